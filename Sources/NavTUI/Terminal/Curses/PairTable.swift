import CNcurses

/// Which of ncurses' colour pairs stands for two colours.
///
/// Pairs are made when first needed and kept. In true colour there are more of them than ncurses has room for;
/// before they run out, all are given up and the screen is drawn anew, which happens after hours, if ever.
struct PairTable {
  private var pairs: [UInt64: Int32] = [:]
  private var next: Int32 = 1
  private let limit: Int
  private let hasDefaults: Bool

  /// What an unset colour is where the terminal has no default: white on black.
  static let substitutes = (foreground: 7, background: 0)

  /// Makes an empty table for a limit that ncurses gives.
  init(limit: Int, hasDefaults: Bool) {
    self.limit = limit
    self.hasDefaults = hasDefaults
  }

  /// How many pairs can still be made.
  var room: Int { limit - Int(next) }

  /// How many pairs there can be at all.
  var capacity: Int { max(limit - 1, 0) }

  /// Gives all pairs up; what is on the screen must be drawn anew.
  mutating func forget() {
    pairs.removeAll(keepingCapacity: true)
    next = 1
  }

  /// The pair for two colours, −1 being the terminal's own.
  ///
  /// - Returns: 0, the pair of the terminal's own colours, when ncurses can have no more.
  mutating func pair(foreground: Int, background: Int) -> Int32 {
    if foreground < 0 && background < 0 { return 0 }
    let key = UInt64(UInt32(foreground + 1)) << 32 | UInt64(UInt32(background + 1))
    if let pair = pairs[key] { return pair }
    guard Int(next) < limit else { return 0 }
    let front = foreground < 0 && !hasDefaults ? Self.substitutes.foreground : foreground
    let back = background < 0 && !hasDefaults ? Self.substitutes.background : background
    guard init_extended_pair(next, Int32(front), Int32(back)) == OK else { return 0 }
    pairs[key] = next
    next += 1
    return next - 1
  }
}
