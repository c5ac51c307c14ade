import NavTUI
import Testing

@Suite("Widths")
struct GlyphWidthTests {
  @Test(
    "A grapheme cluster takes as many columns as terminals reserve for it",
    arguments: [
      ("", 0),
      ("a", 1),
      (" ", 1),
      ("é", 1),
      ("e\u{301}", 1),
      ("返", 2),
      ("返回", 4),
      ("ｱ", 1),
      ("Ａ", 2),
      ("한", 2),
      ("\u{1112}\u{1161}\u{11AB}", 2),
      ("👍", 2),
      ("👍🏽", 2),
      ("👨‍👩‍👧‍👦", 2),
      ("🇩🇪", 2),
      ("❤", 1),
      ("❤\u{FE0F}", 2),
      ("1\u{FE0F}\u{20E3}", 2),
      ("\u{200B}", 0),
      ("\u{202E}", 0),
      ("\u{301}", 0),
      ("‹", 1),
      ("…", 1),
      ("\u{1FAE8}", 2),
    ]
  )
  func width(text: String, columns: Int) {
    #expect(GlyphWidth.of(text) == columns)
  }

  @Test(
    "A control character is shown as a picture of itself, in as many columns as are counted for it",
    arguments: [
      ("\u{1B}", "␛"), ("\u{0}", "␀"), ("\u{7F}", "␡"), ("\u{9B}", "\u{FFFD}"),
      ("\r\n", "␍"), ("\n", "␊"), ("\t", "␉"), ("\u{2028}", "\u{FFFD}"), ("\u{E0FFF}", "\u{FFFD}"),
    ]
  )
  func picture(text: String, picture: String) throws {
    let character = try #require(text.first)
    let (glyph, width) = Glyph.shown(character)
    #expect(glyph.text == picture)
    #expect(width == 1)
    #expect(GlyphWidth.of(character) == 1)
  }

  @Test("No scalar of Unicode reaches a surface as a control character")
  func noControls() {
    for code in UInt32(0)...0x3000 {
      guard let scalar = Unicode.Scalar(code) else { continue }
      let shown = Glyph.shown(Character(scalar))
      #expect(shown.width == GlyphWidth.of(Character(scalar)))
      guard let drawn = shown.glyph.scalar, shown.width > 0 else { continue }
      #expect(drawn.properties.generalCategory != .control, "U+\(String(code, radix: 16))")
    }
  }

  @Test("A cluster without end is cut, and equal clusters are equal glyphs")
  func longCluster() {
    let marks = String(repeating: "\u{301}", count: 1000)
    #expect(Glyph(Character("e" + marks)).text.unicodeScalars.count <= 16)
    #expect(Glyph("e\u{301}") == Glyph("e\u{301}"))
    #expect(Glyph("👍🏽") != Glyph("👍🏾"))
  }
}
