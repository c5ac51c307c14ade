import NavModel
import Testing

@testable import NavTUI

@Suite("Properties of bars")
struct BarPropertyTests {
  /// SplitMix64, so that a failure can be seen again.
  private struct Chance: RandomNumberGenerator {
    var state: UInt64
    /// Whether all text is of narrow glyphs, which look the same in a mirror as far as blanks go.
    var isNarrow = false

    mutating func next() -> UInt64 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var mixed = state
      mixed = (mixed ^ mixed >> 30) &* 0xbf58_476d_1ce4_e5b9
      mixed = (mixed ^ mixed >> 27) &* 0x94d0_49bb_1331_11eb
      return mixed ^ mixed >> 31
    }

    mutating func happens(_ share: Double = 0.5) -> Bool {
      Double.random(in: 0..<1, using: &self) < share
    }

    mutating func color() -> Color {
      Color(
        UInt8.random(in: 0...255, using: &self),
        UInt8.random(in: 0...255, using: &self),
        UInt8.random(in: 0...255, using: &self)
      )
    }

    mutating func title() -> String {
      let titles = ["Inbox", "信", "返回设置", "Preferences-and-more", "Ö", "x", "Überschrift🙂"]
      let title = titles.randomElement(using: &self) ?? ""
      return isNarrow ? String(repeating: "x", count: GlyphWidth.of(title)) : title
    }

    mutating func appearance() -> BarAppearance {
      var appearance = BarAppearance()
      switch Int.random(in: 0...4, using: &self) {
      case 0: appearance.background = .color(color())
      case 1: appearance.background = .gradient(color(), color(), happens() ? .across : .down)
      case 2:
        let image = BarImage("~-._.-\n.-~-._", fill: happens() ? .tiled : .fitted, ink: color())
        appearance.background = .image(image)
      default: break
      }
      if happens(0.3) { appearance.alpha = Double.random(in: 0...1, using: &self) }
      if happens(0.2) { appearance.isTranslucent = true }
      if happens(0.3) { appearance.titleColor = color() }
      if happens(0.2) { appearance.shadowLine = .shown }
      if happens(0.2) { appearance.statusLine = .shown }
      if happens(0.2) { appearance.status = happens() ? .light : .dark }
      return appearance
    }

    mutating func screen(_ id: ScreenID) -> Screen {
      var screen = Screen(id, title: title())
      screen.appearance = appearance()
      if happens(0.2) { screen.barVisibility = .hidden }
      if happens(0.3) { screen.item.prompt = title() }
      if happens(0.3) { screen.item.prefersLargeTitle = true }
      if happens(0.3) { screen.item.back = .custom(BarItem(title(), color: color())) }
      if happens(0.3) {
        screen.item.left = [BarItem(title(), action: "l")]
        screen.item.leftItemsSupplementBackButton = happens()
      }
      while happens(0.4), screen.item.right.count < 3 {
        screen.item.right.append(BarItem(title(), action: "r"))
      }
      return screen
    }

    mutating func pair() -> BarPair {
      var pair = BarPair.colours
      pair.lower = screen("lower")
      pair.upper = screen("upper")
      return pair
    }

