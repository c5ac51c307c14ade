/// Counts the fences that the terminal still has to answer.
///
/// Answers that come after the program has gone would be typed into the shell. The answer to the last
/// DA1, `CSI ? … c`, is the last of them; this finds it among the bytes without decoding the rest.
struct FenceCounter: Equatable, Sendable {
  /// How many answers are missing.
  private(set) var asked = 0
  private var match = Match.nothing

  private enum Match {
    case nothing, escape, bracket, parameters
  }

  /// Whether an answer is missing.
  var isWaiting: Bool { asked > 0 }

  /// Notes that a fence was sent.
  mutating func ask() {
    asked += 1
  }

  /// Notes the fences in what is sent.
  mutating func ask(_ question: [UInt8]) {
    let fence = TerminalModes.fence
    guard question.count >= fence.count else { return }
    for start in 0...question.count - fence.count
    where question[start..<start + fence.count].elementsEqual(fence) {
      ask()
    }
  }

  /// Looks for answers in what came in.
  mutating func read(_ bytes: ArraySlice<UInt8>) {
    guard isWaiting else { return }
    for byte in bytes { read(byte) }
  }

  private mutating func read(_ byte: UInt8) {
    switch (match, byte) {
    case (_, 0x1B): match = .escape
    case (.escape, UInt8(ascii: "[")): match = .bracket
    case (.bracket, UInt8(ascii: "?")): match = .parameters
    case (.parameters, UInt8(ascii: "0")...UInt8(ascii: ";")): break
    case (.parameters, UInt8(ascii: "c")):
      asked = max(asked - 1, 0)
      match = .nothing
    default: match = .nothing
    }
  }
}
