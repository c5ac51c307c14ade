import NavModel
import Testing

@testable import NavTUI

@Suite("Bars")
struct BarTests {
  private func draw(_ bar: Bar, columns: Int, rows: Int = 1, theme: Theme = .dark) -> Surface {
    var surface = Surface(size: Size(columns: columns, rows: rows))
    Canvas.draw(on: &surface, look: Look(theme: theme)) {
      BarRenderer(theme: theme).draw(bar, on: &$0)
    }
    return surface
  }

  private func face(_ title: String, back: String? = nil, right: [BarItem] = []) -> BarFace {
    BarFace(screen: "s", title: title, back: back.map { BarItem($0) }, right: right)
  }

  @Test(
    "A back label shrinks to Back, then to the chevron, before the title is cut",
    arguments: [
      (60, " ‹ All my letters       A long title"),
      (40, " ‹ All my letters  A long title"),
      (32, " ‹ All my letters  A long title"),
      (31, " ‹ Back  A long title"),
      (22, " ‹ Back  A long title"),
      (21, " ‹  A long title"),
      (18, " ‹  A long title"),
      (17, " ‹  A long title"),
      (16, " ‹  A long tit…"),
    ]
  )
  func shrinking(columns: Int, line: String) {
    let bar = Bar(face: face("A long title", back: "All my letters"))
    let shown = draw(bar, columns: columns).text(row: 0)
    #expect(shown.count <= columns)
    #expect(shown == line)
  }

  @Test("A title stands in the middle, bold, and is pushed aside only as far as needed")
  func title() {
    let surface = draw(Bar(face: face("Title")), columns: 41)
    #expect(surface.text(row: 0) == String(repeating: " ", count: 18) + "Title")
    #expect(surface[18, 0].style.attributes == .bold)
    #expect(surface[18, 0].style.background == Theme.dark.bar)
    let pushed = draw(Bar(face: face("Title", right: [BarItem("Edit all letters")])), columns: 41)
    #expect(pushed.text(row: 0).hasSuffix("Title  Edit all letters"))
  }

  @Test("A custom back item has no chevron and is shown as given")
  func custom() {
    var custom = face("标题", back: "返回")
    custom.backIsCustom = true
    custom.back?.color = Color(18, 150, 219)
    let surface = draw(Bar(face: custom), columns: 20)
    #expect(surface.text(row: 0) == " 返回   标题")
    #expect(surface[1, 0].style.foreground == Paint(18, 150, 219))
    let target = BarRenderer.target(in: Bar(face: custom), column: 4, columns: 20)
    #expect(target == .back(BarItem("返回", color: Color(18, 150, 219)), of: "s"))
  }

  @Test("Left and right items stand at their sides and can be tapped")
  func items() {
    var full = face("T", back: "Up", right: [BarItem("One"), BarItem("Two")])
    full.left = [BarItem("Menu")]
    let bar = Bar(face: full)
    #expect(draw(bar, columns: 30).text(row: 0) == " ‹ Up  Menu   T      One  Two")
    func target(_ column: Int) -> Target {
      BarRenderer.target(in: bar, column: column, columns: 30)
    }
    #expect(target(0) == .back(BarItem("Up"), of: "s"))
    #expect(target(5) == .back(BarItem("Up"), of: "s"))
    #expect(target(6) == .bar("s"))
    #expect(target(7) == .item(BarItem("Menu"), of: "s"))
    #expect(target(23) == .item(BarItem("One"), of: "s"))
    #expect(target(26) == .item(BarItem("Two"), of: "s"))
    #expect(target(29) == .bar("s"))
  }

  @Test(
    "A bar's margins are the face's own",
    arguments: [(0, "‹ Up"), (8, " ‹ Up"), (24, "   ‹ Up")]
  )
  func margins(points: Double, start: String) {
    var wide = face("Title", back: "Up", right: [BarItem("Edit")])
    wide.margin = points
    let surface = draw(Bar(face: wide), columns: 40)
    #expect(surface.text(row: 0).hasPrefix(start))
    #expect(surface.text(row: 0).count == 40 - Int(points / 8))
  }

  @Test("With two rows, the text is on the last one and a prompt above it")
  func rows() {
    var prompted = face("Title")
    prompted.prompt = "Choose"
    let surface = draw(Bar(face: prompted), columns: 20, rows: 2)
    #expect(surface.text == ["       Choose", "       Title"])
    #expect(surface[0, 0].style.background == Theme.dark.bar)
    #expect(draw(Bar(face: prompted), columns: 20).text == ["       Title"])
  }

  @Test("A bar's colours are the next screen's after a quarter of the way")
  func colors() {
    var red = face("Red")
    red.appearance.background = .color(Color(200, 0, 0))
    var blue = face("Blue")
    blue.appearance.background = .color(Color(0, 0, 200))
    func background(_ progress: Double) -> Paint {
      let change = BarChange(face: blue, progress: progress, isBackward: true)
      return draw(Bar(face: red, change: change), columns: 20)[0, 0].style.background
    }
    #expect(background(0) == Paint(200, 0, 0))
    #expect(background(0.125) == Paint(109, 63, 126))
    #expect(background(0.25) == Paint(0, 0, 200))
    #expect(background(1) == Paint(0, 0, 200))
  }