    mutating func size() -> Size {
      Size(
        columns: Int.random(in: 20...300, using: &self),
        rows: Int.random(in: 5...34, using: &self)
      )
    }
  }

  private static let seeds: Range<UInt64> = 0..<60

  @Test(
    "No cell is left undrawn, no wide glyph is cut, and a cancel leaves no trace",
    arguments: seeds
  )
  func whole(seed: UInt64) {
    var chance = Chance(state: seed)
    let pair = chance.pair()
    let look: BarStyle.Look = chance.happens() ? .fused : .smooth
    var stage = BarStage(pair, look: look, size: chance.size())
    let before = stage.draw()
    for _ in 0..<4 {
      stage.drag(to: Double.random(in: 0...1, using: &chance))
      let surface = stage.draw()
      expectWhole(surface)
      for row in 0..<stage.size.rows - 1 {
        for column in surface.area.columns {
          let target = stage.renderer.target(at: Position(column: column, row: row))
          if target == .nothing { Issue.record("nothing at \(column), \(row)") }
        }
      }
    }
    stage.cancel()
    #expect(stage.draw() == before)
  }

  @Test("No bar lies over the content of its own screen", arguments: seeds)
  func apart(seed: UInt64) {
    var chance = Chance(state: seed &+ 1_000)
    var stage = BarStage(
      chance.pair(),
      look: chance.happens() ? .fused : .smooth,
      size: chance.size()
    )
    for _ in 0..<4 {
      stage.drag(to: Double.random(in: 0...1, using: &chance))
      let layers = stage.navigator.scene.layers
      for layer in layers {
        guard case .content(_, let inset) = layer.drawing else { continue }
        for other in layers {
          let isBar =
            switch other.drawing {
            case .bar, .largeTitle: true
            case .content, .tabBar, .shadow: false
            }
          // A bar over a pane, its own or shared, ends where what matters of the pane begins.
          guard isBar, other.x == layer.x || isShared(other) else { continue }
          #expect(other.bottom <= layer.top + inset)
        }
      }
    }
  }

  private func isShared(_ layer: Layer) -> Bool {
    if case .bar(let bar) = layer.drawing { bar.change != nil } else { false }
  }

  @Test("Titles never overwrite items", arguments: seeds)
  func items(seed: UInt64) {
    var chance = Chance(state: seed &+ 2_000)
    let columns = Int.random(in: 20...300, using: &chance)
    let (upper, lower) = (chance.screen("upper"), chance.screen("lower"))
    func face(_ screen: Screen, back: String?) -> BarFace {
      BarFace(
        screen: screen.id,
        title: screen.item.title,
        back: back.map { BarItem($0) },
        left: screen.item.left,
        right: screen.item.right,
        appearance: screen.appearance
      )
    }
    let from = face(upper, back: lower.item.title)
    let to = face(lower, back: nil)
    let progress = Double.random(in: 0...1, using: &chance)
    for change in [nil, BarChange(face: to, progress: progress, isBackward: true)] {
      var surface = Surface(size: Size(columns: columns, rows: 2))
      Canvas.draw(on: &surface, look: Look()) {
        BarRenderer(theme: .dark).draw(Bar(face: from, change: change), on: &$0)
      }
      expectWhole(surface)
      let (own, next) = (BarLayout(from, columns: columns), BarLayout(to, columns: columns))
      for part in own.left + own.right
      where change == nil || (next.left + next.right).contains(part) {
        let shown = part.columns.map { surface[$0, 1].glyph.text }.joined()
        let label = part.label.map { GlyphWidth.of($0) > 1 ? "\($0) " : "\($0)" }.joined()
        #expect(shown == label)
      }
    }
  }

  @Test("Right to left is the mirror image", arguments: seeds)
  func mirrored(seed: UInt64) {
    var chance = Chance(state: seed &+ 3_000, isNarrow: true)
    var pair = chance.pair()
    // What shines through is text of the content, whose words do not turn round.
    pair.lower.appearance.alpha = 1
    pair.upper.appearance.alpha = 1
    let size = chance.size()
    let look: BarStyle.Look = chance.happens() ? .fused : .smooth
    let progress = Double.random(in: 0...1, using: &chance)
    func draw() -> (Surface, SceneRenderer) {
      var stage = BarStage(pair, look: look, size: size)
      stage.renderer.options.fineEdges = false
      stage.renderer.status = StatusText()
      stage.drag(to: progress)
      return (stage.draw(), stage.renderer)
    }
    let (left, renderer) = draw()
    pair.direction = .rightToLeft
    let (right, _) = draw()
    for row in 0..<size.rows - 1 {
      for column in 0..<size.columns {
        // Contents are text, whose words do not turn round.
        if case .content = renderer.target(at: Position(column: column, row: row)) { continue }
        let (one, other) = (left[column, row], right[size.columns - 1 - column, row])
        let isBlank = { (cell: Cell) in cell.width == 1 && cell.glyph == .space }
        guard isBlank(one) == isBlank(other), one.style.background == other.style.background else {
          Issue.record("\(column), \(row): \(left.text(row: row)) | \(right.text(row: row))")
          return
        }
      }
    }
  }

  @Test(
    "Every text at full strength can be read, in every theme, preset and look",
    arguments: [Theme.dark, .light],
    [ColorDepth.trueColor, .colors256]
  )
  func readable(theme: Theme, depth: ColorDepth) {
    let theme = theme.adapted(to: depth)
    var chance = Chance(state: 4_000)
    var looks = NavigationSystem.all.map(\.bar.appearance)
    looks += BarPair.all.flatMap { [$0.lower.appearance, $0.upper.appearance] }
    looks += (0..<200).map { _ in chance.appearance() }
    for look in looks {
      let from = BarFace(
        screen: "s",
        title: "Title",
        prompt: "Prompt",
        back: BarItem("返回", color: Color(18, 150, 219)),
        backIsCustom: true,
        right: [
          BarItem("Edit", action: "edit"), BarItem("Own", color: chance.color(), action: "own"),
        ],
        appearance: look
      )
      expectReadable(Bar(face: from), theme)
      guard look.isPlain, let next = looks.filter(\.isPlain).randomElement(using: &chance) else {
        continue
      }
      var to = from
      to.appearance = next
      for step in 0...8 {
        let change = BarChange(face: to, progress: Double(step) / 24, isBackward: false)
        expectReadable(Bar(face: from, change: change), theme, isChanging: true)
      }
    }
  }

  /// The text of a bar over a plain pane; of one that changes, what stays.
  private func expectReadable(_ bar: Bar, _ theme: Theme, isChanging: Bool = false) {
    let columns = 60
    var surface = Surface(size: Size(columns: columns, rows: 3), style: theme.style(.text))
    Canvas.draw(on: &surface, look: Look(theme: theme)) {
      BarRenderer(theme: theme).draw(bar, on: &$0)
    }
    let layout = BarLayout(bar.face, columns: columns)
    let parts = (layout.right + layout.left).map(\.columns)
    for place in isChanging ? parts : parts + [layout.title] + [layout.back?.part.columns ?? 0..<0]
    {
      for column in place {
        let cell = surface[column, 2]
        guard cell.width > 0, cell.glyph != .space else { continue }
        let ink = ColorQuantizer.shown(cell.style.foreground, at: theme.depth)
        let ground = ColorQuantizer.shown(cell.style.background, at: theme.depth)
        let ratio = Contrast.ratio(ink, ground)
        if ratio < 4.5 {
          Issue.record(
            "\(cell.glyph.text): \(ratio) in \(bar.face.appearance) → \(bar.change?.face.appearance ?? BarAppearance()) at \(bar.change?.progress ?? 0)"
          )
        }
      }
    }
  }
}
