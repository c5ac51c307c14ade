/// Finds the terminal's colour that looks most like a full one.
///
/// Few colours ask for judgement: with sixteen or fewer, a tinted colour stays a colour (the nearest
/// grey would be nearer), a grey stays grey, and text stays readable on its background. Answers are
/// kept, as a screen has few colours and thousands of cells.
///
/// ```swift
/// var quantizer = ColorQuantizer(.colors256)
/// quantizer.index(of: Paint(18, 150, 219))  // 32
/// ```
public struct ColorQuantizer: Sendable {
  /// The index that stands for the terminal's own colour.
  public static let terminalDefault = -1

  /// The depth it maps to.
  public let depth: ColorDepth

  private let candidates: [Candidate]
  private var cache: [UInt64]

  /// A power of two, larger than the number of colours in a blend from one screen to another.
  private static let cacheSize = 4_096
  /// Greyer than this (OKLab chroma 0.06) is a grey with a tint: the shades of dark themes are.
  private static let tintLimit: Float = 0.06 * 0.06
  /// Less difference of OKLab lightness than this is meant to vanish, as faded text is.
  private static let readableDifference: Float = 0.15
  /// Where black and white are equally far: half of xterm's white.
  private static let middleLightness: Float = 0.46
  private static let black = 0
  private static let white = 7

  /// Makes a quantizer with nothing found yet.
  public init(_ depth: ColorDepth) {
    self.depth = depth
    candidates = Candidate.all(for: depth)
    cache = Array(repeating: 0, count: Self.cacheSize)
  }

  /// The terminal's colour for a paint: an index into its palette, or `terminalDefault`.
  ///
  /// At full depth the index is the colour itself, 0xRRGGBB; without colours it is always the
  /// default.
  public mutating func index(of paint: Paint) -> Int {
    if paint.isDefault || depth == .mono { return Self.terminalDefault }
    let code = Int(paint.red) << 16 | Int(paint.green) << 8 | Int(paint.blue)
    if depth == .trueColor { return code }

    // A kept answer is the colour, a mark that sets it apart from an empty place, and the index.
    let key = UInt64(code) << 16 | 1 << 15
    let place = (code &* 0x9E37_79B1) >> 12 & (Self.cacheSize - 1)
    if cache[place] & ~0xFF == key { return Int(cache[place] & 0xFF) }
    let found = Self.nearest(to: paint, in: candidates, at: depth).index
    cache[place] = key | UInt64(found)
    return found
  }

  /// Both colours of a style, kept apart where the depth would let text sink into its background.
  ///
  /// - Parameters:
  ///   - style: The style; its attributes play no part.
  ///   - isText: Whether the glyph is to be read; blocks and shades may vanish.
  /// - Returns: Two indices as `index(of:)` gives them.
  public mutating func indices(
    of style: Style,
    isText: Bool
  ) -> (foreground: Int, background: Int) {
    let foreground = index(of: style.foreground)
    let background = index(of: style.background)
    guard isText, foreground == background, depth <= .colors16,
      foreground != Self.terminalDefault
    else { return (foreground, background) }
    let text = PerceivedColor(style.foreground).lightness
    let ground = PerceivedColor(style.background).lightness
    guard abs(text - ground) > Self.readableDifference else { return (foreground, background) }
    return (ground < Self.middleLightness ? Self.white : Self.black, background)
  }

  /// What a terminal of a depth shows for a paint; without colours, its own.
  static func shown(_ paint: Paint, at depth: ColorDepth) -> Paint {
    if depth == .trueColor || paint.isDefault { return paint }
    if depth == .mono { return .terminalDefault }
    return nearest(to: paint, in: Candidate.all(for: depth), at: depth).paint
  }

  private static func nearest(
    to paint: Paint,
    in candidates: [Candidate],
    at depth: ColorDepth
  ) -> Candidate {
    let color = PerceivedColor(paint)
    let isTinted = color.chromaSquared > tintLimit
    var best = candidates[0]
    var least = Float.infinity
    for candidate in candidates {
      // Black is no hue's rival except for what is nearly black itself.
      if depth <= .colors16, candidate.index != black, candidate.isTinted != isTinted {
        continue
      }
      let distance = color.distanceSquared(to: candidate.color)
      if distance < least { (best, least) = (candidate, distance) }
    }
    return best
  }

  private struct Candidate {
    var index: Int
    var paint: Paint
    var color: PerceivedColor
    var isTinted: Bool

    init(_ index: Int, _ red: UInt8, _ green: UInt8, _ blue: UInt8) {
      self.index = index
      paint = Paint(red, green, blue)
      color = PerceivedColor(paint)
      isTinted = color.chromaSquared > tintLimit
    }

    /// What may be chosen at a depth; of 256, not the first sixteen, which people redefine.
    static func all(for depth: ColorDepth) -> [Candidate] {
      switch depth {
      case .mono, .trueColor: []
      case .colors8: eight
      case .colors16: sixteen
      case .colors256: cubeAndGreys
      }
    }

    private static let eight = ansi(8)
    private static let sixteen = ansi(16)
    private static let cubeAndGreys = cube + greys

    /// xterm's own sixteen (XTerm-col.ad).
    private static func ansi(_ count: Int) -> [Candidate] {
      let all: [(UInt8, UInt8, UInt8)] = [
        (0, 0, 0), (205, 0, 0), (0, 205, 0), (205, 205, 0),
        (0, 0, 238), (205, 0, 205), (0, 205, 205), (229, 229, 229),
        (127, 127, 127), (255, 0, 0), (0, 255, 0), (255, 255, 0),
        (92, 92, 255), (255, 0, 255), (0, 255, 255), (255, 255, 255),
      ]
      return all.prefix(count).enumerated().map { index, channels in
        Candidate(index, channels.0, channels.1, channels.2)
      }
    }

    /// Indices 16…231 (256colres.pl of xterm).
    private static var cube: [Candidate] {
      let steps: [UInt8] = [0, 95, 135, 175, 215, 255]
      return (0..<216).map { place in
        Candidate(16 + place, steps[place / 36], steps[place / 6 % 6], steps[place % 6])
      }
    }

    /// Indices 232…255 (256colres.pl of xterm).
    private static var greys: [Candidate] {
      (0..<24).map { step in
        let level = UInt8(8 + 10 * step)
        return Candidate(232 + step, level, level, level)
      }
    }
  }
}