  @Test("A push's hand-over is a pop's run backward", arguments: [0, 0.2, 0.5, 0.9, 1])
  func reversible(progress: Double) {
    let lower = face("Inbox")
    let upper = face("A letter", back: "Inbox")
    let pop = BarChange(face: lower, progress: progress, isBackward: true)
    let push = BarChange(face: upper, progress: 1 - progress, isBackward: false)
    let popped = draw(Bar(face: upper, change: pop), columns: 40)
    #expect(popped.text == draw(Bar(face: lower, change: push), columns: 40).text)
  }

  @Test(
    "The leaving title moves toward the trailing side and fades; the coming one leaves the back item's place"
  )
  func handover() throws {
    let lower = face("Inbox")
    let upper = face("A letter", back: "Inbox")
    var leaving = -1
    var coming = -1
    for step in 0..<8 {
      let change = BarChange(face: lower, progress: Double(step) / 8, isBackward: true)
      let line = draw(Bar(face: upper, change: change), columns: 40).text(row: 0)
      let inbox = try #require(line.firstRange(of: "Inbox")).lowerBound
      let letter = try #require(line.firstRange(of: "A")).lowerBound
      let places = [inbox, letter].map { line.distance(from: line.startIndex, to: $0) }
      #expect(places[0] > coming)
      #expect(places[1] > leaving)
      (coming, leaving) = (places[0], places[1])
    }
  }

  @Test(
    "A back item without a chevron and one with it are never drawn over one another",
    arguments: [false, true]
  )
  func exchange(isCustomAbove: Bool) {
    var custom = face("Own", back: "返回")
    custom.backIsCustom = true
    let plain = face("Plain", back: "Own")
    let (above, below) = isCustomAbove ? (custom, plain) : (plain, custom)
    for step in 0...16 {
      let change = BarChange(face: below, progress: Double(step) / 16, isBackward: true)
      let surface = draw(Bar(face: above, change: change), columns: 40)
      let line = surface.text(row: 0)
      let parts = [line.contains("返"), line.contains("回")]
      #expect(parts[0] == parts[1], "\(line)")
      #expect(!(parts[0] && line.contains("‹")), "\(line)")
      expectWhole(surface)
    }
  }

  @Test(
    "A title text and a light or dark status can be read on any colour",
    arguments: [0, 116, 118, 255]
  )
  func readable(grey: UInt8) {
    var grey1 = face("T")
    grey1.appearance.background = .color(Color(grey, grey, grey))
    let title = BarColors(grey1.appearance, theme: .dark).title
    #expect(title == (grey < 117 ? Paint(255, 255, 255) : .black))
  }

  @Test("A gradient runs from the leading to the trailing side behind everything")
  func gradient() {
    var face = face("Title")
    face.appearance.background = .gradient(Color(0, 0, 0), Color(190, 0, 0))
    let surface = draw(Bar(face: face), columns: 20)
    let reds = (0..<20).map { surface[$0, 0].style.background.red }
    #expect(reds.first == 0 && reds.last == 190)
    #expect(zip(reds, reds.dropFirst()).allSatisfy { $0 <= $1 })
    // Half-way as it looks, which is darker than half the channel.
    #expect(reds[10] < 95)
  }

  @Test("A half-transparent bar lets what is beneath shine through")
  func transparent() {
    var face = face("T")
    face.appearance = BarAppearance(background: .color(Color(200, 200, 200)), alpha: 0.5)
    var surface = Surface(size: Size(columns: 20, rows: 1))
    surface.put("x", at: Position(column: 0, row: 0), style: Style(background: Paint(0, 0, 0)))
    Canvas.draw(on: &surface, look: Look()) {
      BarRenderer(theme: .dark).draw(Bar(face: face), on: &$0)
    }
    #expect(surface.text(row: 0).first == "x")
    #expect(surface[0, 0].style.background == Paint(76, 76, 76))
  }

  @Test("Narrow bars and hostile titles do no harm", arguments: 0...12)
  func narrow(columns: Int) {
    let hostile = face("\u{1B}]0;返回\u{7}", back: "返回返回", right: [BarItem("返")])
    for progress in [0, 0.5, 1] {
      let change = BarChange(face: face("返"), progress: progress, isBackward: true)
      expectWhole(draw(Bar(face: hostile, change: change), columns: columns))
    }
    expectWhole(draw(Bar(face: hostile), columns: columns))
  }

  @Test("A tab bar shares the width equally")
  func tabs() {
    let bar = TabBar(titles: ["One", "Two", "三"], selected: 1)
    var surface = Surface(size: Size(columns: 30, rows: 1))
    Canvas.draw(on: &surface, look: Look()) { TabBarRenderer(theme: .dark).draw(bar, on: &$0) }
    #expect(surface.text == ["   One       Two        三"])
    #expect(TabBarRenderer.tab(in: bar, column: 9, columns: 30) == 0)
    #expect(TabBarRenderer.tab(in: bar, column: 10, columns: 30) == 1)
    #expect(TabBarRenderer.tab(in: bar, column: 30, columns: 30) == nil)
    #expect(TabBarRenderer.tab(in: TabBar(titles: [], selected: 0), column: 0, columns: 9) == nil)
  }
}
