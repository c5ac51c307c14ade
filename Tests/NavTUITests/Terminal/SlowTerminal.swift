import NavTUI

@testable import class NavTUI.CursesScreen
@testable import struct NavTUI.TerminalModes

/// A terminal at the far end of a link that carries so many bytes a second; the clock is turned by hand.
///
/// What is written goes into a buffer without end, as it does on the way to a terminal far away.
final class SlowTerminal: Terminal {
  let size: Size
  let pixels: PixelSize? = nil
  var colorDepth = ColorDepth.colors256
  var modes = TerminalModes()
  var isOpen = true
  var isReady: Bool { !isStuck }
  let descriptors = PollDescriptors()
  var watched: [Int32] = []

  /// Whether it takes nothing at all.
  var isStuck = false
  /// Whether it answers questions.
  var answers = true
  /// What is on show at the far end.
  let emulator: Emulator
  /// Bytes of each frame, and when it was made.
  private(set) var frames: [(bytes: Int, time: Double)] = []
  /// When the last byte arrived.
  private(set) var lastArrival = 0.0
  /// The most frames that were unanswered at a time.
  private(set) var mostUnanswered = 0

  private let screen: CursesScreen
  private let clock: ManualClock
  private let rate: Double
  /// All that was written.
  private(set) var written: [UInt8] = []
  private var sent = 0
  private var credit = 0.0
  private var delivered = 0.0
  private var questions: [Int] = []
  private var input: [UInt8] = []

  private static let question = Array("\u{1B}[5n".utf8)
  private static let answer = Array("\u{1B}[0n".utf8)

  init(size: Size, rate: Double, clock: ManualClock) throws {
    self.size = size
    self.rate = rate
    self.clock = clock
    emulator = Emulator(size)
    screen = try CursesScreen(names: ["xterm-256color"], size: size, depth: nil)
  }

  /// Whether all that was written has arrived.
  var isIdle: Bool { sent == written.count }

  /// Types.
  func type(_ text: String) { input += Array(text.utf8) }

  /// Lets the link carry what it can until now.
  func deliver() {
    credit += (clock.now - delivered) * rate
    delivered = clock.now
    let count = min(Int(credit), written.count - sent)
    credit = sent + count == written.count ? 0 : credit - Double(count)
    guard count > 0 else { return }
    emulator.write(Array(written[sent..<sent + count]))
    sent += count
    lastArrival = clock.now
    while let first = questions.first, first <= sent {
      questions.removeFirst()
      if answers { input += Self.answer }
    }
  }

  private func write(_ bytes: [UInt8]) {
    if isIdle { credit = 0 }
    written += bytes
  }

  func enter() {
    write(modes.enter + Self.question)
    questions.append(written.count)
  }

  func leave() {}
  func suspend() {}
  func resume() {}
  func wait(atMost seconds: Double?) {}
  func signals() -> [TerminalSignal] { [] }
  func ask(_ question: [UInt8]) {}

  func read() -> TerminalInput {
    guard !input.isEmpty else { return .nothing }
    defer { input = [] }
    return .bytes(input[...])
  }

  func present(_ surface: Surface, cursor: Position?, at time: Double) -> FrameReport? {
    guard isReady else { return nil }
    var bytes: [UInt8] = []
    let cells = screen.draw(surface, cursor: cursor, into: &bytes)
    guard !bytes.isEmpty else { return nil }
    if modes.confirmsFrames { bytes += Self.question }
    write(bytes)
    if modes.confirmsFrames { questions.append(written.count) }
    mostUnanswered = max(mostUnanswered, questions.count)
    frames.append((bytes.count, time))
    return FrameReport(
      bytes: bytes.count,
      cells: cells,
      waited: 0,
      isAnswered: modes.confirmsFrames
    )
  }

  func flush(at time: Double) -> FrameReport? { nil }
}
