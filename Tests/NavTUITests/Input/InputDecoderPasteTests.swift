import NavTUI
import Testing

@Suite struct InputDecoderPasteTests {
  private static func paste(_ text: String) -> [UInt8] {
    Array("\u{1b}[200~\(text)\u{1b}[201~".utf8)
  }

  @Test(
    "A paste is one piece of text with newlines, wherever it is split",
    arguments: [
      ("", ""), ("q", "q"), ("a\rb", "a\nb"), ("a\r\nb", "a\nb"), ("a\n\nb\r\r", "a\n\nb\n\n"),
      ("返回🫨", "返回🫨"),
      ("\u{3}q\u{1b}[D\u{1b}", "\u{3}q\u{1b}[D\u{1b}"), ("\u{1b}[201", "\u{1b}[201"),
      ("\u{1b}\u{1b}[20x", "\u{1b}\u{1b}[20x"),
      ("\u{1b}[200~", "\u{1b}[200~"), ("\u{1b}[<0;1;1M", "\u{1b}[<0;1;1M"),
    ]
  )
  func text(pasted: String, text: String) {
    let bytes = Self.paste(pasted) + Array("a".utf8)
    let expected: [InputEvent] = [.paste(text), .character("a")]
    #expect(decode(pieces: [bytes]) == expected)
    #expect(decode(pieces: bytes.map { [$0] }, gap: 0.02) == expected)
    for place in 2...bytes.count {
      #expect(
        decode(pieces: [Array(bytes[..<place]), Array(bytes[place...])], gap: 4.9) == expected
      )
    }
  }

  @Test("A paste behind a late ESC is still a paste")
  func late() {
    let bytes = Self.paste("q")
    #expect(
      decode(pieces: [[0x1b], Array(bytes[1...])], gap: 0.2) == [.key(.escape), .paste("q")]
    )
  }

  @Test("Bytes that are no text become U+FFFD")
  func broken() {
    let bytes = Array("\u{1b}[200~".utf8) + [0xff, 0xc3] + Array("\u{1b}[201~".utf8)
    #expect(decode(pieces: [bytes]) == [.paste("\u{fffd}\u{fffd}")])
  }

  @Test("A paste that never ends is reported five seconds after its last byte")
  func endless() {
    let pieces = [Array("\u{1b}[200~ab".utf8), Array("q".utf8), Array("j".utf8)]
    #expect(decode(pieces: pieces, gap: 4.9) == [])
    #expect(decode(pieces: pieces, gap: 5) == [.paste("ab"), .character("q"), .character("j")])
    #expect(decodeToEnd(Array("\u{1b}[200~ab\u{1b}[20".utf8)) == [.paste("ab")])
  }

  @Test("A paste beyond 256 KiB loses its end and nothing else", .timeLimit(.minutes(1)))
  func limit() {
    let limit = 1 << 18
    for count in [limit, limit + 1] {
      let bytes = Self.paste(String(repeating: "q", count: count)) + Array("a".utf8)
      let text = String(repeating: "q", count: min(count, limit))
      #expect(decode(pieces: [bytes]) == [.paste(text), .character("a")])
    }
  }
}
