import NavTUI
import Testing

@Suite("Colour depth")
struct ColorQuantizerTests {
  @Test(
    "A number of colours is the greatest depth that it fills",
    arguments: [
      (-1, ColorDepth.mono), (0, .mono), (7, .mono), (8, .colors8), (15, .colors8),
      (16, .colors16), (88, .colors16), (255, .colors16), (256, .colors256),
      (0xFF_FFFF, .colors256), (0x100_0000, .trueColor),
    ]
  )
  func depths(colors: Int, depth: ColorDepth) {
    #expect(ColorDepth(colors: colors) == depth)
  }

  @Test("xterm's cube and greys map to themselves at 256 colours")
  func exact() {
    var quantizer = ColorQuantizer(.colors256)
    let steps: [UInt8] = [0, 95, 135, 175, 215, 255]
    for place in 0..<216 {
      let paint = Paint(steps[place / 36], steps[place / 6 % 6], steps[place % 6])
      #expect(quantizer.index(of: paint) == 16 + place)
    }
    for step in 0..<24 {
      let level = UInt8(8 + 10 * step)
      #expect(quantizer.index(of: Paint(level, level, level)) == 232 + step)
    }
  }

  @Test(
    "A tinted colour stays a colour, a grey stays grey, black is black",
    arguments: [
      (Paint(18, 150, 219), ColorDepth.colors256, 32),
      (Paint(18, 150, 219), .colors16, 12),
      (Paint(18, 150, 219), .colors8, 6),
      (Paint(24, 26, 33), .colors256, 234),
      (Paint(24, 26, 33), .colors8, 0),
      (Paint(120, 122, 128), .colors16, 8),
      (Paint(120, 122, 128), .colors8, 7),
      (Paint(250, 250, 252), .colors16, 15),
      (Paint(220, 30, 30), .colors8, 1),
      (Paint(220, 30, 30), .mono, -1),
      (Paint(1, 2, 3), .trueColor, 0x01_02_03),
      (.terminalDefault, .colors256, -1),
      (.terminalDefault, .trueColor, -1),
    ]
  )
  func nearest(paint: Paint, depth: ColorDepth, index: Int) {
    var quantizer = ColorQuantizer(depth)
    #expect(quantizer.index(of: paint) == index)
    // The kept answer is the same.
    #expect(quantizer.index(of: paint) == index)
  }

  @Test("Kept answers do not depend on what was asked before")
  func cache() {
    var used = ColorQuantizer(.colors256)
    for code in stride(from: 0, to: 0x100_0000, by: 0x335) { _ = used.index(of: Paint(code)) }
    for code in stride(from: 0, to: 0x100_0000, by: 0xA311) {
      var fresh = ColorQuantizer(.colors256)
      #expect(used.index(of: Paint(code)) == fresh.index(of: Paint(code)))
    }
  }

  @Test("Text stays readable where its colour and its background's become one")
  func readable() {
    var quantizer = ColorQuantizer(.colors8)
    let dim = Style(foreground: Paint(70, 72, 80), background: Paint(20, 22, 28))
    #expect(quantizer.indices(of: dim, isText: true) == (7, 0))
    #expect(quantizer.indices(of: dim, isText: false) == (0, 0))
    let faded = Style(foreground: Paint(22, 24, 30), background: Paint(20, 22, 28))
    #expect(quantizer.indices(of: faded, isText: true) == (0, 0))
    let light = Style(foreground: Paint(150, 150, 150), background: Paint(250, 250, 250))
    #expect(quantizer.indices(of: light, isText: true) == (0, 7))
  }
}

extension Paint {
  fileprivate init(_ code: Int) {
    self.init(
      UInt8(truncatingIfNeeded: code >> 16),
      UInt8(truncatingIfNeeded: code >> 8),
      UInt8(truncatingIfNeeded: code)
    )
  }
}
