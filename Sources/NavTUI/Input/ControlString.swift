/// A string that only terminals send (OSC, DCS, SOS, PM, APC), on its way to its end.
struct ControlString: Sendable {
  /// The longest content that is kept; the longest answer has about 40 bytes.
  static let limit = 1024

  /// The byte after `ESC`.
  let introducer: UInt8
  /// What it says, without controls; nothing where it is longer than ``limit``.
  private(set) var content: [UInt8] = []
  /// Whether nothing has come after the introducer.
  private(set) var isBare = true

  private var isOverlong = false
  private var awaitsBackslash = false

  /// Begins.
  init(introducer: UInt8) {
    self.introducer = introducer
  }

  /// What a byte leads to.
  enum Step: Equatable {
    /// The string goes on.
    case more
    /// The string is over.
    case complete
    /// The string was broken off and means nothing.
    case cancelled
    /// The string was broken off by Control and C, which a person presses to get out.
    case interrupted
    /// The string was broken off by an `ESC` that begins something else, with this byte.
    case escaped
  }

  /// Adds a byte.
  mutating func accept(_ byte: UInt8) -> Step {
    isBare = false
    if awaitsBackslash { return byte == UInt8(ascii: "\\") ? .complete : .escaped }
    switch byte {
    case .bell: return .complete
    case .cancel, .substitute: return .cancelled
    case .interrupt: return .interrupted
    case .escape: awaitsBackslash = true
    case _ where byte.isControl: break
    default: append(byte)
    }
    return .more
  }

  private mutating func append(_ byte: UInt8) {
    guard !isOverlong else { return }
    if content.count < Self.limit {
      content.append(byte)
    } else {
      isOverlong = true
      content = []
    }
  }
}
