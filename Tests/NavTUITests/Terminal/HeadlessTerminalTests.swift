import NavTUI
import Testing

@Suite("Headless terminal")
struct HeadlessTerminalTests {
  private let clock = ManualClock()
  private let terminal: HeadlessTerminal
  private static let size = Size(columns: 4, rows: 2)

  init() {
    terminal = HeadlessTerminal(size: Self.size, clock: clock)
  }

  @Test("What is fed is read in order, when its time has come, and then nothing")
  func reading() {
    terminal.feed("a")
    terminal.feed("b", at: 1)
    #expect(terminal.read() == .bytes(Array("a".utf8)[...]))
    #expect(terminal.read() == .nothing)
    terminal.wait(atMost: 0.25)
    #expect(clock.now == 0.25)
    #expect(terminal.read() == .nothing)
    terminal.wait(atMost: nil)
    #expect(clock.now == 1)
    #expect(terminal.read() == .bytes(Array("b".utf8)[...]))
    #expect(terminal.isOpen)
  }

  @Test("It hangs up when asked, or instead of waiting for ever")
  func ending() {
    terminal.feed("a")
    terminal.hangUp()
    #expect(terminal.read() == .bytes(Array("a".utf8)[...]))
    #expect(terminal.read() == .end)
    #expect(!terminal.isOpen)

    let idle = HeadlessTerminal(size: Self.size)
    idle.wait(atMost: nil)
    #expect(idle.read() == .end)
  }

  @Test("A presented surface is kept with the number of cells that changed")
  func presenting() {
    var surface = Surface(size: Self.size)
    #expect(terminal.present(surface, cursor: nil, at: 0)?.cells == 8)
    #expect(terminal.present(surface, cursor: nil, at: 1) == nil)
    surface[3, 1] = Cell(glyph: Glyph("x" as Unicode.Scalar), width: 1, style: Style())
    #expect(terminal.present(surface, cursor: nil, at: 2)?.cells == 1)
    #expect(terminal.shown == surface)
    #expect(terminal.changes == [8, 1])
  }

  @Test("A slow terminal makes the next frame wait, and says for how long")
  func slowness() {
    terminal.takesFrames = false
    let first = Surface(size: Self.size)
    #expect(terminal.present(first, cursor: nil, at: 1) == nil)
    #expect(!terminal.isReady)
    let second = Surface(size: Self.size, style: Style(attributes: .bold))
    #expect(terminal.present(second, cursor: nil, at: 2) == nil)
    #expect(terminal.shown == first)
    terminal.takesFrames = true
    #expect(terminal.flush(at: 3)?.waited == 2)
    #expect(terminal.isReady)
    #expect(terminal.flush(at: 4) == nil)
  }

  @Test("A resize is a signal, once")
  func resizing() {
    terminal.resize(to: Size(columns: 9, rows: 9))
    terminal.resize(to: Size(columns: 1, rows: 1))
    #expect(terminal.size == Size(columns: 1, rows: 1))
    #expect(terminal.signals() == [.resized])
    #expect(terminal.signals() == [])
  }
}
