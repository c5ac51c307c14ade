/// How well a text can be told from its background.
///
/// Web Content Accessibility Guidelines 2.2, success criterion 1.4.3 and "relative luminance".
enum Contrast {
  /// What every text at full strength has at least: level AA.
  static let least = 4.5

  /// The light that scatters on every screen.
  private static let flare: Float = 0.05

  /// The ratio of two colours' light, 1 for the same to 21 for black and white.
  static func ratio(_ one: Paint, _ other: Paint) -> Double {
    let (a, b) = (luminance(one), luminance(other))
    return Double((max(a, b) + flare) / (min(a, b) + flare))
  }

  private static func luminance(_ paint: Paint) -> Float {
    let linear = PerceivedColor.linear
    return 0.2126 * linear[Int(paint.red)] + 0.7152 * linear[Int(paint.green)]
      + 0.0722 * linear[Int(paint.blue)]
  }

  /// Whether text of one colour can be read on all of these; the terminal's own are its owner's care.
  static func isReadable(_ ink: Paint, on grounds: some Collection<Paint>) -> Bool {
    grounds.allSatisfy { isReadable(ink, on: $0) }
  }

  /// Whether text of one colour can be read on another.
  static func isReadable(_ ink: Paint, on ground: Paint) -> Bool {
    ground.isDefault || ink.isDefault || ratio(ink, ground) >= least
  }
}

extension Theme {
  /// A lightness is moved by so much at a time, in OKLab's 0…1.
  private static let lightnessStep: Float = 0.02
  private static let lightnessSteps = 50

  /// The colour that a terminal shows for a paint.
  func shown(_ paint: Paint) -> Paint { ColorQuantizer.shown(paint, at: depth) }

  /// What can be read on all these grounds: the colour itself, else the same lighter or darker, else
  /// black or white, whichever is better.
  func legible(_ ink: Paint, on grounds: some Collection<Paint>) -> Paint {
    let wanted = shown(ink)
    if grounds.allSatisfy({ Contrast.isReadable(wanted, on: shown($0)) }) { return wanted }
    // Few colours have no shades to move through: black and white must do.
    let grounds = grounds.map(shown)
    if depth >= .colors256 {
      let color = PerceivedColor(ink)
      for step in 1...Self.lightnessSteps {
        for sign: Float in [1, -1] {
          var nearby = color
          nearby.lightness += sign * Float(step) * Self.lightnessStep
          guard (0...1).contains(nearby.lightness) else { continue }
          let paint = shown(nearby.paint)
          if Contrast.isReadable(paint, on: grounds) { return paint }
        }
      }
    }
    return clearest([.white, .black], on: grounds)
  }

  /// The ink whose worst contrast on these grounds is the best.
  private func clearest(_ inks: [Paint], on grounds: [Paint]) -> Paint {
    func worst(_ ink: Paint) -> Double {
      grounds.lazy.map { Contrast.ratio(ink, $0) }.min() ?? 1
    }
    return inks.max { worst($0) < worst($1) } ?? .white
  }
}
