import Foundation
import NavModel
import Testing

@testable import NavTUI

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("Pictures in SVG")
struct SVGImageTests {
  private let plain = Style(foreground: Paint(200, 201, 202), background: Paint(10, 11, 12))

  private func surface(_ columns: Int, _ rows: Int) -> Surface {
    Surface(size: Size(columns: columns, rows: rows), style: plain)
  }

  private func body(_ surface: Surface) -> [String] {
    SVGImage(of: surface, title: "").text.split(separator: "\n").map(String.init)
      .filter { $0.hasPrefix("<text") || $0.hasPrefix("<rect x") }
  }

  @Test("A picture is as large as its cells, and named")
  func frame() {
    let text = SVGImage(of: surface(10, 2), title: "Half <away> & “back”").text
    #expect(text.contains(#"width="90" height="40" viewBox="0 0 90 40""#))
    #expect(text.contains("<title>Half &lt;away&gt; &amp; “back”</title>"))
    #expect(text.contains(##"<rect width="90" height="40" fill="#0a0b0c"/>"##))
    #expect(text.contains(#"rx="8""#))
    #expect(!SVGImage(of: surface(1, 1), title: "", isRound: false).text.contains("rx="))
  }

  @Test(
    "Each stretch in one style is one run, with a place for every glyph and no blanks at its ends"
  )
  func runs() {
    var surface = surface(20, 2)
    surface.put(" a 返回b ", at: Position(column: 0, row: 1), style: plain)
    var bold = plain
    bold.attributes = [.bold, .italic, .underline]
    surface.put("c", at: Position(column: 12, row: 1), style: bold)
    #expect(
      body(surface) == [
        ##"<text x="9 18 27 45 63" y="35" fill="#c8c9ca">a 返回b</text>"##,
        ##"<text x="108" y="35" fill="#c8c9ca" font-weight="bold" font-style="italic" text-decoration="underline">c</text>"##,
      ]
    )
  }

  @Test("Neighbours on one ground are one rectangle, across and down")
  func grounds() {
    var surface = surface(10, 4)
    let other = Style(background: Paint(255, 0, 15))
    surface.fill(Area(columns: 2..<5, rows: 1..<3), with: other)
    surface.fill(Area(columns: 2..<6, rows: 3..<4), with: other)
    #expect(
      body(surface) == [
        ##"<rect x="18" y="20" width="27" height="40" fill="#ff000f"/>"##,
        ##"<rect x="18" y="60" width="36" height="20" fill="#ff000f"/>"##,
      ]
    )
  }

  @Test("Reversed text has its colours swapped, and the terminal's own are the theme's")
  func colours() {
    var surface = Surface(size: Size(columns: 4, rows: 1))
    surface.put("r", at: Position(column: 0, row: 0), style: Style(attributes: .reverse))
    let lines = body(surface)
    #expect(lines.contains(##"<rect x="0" y="0" width="9" height="20" fill="#e0e5ed"/>"##))
    #expect(lines.contains(##"<text x="0" y="15" fill="#181b21">r</text>"##))
  }

  @Test("Block elements are rectangles, not letters")
  func blocks() {
    var surface = surface(4, 1)
    surface.put("▌░x", at: Position(column: 0, row: 0), style: plain)
    #expect(
      body(surface) == [
        ##"<rect x="0" y="0" width="4.5" height="20" fill="#c8c9ca"/>"##,
        ##"<rect x="9" y="0" width="9" height="20" fill="#c8c9ca" fill-opacity="0.25"/>"##,
        ##"<text x="18" y="15" fill="#c8c9ca">x</text>"##,
      ]
    )
  }

  @Test("A cluster of several characters is a run by itself")
  func clusters() {
    var surface = surface(8, 1)
    surface.put("ae\u{301}b", at: Position(column: 0, row: 0), style: plain)
    let lines = body(surface)
    #expect(lines.count == (Glyph("e\u{301}" as Character).scalar == nil ? 3 : 1))
  }

  @Test("Whatever is on the surface and in the title, the document is well-formed XML")
  func wellFormed() {
    let controls = String(String.UnicodeScalarView((0...0x9F).compactMap(Unicode.Scalar.init)))
    let hostile = controls + "\u{FFFE}\u{FFFF}\"><script>&amp;]]>שלום👩‍🚀"
    var surface = surface(80, 3)
    surface.put(hostile, at: Position(column: 0, row: 0), style: plain)
    surface.put("<&>\"'", at: Position(column: 0, row: 1), style: plain)
    let parser = XMLParser(data: Data(SVGImage(of: surface, title: hostile).text.utf8))
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(body(surface).contains { $0.hasSuffix(">&lt;&amp;&gt;&quot;'</text>") })
  }

  @Test("No surface is too small")
  func empty() {
    for size in [(0, 0), (1, 0), (0, 1)] {
      let parser = XMLParser(
        data: Data(SVGImage(of: surface(size.0, size.1), title: "").text.utf8)
      )
      #expect(parser.parse())
    }
  }
}

@Suite("Block elements")
struct BlockElementTests {
  @Test(
    "Each fills its part of the cell",
    arguments: [
      ("█", 0, 0, 1, 1, 1), ("▏", 0, 0, 0.125, 1, 1), ("▉", 0, 0, 0.875, 1, 1),
      ("▐", 0.5, 0, 0.5, 1, 1), ("▀", 0, 0, 1, 0.5, 1), ("▁", 0, 0.875, 1, 0.125, 1),
      ("▇", 0, 0.125, 1, 0.875, 1), ("▔", 0, 0, 1, 0.125, 1), ("▕", 0.875, 0, 0.125, 1, 1),
      ("░", 0, 0, 1, 1, 0.25), ("▓", 0, 0, 1, 1, 0.75),
    ] as [(Unicode.Scalar, Double, Double, Double, Double, Double)]
  )
  func parts(
    scalar: Unicode.Scalar,
    left: Double,
    top: Double,
    width: Double,
    height: Double,
    opacity: Double
  ) throws {
    let block = try #require(BlockElement(scalar))
    #expect((block.left, block.top) == (left, top))
    #expect((block.width, block.height, block.opacity) == (width, height, opacity))
  }

  @Test("Others are not blocks", arguments: ["\u{257F}", "▖", "▟", "■", "a"] as [Unicode.Scalar])
  func others(scalar: Unicode.Scalar) {
    #expect(BlockElement(scalar) == nil)
  }
}
