import LibC

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

/// A colour where equal distances look equally different.
///
/// Björn Ottosson, "A perceptual color space for image processing" (2020): OKLab.
struct PerceivedColor {
  var lightness: Float
  var greenRed: Float
  var blueYellow: Float

  /// Makes it from sRGB channels.
  init(red: UInt8, green: UInt8, blue: UInt8) {
    let (r, g, b) = (Self.linear[Int(red)], Self.linear[Int(green)], Self.linear[Int(blue)])
    let long = cbrtf(0.412_221_47 * r + 0.536_332_54 * g + 0.051_445_993 * b)
    let medium = cbrtf(0.211_903_5 * r + 0.680_699_5 * g + 0.107_396_96 * b)
    let short = cbrtf(0.088_302_46 * r + 0.281_718_84 * g + 0.629_978_7 * b)
    lightness = 0.210_454_26 * long + 0.793_617_8 * medium - 0.004_072_047 * short
    greenRed = 1.977_998_5 * long - 2.428_592_2 * medium + 0.450_593_7 * short
    blueYellow = 0.025_904_037 * long + 0.782_771_77 * medium - 0.808_675_77 * short
  }

  /// How far from grey it is, squared.
  var chromaSquared: Float { greenRed * greenRed + blueYellow * blueYellow }

  /// The square of how different two colours look.
  func distanceSquared(to other: PerceivedColor) -> Float {
    let (l, a, b) = (
      lightness - other.lightness, greenRed - other.greenRed, blueYellow - other.blueYellow
    )
    return l * l + a * a + b * b
  }

  /// The light behind each step of an sRGB channel (IEC 61966-2-1).
  private static let linear: [Float] = (0...255).map { step in
    let channel = Float(step) / 255
    return channel <= 0.040_45 ? channel / 12.92 : powf((channel + 0.055) / 1.055, 2.4)
  }
}
