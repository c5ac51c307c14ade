extension StringProtocol {
  /// The text with everything that could steer a terminal, or hide in it, in visible form.
  ///
  /// Controls become `^[` and their like; other controls, and marks that are not to be seen but change
  /// what is (such as U+202E), become `\u{202e}`.
  var visible: String {
    var text = ""
    for scalar in unicodeScalars {
      switch scalar.properties.generalCategory {
      case .control where scalar.isASCII:
        text.unicodeScalars.append("^")
        text.unicodeScalars.append(Unicode.Scalar(UInt8(scalar.value) ^ caretBit))
      case .control, .format, .lineSeparator, .paragraphSeparator:
        text += "\\u{\(String(scalar.value, radix: 16))}"
      default:
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Sequence<String> {
  /// The words as a choice: `a, b or c`.
  var alternatives: String {
    let words = Array(self)
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " or " + last
  }
}

/// What caret notation turns over: U+001B is `^[`, and U+007F is `^?`.
private let caretBit: UInt8 = 0x40
