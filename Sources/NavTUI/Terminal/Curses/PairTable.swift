import CNcurses

/// Which of ncurses' colour pairs stands for two colours.
///
/// Pairs are made when first needed and kept: with a palette of n colours and the terminal's own,
/// (n + 1)² pairs are all there can be, and terminfo's usual limits have room for exactly so many.
struct PairTable {
  /// One place for each two colours, 0 where no pair was made.
  private var pairs: [Int32]
  private var next: Int32 = 1
  private let colors: Int
  private let limit: Int
  private let hasDefaults: Bool

  /// What an unset colour is where the terminal has no default: white on black.
  private static let substitutes = (foreground: 7, background: 0)

  /// Makes an empty table for a palette, and a limit that ncurses gives.
  init(colors: Int, limit: Int, hasDefaults: Bool) {
    self.colors = colors
    self.limit = limit
    self.hasDefaults = hasDefaults
    pairs = Array(repeating: 0, count: (colors + 1) * (colors + 1))
  }

  /// The pair for two indices of the palette, −1 being the terminal's own colour.
  ///
  /// - Returns: 0, the pair of the terminal's own colours, when ncurses can have no more.
  mutating func pair(foreground: Int, background: Int) -> Int32 {
    if foreground < 0 && background < 0 { return 0 }
    let place = (foreground + 1) * (colors + 1) + background + 1
    if pairs[place] > 0 { return pairs[place] }
    guard Int(next) < limit else { return 0 }
    let front = foreground < 0 && !hasDefaults ? Self.substitutes.foreground : foreground
    let back = background < 0 && !hasDefaults ? Self.substitutes.background : background
    guard init_extended_pair(next, Int32(front), Int32(back)) == OK else { return 0 }
    pairs[place] = next
    next += 1
    return pairs[place]
  }
}
