/// How many colours a terminal shows.
///
/// Everything above the terminal works in full colours; this says how much of them survives, and
/// `ColorQuantizer` which colour of the terminal comes nearest.
public enum ColorDepth: Int, Comparable, Sendable, CaseIterable {
  /// None: bold, reverse and underline only.
  case mono = 0
  /// The eight of ANSI.
  case colors8 = 8
  /// The eight of ANSI and their bright versions.
  case colors16 = 16
  /// xterm's palette: the sixteen, a 6×6×6 cube and a ramp of 24 greys.
  case colors256 = 256
  /// Eight bits a channel.
  case trueColor = 0x100_0000

  /// The depth of a terminal that counts this many colours; fewer than eight are none.
  public init(colors: Int) {
    self = Self.allCases.last { $0.rawValue <= colors } ?? .mono
  }

  /// Orders by the number of colours.
  public static func < (left: ColorDepth, right: ColorDepth) -> Bool {
    left.rawValue < right.rawValue
  }
}
