import NavModel

/// The colours of a bar, with everything resolved that the screen leaves to the theme.
struct BarColors: Equatable {
  /// What lies behind everything.
  enum Fill: Equatable {
    case color(Paint)
    case gradient(Paint, Paint, GradientAxis)
    case image(BarImage, ink: Paint, ground: Paint)
  }

  /// Blends are taken in steps, so that a terminal's colour pairs suffice.
  static let blendSteps = 8.0
  /// Bar colours are all the next screen's after a quarter of the way: HBDNavigationBar.
  private static let blendSpeed = 4.0
  /// A bar that hides less than this shows what is beneath rather than itself.
  private static let leastOpacity = 0.5
  /// Light and dark text of the status line.
  private static let statusPaints = (light: Paint(245, 247, 250), dark: Paint(20, 22, 26))

  private(set) var fill: Fill
  /// The title.
  private(set) var title: Paint
  /// Items without a colour of their own.
  private(set) var item: Paint
  /// The status line.
  private(set) var status: Paint
  /// How much it hides of what is beneath, 0…1.
  private(set) var opacity: Double
  /// Whether what is beneath loses its strokes.
  private(set) var isFrosted: Bool
  /// How strong the line below is, 0…1.
  private(set) var line: Double
  let theme: Theme

  init(_ appearance: BarAppearance, theme: Theme) {
    self.theme = theme
    let hasShades = theme.emphasis == .shade
    fill = Self.fill(appearance.background, theme)
    isFrosted = appearance.isTranslucent == true
    line = appearance.shadowLine == .shown ? 1 : 0
    opacity = appearance.opacity
    // The terminal's own colours cannot be mixed: there is a bar, or there is none.
    if !hasShades { opacity = opacity < Self.leastOpacity ? 0 : 1 }
    let isOwn = fill != .color(theme.bar) && opacity >= Self.leastOpacity
    let readable = isOwn ? Self.ground(of: fill).readable : theme.text
    title = appearance.titleColor.map { Paint($0) } ?? readable
    if !hasShades, !isOwn { title = theme.text }
    item = isOwn ? title : theme.paint(.link)
    switch appearance.status {
    case .light: status = Self.statusPaints.light
    case .dark: status = Self.statusPaints.dark
    case nil: status = readable
    }
  }

  private static func fill(_ background: BarBackground?, _ theme: Theme) -> Fill {
    func paint(_ color: Color?, else standard: Paint) -> Paint {
      color.map { Paint($0) } ?? standard
    }
    switch background {
    // Without colours, only a picture can be shown of what a screen asks for.
    case .image(let image) where theme.depth == .mono:
      return .image(image, ink: theme.text, ground: theme.bar)
    case _ where theme.depth == .mono, nil: return .color(theme.bar)
    case .color(let color): return .color(Paint(color))
    case .gradient(let from, let to, let axis): return .gradient(Paint(from), Paint(to), axis)
    case .image(let image):
      let ground = paint(image.ground, else: theme.bar)
      return .image(image, ink: paint(image.ink, else: theme.secondary), ground: ground)
    }
  }

  private static func ground(of fill: Fill) -> Paint {
    switch fill {
    case .color(let paint), .image(_, _, let paint): paint
    case .gradient(let from, let to, _): from.mixed(with: to, 0.5)
    }
  }
}

// MARK: - Changing

extension BarColors {
  /// The colours while one bar changes to another, `progress` of the way.
  ///
  /// What cannot be blended is the other's from the middle on, and a text that a blend would make
  /// unreadable is of one colour or the other.
  func changing(to other: BarColors, progress: Double) -> BarColors {
    let amount = Self.stepped(min(1, progress * Self.blendSpeed))
    var colors = amount < Self.half ? self : other
    if case .color(let from) = fill, case .color(let to) = other.fill {
      colors.fill = .color(from.mixed(with: to, amount))
    }
    colors.opacity = opacity + (other.opacity - opacity) * amount
    colors.line = line + (other.line - line) * amount
    let ground = theme.shown(colors.base)
    func isReadable(_ ink: Paint) -> Bool {
      Contrast.isReadable(theme.shown(ink), on: ground)
    }
    func ink(_ from: Paint, _ to: Paint) -> Paint {
      let (near, far) = amount < Self.half ? (from, to) : (to, from)
      let mixed = from.mixed(with: to, amount)
      if isReadable(mixed) { return mixed }
      return isReadable(near) ? near : isReadable(far) ? far : mixed
    }
    colors.title = ink(title, other.title)
    colors.item = ink(item, other.item)
    colors.status = ink(status, other.status)
    return colors
  }

  private static let half = 0.5

  /// `amount` in whole steps, within 0…1.
  static func stepped(_ amount: Double) -> Double {
    (min(max(amount, 0), 1) * blendSteps).rounded() / blendSteps
  }
}

// MARK: - Behind text

extension BarColors {
  /// The colours of what hangs below the bar: a gradient has come to its end there, a picture has none.
  var belowBar: BarColors {
    var colors = self
    switch fill {
    case .color, .gradient(_, _, .across): break
    case .gradient(_, let end, .down): colors.fill = .color(end)
    case .image(_, _, let ground): colors.fill = .color(ground)
    }
    return colors
  }
}

extension BarColors {
  /// Whether the same lies behind all text.
  var isUniform: Bool {
    if case .gradient = fill { false } else { true }
  }

  /// Whether the terminal's own colours are swapped.
  var isReversed: Bool { base.isDefault && opacity > 0 }

  /// What lies behind text, a gradient's middle.
  private var base: Paint { through(Self.ground(of: fill)) }

  /// What lies behind text in a cell of a bar of some size.
  func ground(column: Int, row: Int, of size: Size) -> Paint {
    guard case .gradient(let from, let to, let axis) = fill else { return base }
    switch axis {
    case .across:
      let way = size.columns > 1 ? Double(column) / Double(size.columns - 1) : 0
      return through(from.mixed(with: to, way))
    case .down:
      let way = size.rows > 0 ? (Double(row) + Self.half) / Double(size.rows) : 0
      return through(from.mixed(with: to, way))
    }
  }

  /// A colour of the bar as it is over a pane.
  private func through(_ paint: Paint) -> Paint {
    opacity < 1 ? theme.pane.mixed(with: paint, opacity) : paint
  }

  /// How text is drawn on one of its grounds.
  func style(_ ink: Paint, on ground: Paint, _ attributes: Attributes = []) -> Style {
    guard ground.isDefault else {
      return Style(foreground: ink, background: ground, attributes: attributes)
    }
    // The terminal's own colours, swapped where there is a bar.
    guard opacity > 0 else { return Style(foreground: ink, attributes: attributes) }
    return Style(attributes: attributes.union(.reverse))
  }
}

extension Paint {
  /// The paint for a colour that a screen asks for.
  init(_ color: Color) {
    self.init(color.red, color.green, color.blue)
  }

  /// Black or white, whichever can be read better on this colour.
  fileprivate var readable: Paint {
    Contrast.ratio(.white, self) < Contrast.ratio(.black, self) ? .black : .white
  }
}
