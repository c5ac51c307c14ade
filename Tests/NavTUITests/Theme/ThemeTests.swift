import Foundation
import Testing

@testable import NavTUI

@Suite("Themes")
struct ThemeTests {
  private func luminance(_ paint: Paint) -> Double {
    func linear(_ channel: UInt8) -> Double {
      let share = Double(channel) / 255
      return share <= 0.04045 ? share / 12.92 : pow((share + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(paint.red) + 0.7152 * linear(paint.green) + 0.0722 * linear(paint.blue)
  }

  private func contrast(_ one: Paint, _ other: Paint) -> Double {
    let (a, b) = (luminance(one), luminance(other))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  @Test(
    "Text of every kind has a contrast of 4.5 to 1 on every ground",
    arguments: [Theme.dark, .light, .dark.adapted(to: .colors256), .light.adapted(to: .colors256)]
  )
  func readable(theme: Theme) {
    for ground in Theme.Ground.allCases {
      for ink in [Theme.Ink.text, .secondary, .link] {
        let style = theme.style(ink, on: ground)
        let ratio = contrast(style.foreground, style.background)
        #expect(ratio >= 4.5, "\(ink) on \(ground)")
      }
    }
  }
  @Test("Grounds can be told apart", arguments: [Theme.dark, .light])
  func grounds(theme: Theme) {
    let paints = Theme.Ground.allCases.map { theme.paint($0) }
    #expect(Set(paints).count == paints.count)
    // 256 colours have fewer shades: what stands in a pane differs from it all the same.
    let few = theme.adapted(to: .colors256)
    for ground in Theme.Ground.allCases where ground != .pane {
      #expect(few.paint(ground) != few.pane)
    }
  }

  @Test(
    "At 256 colours every colour of a theme is one of the palette's",
    arguments: [Theme.dark, .light]
  )
  func palette(theme: Theme) {
    let shown = theme.adapted(to: .colors256)
    for paint in Theme.Ground.allCases.map({ shown.paint($0) })
      + Theme.Ink.allCases.map({ shown.paint($0) })
    {
      #expect(ColorQuantizer.shown(paint, at: .colors256) == paint)
    }
    #expect(theme.adapted(to: .trueColor) == theme)
  }

  @Test("With few colours there are no shades, whichever theme is asked for")
  func few() {
    for theme in [Theme.dark, .light] {
      #expect(theme.adapted(to: .colors16) == .sixteen)
      #expect(theme.adapted(to: .mono) == .mono)
      #expect(theme.adapted(to: .colors8).emphasis == .reverse)
    }
  }

  @Test("The accent is the one that was published")
  func accent() {
    #expect(Theme.dark.accent == Paint(18, 150, 219))
    #expect(Theme.light.accent == Paint(18, 150, 219))
  }

  @Test("Without colours, bars and the selection are reversed and nothing else is")
  func mono() {
    for ground in Theme.Ground.allCases {
      let style = Theme.mono.style(.text, on: ground)
      #expect(style.attributes == (ground == .bar || ground == .selection ? .reverse : []))
      #expect(style.foreground.isDefault && style.background.isDefault)
    }
  }

  @Test("The glyphs of the kit are one column wide", arguments: [GlyphSet.unicode, .ascii])
  func narrow(glyphs: GlyphSet) {
    let own = [glyphs.back, glyphs.forward, glyphs.mark, glyphs.ellipsis]
    for glyph in own + glyphs.shadow + glyphs.eighths { #expect(GlyphWidth.of(glyph) == 1) }
    #expect(glyphs.mirrored.mirrored.back == glyphs.back)
  }

  @Test("The ASCII glyphs are 7 bits")
  func ascii() {
    let glyphs = GlyphSet.ascii
    for glyph in [glyphs.back, glyphs.forward, glyphs.mark, glyphs.ellipsis] + glyphs.shadow {
      #expect(glyph.isASCII)
    }
  }
}
