/// The sequence that puts text into the clipboard of the person at the terminal (OSC 52).
public enum Clipboard {
  /// The most bytes of text that are copied: xterm takes 74,994 of base64.
  public static let sizeLimit = 56_000

  private static let start = Array("\u{1B}]52;c;".utf8)
  private static let end = Array("\u{1B}\\".utf8)
  private static let alphabet = Array(
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8
  )
  private static let padding = UInt8(ascii: "=")

  /// The bytes to send.
  public static func sequence(copying text: String) -> [UInt8] {
    start + base64(Array(text.utf8)) + end
  }

  /// RFC 4648: three bytes become four letters.
  static func base64(_ bytes: [UInt8]) -> [UInt8] {
    var letters: [UInt8] = []
    for index in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[index..<min(index + 3, bytes.count)]
      var bits = group.reduce(0) { $0 << 8 | Int($1) }
      bits <<= 8 * (3 - group.count)
      for place in 0..<4 {
        let letter = alphabet[bits >> (18 - 6 * place) & 63]
        letters.append(place <= group.count ? letter : padding)
      }
    }
    return letters
  }
}
