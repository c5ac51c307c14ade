import LibC

/// A colour where equal distances look equally different.
///
/// Björn Ottosson, "A perceptual color space for image processing" (2020): OKLab.
struct PerceivedColor {
  var lightness: Float
  var greenRed: Float
  var blueYellow: Float

  /// Makes it from sRGB channels.
  init(red: UInt8, green: UInt8, blue: UInt8) {
    let (r, g, b) = (
      Self.linear[Int(red)], Self.linear[Int(green)], Self.linear[Int(blue)]
    )
    let long = cbrtf(0.412_221_47 * r + 0.536_332_54 * g + 0.051_445_993 * b)
    let medium = cbrtf(0.211_903_5 * r + 0.680_699_5 * g + 0.107_396_96 * b)
    let short = cbrtf(0.088_302_46 * r + 0.281_718_84 * g + 0.629_978_7 * b)
    lightness = 0.210_454_26 * long + 0.793_617_8 * medium - 0.004_072_047 * short
    greenRed = 1.977_998_5 * long - 2.428_592_2 * medium + 0.450_593_7 * short
    blueYellow = 0.025_904_037 * long + 0.782_771_77 * medium - 0.808_675_77 * short
  }

  /// Makes it from a paint; black for the terminal's own.
  init(_ paint: Paint) {
    self.init(red: paint.red, green: paint.green, blue: paint.blue)
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

  /// The colour `amount` of the way to `other`, 0…1.
  func mixed(with other: PerceivedColor, _ amount: Float) -> PerceivedColor {
    var color = self
    color.lightness += (other.lightness - lightness) * amount
    color.greenRed += (other.greenRed - greenRed) * amount
    color.blueYellow += (other.blueYellow - blueYellow) * amount
    return color
  }

  /// The sRGB colour, with channels cut off that no screen can show.
  var paint: Paint {
    let long = cube(lightness + 0.396_337_78 * greenRed + 0.215_803_76 * blueYellow)
    let medium = cube(lightness - 0.105_561_346 * greenRed - 0.063_854_17 * blueYellow)
    let short = cube(lightness - 0.089_484_18 * greenRed - 1.291_485_5 * blueYellow)
    return Paint(
      Self.channel(4.076_741_7 * long - 3.307_711_6 * medium + 0.230_969_94 * short),
      Self.channel(-1.268_438 * long + 2.609_757_4 * medium - 0.341_319_4 * short),
      Self.channel(-0.004_196_086_3 * long - 0.703_418_6 * medium + 1.707_614_7 * short)
    )
  }

  private func cube(_ root: Float) -> Float { root * root * root }

  /// The light behind each step of an sRGB channel (IEC 61966-2-1).
  static let linear: [Float] = (0...255).map { step in
    let channel = Float(step) / 255
    return channel <= 0.040_45 ? channel / 12.92 : powf((channel + 0.055) / 1.055, 2.4)
  }

  /// The step of an sRGB channel for so much light, the reverse.
  private static func channel(_ light: Float) -> UInt8 {
    let light = min(max(light, 0), 1)
    let channel = light <= 0.003_130_8 ? light * 12.92 : 1.055 * powf(light, 1 / 2.4) - 0.055
    return UInt8((channel * 255).rounded())
  }
}
