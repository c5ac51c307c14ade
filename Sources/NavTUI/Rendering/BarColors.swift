import NavModel

/// The colours of a bar, with everything resolved that the screen leaves to the theme.
struct BarColors: Equatable {
  /// Blends are taken in steps, so that a terminal's colour pairs suffice.
  static let blendSteps = 8.0
  /// Bar colours are all the next screen's after a quarter of the way: HBDNavigationBar.
  private static let blendSpeed = 4.0

  /// The background at the leading side.
  var leading: Paint
  /// The background at the trailing side; differs in a gradient.
  var trailing: Paint
  /// The title.
  var title: Paint
  /// Items without a colour of their own.
  var item: Paint
  /// How much it hides of what is beneath, 0…1.
  var opacity: Double

  init(_ appearance: BarAppearance, theme: Theme) {
    // Without colours, what a screen asks for cannot be shown.
    let background = theme.emphasis == .shade ? appearance.background : nil
    switch background {
    case .color(let color):
      leading = Paint(color)
      trailing = leading
    case .gradient(let from, let to):
      leading = Paint(from)
      trailing = Paint(to)
    case .image, nil:
      leading = theme.bar
      trailing = leading
    }
    let isPlain = leading == theme.bar
    let readable = isPlain ? theme.text : leading.readable
    let asked = theme.emphasis == .shade ? appearance.titleColor.map { Paint($0) } : nil
    title = asked ?? readable
    item = isPlain ? theme.style(.link, on: .bar).foreground : title
    opacity = theme.emphasis == .shade ? appearance.opacity : 1
  }

  /// The colours while one bar changes to another, `progress` of the way.
  func changing(to other: BarColors, progress: Double) -> BarColors {
    let amount = Self.stepped(min(1, progress * Self.blendSpeed))
    var colors = self
    colors.leading = leading.mixed(with: other.leading, amount)
    colors.trailing = trailing.mixed(with: other.trailing, amount)
    colors.title = title.mixed(with: other.title, amount)
    colors.item = item.mixed(with: other.item, amount)
    colors.opacity += (other.opacity - opacity) * amount
    return colors
  }

  /// The background at a column of so many.
  func background(at column: Int, of columns: Int) -> Paint {
    guard leading != trailing, columns > 1 else { return leading }
    return leading.mixed(with: trailing, Double(column) / Double(columns - 1))
  }

  /// `amount` in whole steps, within 0…1.
  static func stepped(_ amount: Double) -> Double {
    (min(max(amount, 0), 1) * blendSteps).rounded() / blendSteps
  }
}

extension Paint {
  /// The paint for a colour that a screen asks for.
  init(_ color: Color) {
    self.init(color.red, color.green, color.blue)
  }

  /// Black or white, whichever can be read on this colour.
  fileprivate var readable: Paint {
    // Rec. 601 luma; half of the range.
    let luma = 299 * Int(red) + 587 * Int(green) + 114 * Int(blue)
    return luma < 128 * 1000 ? Paint(255, 255, 255) : .black
  }
}
