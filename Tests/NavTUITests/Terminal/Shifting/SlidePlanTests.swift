import Testing

@testable import NavTUI

@Suite("Plans for slides")
struct SlidePlanTests {
  private static let size = Size(columns: 20, rows: 5)

  /// A pane as wide as the window in all rows but the last.
  private static func pane(_ identity: Int, _ origin: Int) -> Sheet {
    let columns = (origin..<origin + size.columns).clamped(to: 0..<size.columns)
    return Sheet(identity: identity, origin: origin, area: Area(columns: columns, rows: 0..<4))
  }

  private static func plan(from old: [Sheet], to new: [Sheet]) -> SlidePlan {
    var plan = SlidePlan()
    // What was planned before leaves no trace.
    plan.make(from: [pane(1, -4), pane(2, 8)], to: [pane(1, -3), pane(2, 12)], size: size)
    plan.make(from: old, to: new, size: size)
    return plan
  }

  struct Slide: CustomTestStringConvertible {
    var testDescription: String
    var old: [Sheet]
    var new: [Sheet]
    var shifts: [CellShift]
  }

  static let slides = [
    Slide(
      testDescription: "a pop: both to the right, the upper one further",
      old: [pane(1, -4), pane(2, 8)],
      new: [pane(1, -3), pane(2, 12)],
      shifts: [.init(column: 8, count: 3), .init(column: 0, count: 1)]
    ),
    Slide(
      testDescription: "a push: both to the left",
      old: [pane(1, -3), pane(2, 12)],
      new: [pane(1, -4), pane(2, 8)],
      shifts: [.init(column: 9, count: -3), .init(column: 0, count: -1)]
    ),
    Slide(
      testDescription: "only the upper one",
      old: [pane(1, -3), pane(2, 12)],
      new: [pane(1, -3), pane(2, 14)],
      shifts: [.init(column: 12, count: 2)]
    ),
    Slide(
      testDescription: "a pop from right to left",
      old: [pane(1, 4), pane(2, -8)],
      new: [pane(1, 3), pane(2, -12)],
      shifts: [.init(column: 0, count: -4), .init(column: 8, count: 3)]
    ),
    Slide(
      testDescription: "a push from right to left",
      old: [pane(1, 3), pane(2, -12)],
      new: [pane(1, 4), pane(2, -8)],
      shifts: [.init(column: 8, count: -3), .init(column: 0, count: 4)]
    ),
    Slide(
      testDescription: "a pop's first step",
      old: [pane(2, 0)],
      new: [pane(1, -5), pane(2, 3)],
      shifts: [.init(column: 0, count: 3)]
    ),
    Slide(
      testDescription: "a pop's last step",
      old: [pane(1, -2), pane(2, 15)],
      new: [pane(1, 0)],
      shifts: [.init(column: 13, count: -2), .init(column: 0, count: 2)]
    ),
  ]

  @Test("What slid is shifted", arguments: slides)
  func slid(slide: Slide) {
    let plan = Self.plan(from: slide.old, to: slide.new)
    #expect(plan.bands.map(\.rows) == [0..<4])
    #expect(plan.bands.map(\.shifts) == [plan.shifts.indices])
    #expect(plan.shifts == slide.shifts)
  }

  @Test("What stood is not")
  func stood() {
    let sheets = [Self.pane(1, -4), Self.pane(2, 8)]
    #expect(Self.plan(from: sheets, to: sheets).bands.isEmpty)
    #expect(Self.plan(from: [], to: sheets).bands.isEmpty)
    #expect(Self.plan(from: sheets, to: [Self.pane(3, 9)]).bands.isEmpty)
  }

  @Test("A sheet that comes from nowhere near is drawn")
  func far() {
    let lost = Sheet(identity: 1, origin: .min, area: Area(columns: 0..<20, rows: 0..<4))
    let far = Sheet(identity: 1, origin: .max, area: Area(columns: 0..<20, rows: 0..<4))
    #expect(Self.plan(from: [lost], to: [Self.pane(1, 3)]).bands.isEmpty)
    #expect(Self.plan(from: [lost], to: [far]).bands.isEmpty)
  }

  @Test("Rows of a bar that stands are left alone, and what covers nothing enough is drawn")
  func bars() {
    let bar = Sheet(identity: 9, origin: 0, area: Area(columns: 0..<20, rows: 1..<2))
    let plan = Self.plan(
      from: [Self.pane(1, -4), Self.pane(2, 8), bar],
      to: [Self.pane(1, -4), Self.pane(2, 9), bar]
    )
    #expect(plan.bands.map(\.rows) == [0..<1, 2..<4])
    // The upper pane moves left by more than there is to cover.
    let jump = Self.plan(
      from: [Self.pane(1, 0), Self.pane(2, 3)],
      to: [Self.pane(1, 1), Self.pane(2, -1)]
    )
    #expect(jump.bands.isEmpty)
  }
}

@Suite("Shifts of cells")
struct CellShiftTests {
  private func apply(_ count: Int, at column: Int, to text: String) -> (text: String, erased: [Int])
  {
    var surface = Surface(size: Size(columns: 8, rows: 1))
    surface.put(text, at: Position(column: 0, row: 0), style: Style())
    var cells = surface.cells
    var erased: [Int] = []
    cells.withUnsafeMutableBufferPointer { row in
      CellShift(column: column, count: count).apply(to: row) { erased.append($0) }
    }
    let shown = cells.filter { $0.width > 0 }.map(\.glyph.text).joined()
    return (shown, erased)
  }

  @Test("Inserted and deleted as a terminal does")
  func plain() {
    #expect(apply(2, at: 3, to: "abcdefgh") == ("abc  def", []))
    #expect(apply(-2, at: 3, to: "abcdefgh") == ("abcfgh  ", []))
    #expect(apply(99, at: 3, to: "abcdefgh") == ("abc     ", []))
    #expect(apply(-99, at: 3, to: "abcdefgh") == ("abc     ", []))
    #expect(apply(1, at: 8, to: "abcdefgh") == ("abcdefgh", []))
  }

  @Test("A wide glyph is never cut, but erased before")
  func wide() {
    // Shifted over the margin in half, cut by an insertion, by a deletion's start, by its end.
    #expect(apply(1, at: 0, to: "abcdef世") == (" abcdef ", [6]))
    #expect(apply(2, at: 0, to: "abcdef世") == ("  abcdef", []))
    #expect(apply(2, at: 3, to: "ab世efgh") == ("ab    ef", [2]))
    #expect(apply(-2, at: 3, to: "ab世efgh") == ("ab fgh  ", [2]))
    #expect(apply(-2, at: 1, to: "ab世efgh") == ("a efgh  ", [2]))
  }
}
