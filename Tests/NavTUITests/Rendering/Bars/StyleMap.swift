@testable import NavTUI

/// A surface as text that a person can read: what it says, and a letter a cell for how it is drawn.
struct StyleMap {
  private static let letters = Array(
    ".abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789"
  )

  private var quantizer: ColorQuantizer
  private var styles: [Style] = []

  init(_ depth: ColorDepth = .trueColor) {
    quantizer = ColorQuantizer(depth)
  }

  /// The rows, text beside styles, and what the letters mean.
  static func picture(of surface: Surface, at depth: ColorDepth = .trueColor) -> String {
    var map = StyleMap(depth)
    var lines: [String] = []
    for row in surface.area.rows {
      let text = surface.text(row: row)
      let width = GlyphWidth.of(text)
      let padding = String(repeating: " ", count: max(surface.size.columns - width, 0))
      let marks = surface.area.columns.map { map.letter(surface[$0, row].style) }
      lines.append("\(text)\(padding)|\(String(marks))|")
    }
    return (lines + map.legend).joined(separator: "\n")
  }

  private mutating func letter(_ style: Style) -> Character {
    if let known = styles.firstIndex(of: style) { return Self.letters[known % Self.letters.count] }
    styles.append(style)
    return Self.letters[(styles.count - 1) % Self.letters.count]
  }

  private var legend: [String] {
    var map = self
    return styles.enumerated().map { index, style in
      let colours = map.quantizer.indices(of: style, isText: true)
      let ink = map.name(colours.foreground)
      let ground = map.name(colours.background)
      let words = Self.words(style.attributes)
      return "\(Self.letters[index % Self.letters.count]) \(ink) on \(ground)\(words)"
    }
  }

  private func name(_ color: Int) -> String {
    if color == ColorQuantizer.terminalDefault { return "default" }
    guard quantizer.depth == .trueColor else { return "\(color)" }
    let digits = String(color, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  private static func words(_ attributes: Attributes) -> String {
    let names: [(Attributes, String)] = [
      (.bold, "bold"), (.dim, "dim"), (.reverse, "reverse"), (.underline, "underline"),
    ]
    return names.filter { attributes.contains($0.0) }.map { " " + $0.1 }.joined()
  }
}
