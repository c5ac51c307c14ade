struct Letter {
  let subject: String
  let text: String
}

let letters = [
  Letter(subject: "Welcome", text: "This screen hides its bar. Drag it to the right, or press ←."),
  Letter(subject: "Invoice", text: "Nothing to pay."),
]
