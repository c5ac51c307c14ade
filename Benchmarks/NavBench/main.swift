import Glibc

// What the model and documents cost: `NavBench [--json FILE]`.

var file: String?
var words = CommandLine.arguments.dropFirst()
while let word = words.popFirst() {
  guard word == "--json", let name = words.popFirst() else {
    print("usage: NavBench [--json FILE]")
    exit(64)
  }
  file = name
}

let findings = ModelBench.run() + DocumentBench.run()
let table = Table(findings)
print(table.text, terminator: "")
if let file, !table.writeJSON(to: file) {
  print("cannot write \(file)")
  exit(73)
}
exit(findings.allSatisfy(\.isMet) ? 0 : 1)
