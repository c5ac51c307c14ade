/// Code as it is shown: without the last newline and carriage returns, tabs as blanks.
enum CodeText {
  private static let tabColumns = 4
  private static let newline = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")
  private static let tab = UInt8(ascii: "\t")
  private static let blank = UInt8(ascii: " ")
  private static let continuation: ClosedRange<UInt8> = 0x80...0xBF

  static func clean(_ literal: Slice<UnsafeBufferPointer<UInt8>>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(literal.count)
    var column = 0
    for (index, byte) in literal.enumerated() {
      switch byte {
      case newline:
        text.append(byte)
        column = 0
      case carriageReturn where index + 1 == literal.count || isNewline(after: index, in: literal):
        break
      case tab:
        let blanks = tabColumns - column % tabColumns
        text.append(contentsOf: repeatElement(blank, count: blanks))
        column += blanks
      default:
        text.append(byte)
        if !continuation.contains(byte) { column += 1 }
      }
    }
    if text.last == newline { text.removeLast() }
    return text
  }

  private static func isNewline(
    after index: Int,
    in literal: Slice<UnsafeBufferPointer<UInt8>>
  ) -> Bool {
    literal[literal.startIndex + index + 1] == newline
  }
}
