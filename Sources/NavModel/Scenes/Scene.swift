/// What there is to see at one instant, as values in unit coordinates.
///
/// A renderer needs nothing else of the model: it paints `layers` in their order, what comes later
/// over what came before. Horizontal places are fractions of the window's width, vertical ones
/// points. The left edge of a layer may lie outside 0…1.
public struct Scene: Sendable, Equatable {
  /// What to paint, lowest first.
  public var layers: [Layer]
  /// Where the navigation stands.
  public var phase: Phase
  /// What moves; nil at rest.
  public var operation: Operation?
  /// How far `operation` has come, 0…1 in its own direction; 0 at rest.
  public var progress: Double
  /// The speed of `progress`, in widths a second; negative while it runs back.
  public var velocity: Double
  /// The left edge of the moving pane, in widths; nil at rest.
  public var edge: Double?
  /// How far the content of the top pane is pushed aside by a refused *back*, in points; mostly 0.
  public var bounce: Double
  /// The innermost content screen on show: the one that receives keys.
  public var screen: ScreenID
  /// Which side things lead from.
  public var direction: LayoutDirection
  /// Whether what lies below is shown as it was when it was covered.
  public var usesPictures: Bool

  /// An empty scene, to be filled by ``Navigator/compose(into:)``.
  public init() {
    layers = []
    phase = .idle
    operation = nil
    progress = 0
    velocity = 0
    edge = nil
    bounce = 0
    screen = ""
    direction = .leftToRight
    usesPictures = false
  }

  /// The bar that belongs to the screen on show: the topmost one whose face is that screen's, or changes to it.
  public var bar: Bar? {
    for layer in layers.reversed() {
      guard case .bar(let bar) = layer.drawing else { continue }
      if bar.face.screen == screen || bar.change?.face.screen == screen { return bar }
    }
    return nil
  }
}

/// The four phases of a transition.
public enum Phase: String, Sendable, Hashable {
  /// Nothing moves.
  case idle
  /// An operation runs on its own.
  case animating
  /// A gesture leads.
  case interactive
  /// What a gesture let go runs to its end.
  case settling
}

/// What a transition does to what is on show.
public enum Operation: String, Sendable, Hashable {
  /// A screen comes from the trailing side and covers the one before.
  case push
  /// The top screen leaves and uncovers the one below.
  case pop
  /// A controller of its own comes over the whole window.
  case present
  /// A presented controller leaves.
  case dismiss
  /// Another tab is chosen.
  case select
}

/// One thing to paint, as wide as the window.
public struct Layer: Sendable, Equatable {
  /// The left edge, in widths of the window: 0 is flush, 1 is off to the right.
  public var x: Double
  /// The upper edge, in points from the window's top.
  public var top: Double
  /// The lower edge, in points from the window's top.
  public var bottom: Double
  /// How much of it is taken by black: 0 untouched, 1 black.
  public var dim: Double
  /// What is painted there.
  public var drawing: Drawing

  /// Makes a layer.
  public init(x: Double, top: Double, bottom: Double, dim: Double = 0, drawing: Drawing) {
    self.x = x
    self.top = top
    self.bottom = bottom
    self.dim = dim
    self.drawing = drawing
  }

  /// What a layer shows.
  public enum Drawing: Sendable, Equatable {
    /// A screen's content. `topInset`: points at the top that a see-through bar covers.
    case content(ScreenID, topInset: Double)
    /// A navigation bar.
    case bar(Bar)
    /// What is left of a bar's large title, below the bar: its last rows go first.
    case largeTitle(BarFace)
    /// A tab bar.
    case tabBar(TabBar)
    /// The shadow that the pane painted next casts on what is beneath it, outside the leading edge
    /// of this layer; 0…1 is its strength at the edge.
    case shadow(strength: Double)
  }
}

/// A navigation bar as it is to be drawn.
public struct Bar: Sendable, Equatable {
  /// What the bar shows, or changes from.
  public var face: BarFace
  /// What it is changing to, while two screens share it; nil otherwise.
  public var change: BarChange?

  /// Makes a bar.
  public init(face: BarFace, change: BarChange? = nil) {
    self.face = face
    self.change = change
  }
}

/// A fused bar between two screens.
public struct BarChange: Sendable, Equatable {
  /// What the bar shows in the end.
  public var face: BarFace
  /// How far the change has come: 0 all `Bar.face`, 1 all `face`.
  public var progress: Double
  /// Whether the screen below comes back; titles then move toward the trailing side.
  public var isBackward: Bool

  /// Makes a change.
  public init(face: BarFace, progress: Double, isBackward: Bool) {
    self.face = face
    self.progress = progress
    self.isBackward = isBackward
  }
}

/// What one screen puts into a bar, with everything resolved.
public struct BarFace: Sendable, Equatable {
  /// Whose bar it is.
  public var screen: ScreenID
  /// The title.
  public var title: String
  /// A line above the title; nil for none.
  public var prompt: String?
  /// The back item, without its chevron; nil for none.
  public var back: BarItem?
  /// Whether the back item is the screen's own and shows no chevron.
  public var backIsCustom: Bool
  /// Items at the leading side, after the back item.
  public var left: [BarItem]
  /// Items at the trailing side.
  public var right: [BarItem]
  /// How it looks; what is still nil is the theme's to say.
  public var appearance: BarAppearance
  /// Whether the title is a large one, below the bar: the bar itself then shows none.
  public var largeTitle: Bool
  /// Space at both ends of the bar, in points.
  public var margin: Double

  /// Makes a face that shows `title`.
  public init(
    screen: ScreenID,
    title: String,
    prompt: String? = nil,
    back: BarItem? = nil,
    backIsCustom: Bool = false,
    left: [BarItem] = [],
    right: [BarItem] = [],
    appearance: BarAppearance = BarAppearance(),
    largeTitle: Bool = false,
    margin: Double = BarStyle.standardMargin
  ) {
    self.screen = screen
    self.title = title
    self.prompt = prompt
    self.back = back
    self.backIsCustom = backIsCustom
    self.left = left
    self.right = right
    self.appearance = appearance
    self.largeTitle = largeTitle
    self.margin = margin
  }
}

extension BarFace {
  /// What the bar itself says: nothing while the title is a large one.
  public var titleInBar: String { largeTitle ? "" : title }

  /// Whether the bar's first row is a status line.
  public var hasStatusLine: Bool { appearance.statusLine == .shown }
}

/// A tab bar as it is to be drawn.
public struct TabBar: Sendable, Equatable {
  /// The tabs' titles, from the leading side.
  public var titles: [String]
  /// Which of them is chosen, from 0.
  public var selected: Int

  /// Makes a tab bar.
  public init(titles: [String], selected: Int) {
    self.titles = titles
    self.selected = selected
  }
}
