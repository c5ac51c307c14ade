import NavModel
import Testing

@Suite("Bar appearance")
struct BarAppearanceTests {
  @Test(
    "Opacity is the alpha within 0 and 1, and 1 where there is none",
    arguments: [(nil, 1), (0, 0), (0.25, 0.25), (1, 1), (-3, 0), (7, 1), (Double.nan, 1)]
      as [(Double?, Double)]
  )
  func opacity(alpha: Double?, opacity: Double) {
    #expect(BarAppearance(alpha: alpha).opacity == opacity)
  }

  @Test("Only an opaque colour, or none, is plain")
  func plain() {
    #expect(BarAppearance().isPlain)
    #expect(BarAppearance(background: .color(Color(1, 2, 3)), alpha: 1).isPlain)
    #expect(!BarAppearance(alpha: 0.99).isPlain)
    #expect(!BarAppearance(background: .image("waves")).isPlain)
    #expect(!BarAppearance(background: .gradient(Color(0, 0, 0), Color(0, 0, 0))).isPlain)
  }

  @Test("What a screen leaves unsaid comes from the system's style")
  func inherits() {
    let style = BarAppearance(alpha: 0.5, titleColor: Color(1, 1, 1), status: .light)
    let own = BarAppearance(alpha: 1, status: .dark)
    #expect(
      own.inheriting(from: style)
        == BarAppearance(alpha: 1, titleColor: Color(1, 1, 1), status: .dark)
    )
  }

  @Test("A colour is read from six digits in either case, and from nothing else")
  func colours() {
    #expect(Color(hex: "#0Aff00") == Color(10, 255, 0))
    #expect(Color(10, 255, 0).hex == "#0aff00")
    for text in ["", "#", "0aff00", "#0aff0", "#0aff000", "#0aff0g", "#+aff00", "#０aff0"] {
      #expect(Color(hex: text) == nil)
    }
  }
}
