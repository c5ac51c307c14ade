import Foundation
import NavModel
import Testing

@testable import NavTUI

/// Compares with frames that are kept as text; `NAVTUI_RECORD=1` writes them anew.
@Suite("Frames of hard pairs of bars")
struct BarFrameTests {
  private static let steps: [Double] = [0, 0.25, 0.5, 0.75, 1]

  @Test(
    "A swipe looks as drawn at 0, ¼, ½, ¾ and 1, and as before after a cancel",
    arguments: BarPair.all,
    [BarStyle.Look.fused, .smooth]
  )
  func frames(pair: BarPair, look: BarStyle.Look) throws {
    var stage = BarStage(pair, look: look)
    let before = stage.draw()
    var pictures: [String] = []
    for step in Self.steps {
      stage.drag(to: step)
      let surface = stage.draw()
      expectWhole(surface)
      pictures.append("progress \(step)\n" + StyleMap.picture(of: surface))
    }
    stage.drag(to: 0.4)
    stage.cancel()
    let after = stage.draw()
    #expect(after == before)
    pictures.append("after a cancel\n" + StyleMap.picture(of: after))
    try expect(pictures, in: "\(pair).\(look.rawValue)")
  }

  @Test(
    "One pair looks good at every depth",
    arguments: [ColorDepth.trueColor, .colors256, .colors16, .colors8, .mono]
  )
  func depths(depth: ColorDepth) throws {
    let theme = Theme.dark.adapted(to: depth)
    var stage = BarStage(.colours, look: .fused, theme: theme)
    var pictures: [String] = []
    for step in Self.steps {
      stage.drag(to: step)
      pictures.append("progress \(step)\n" + StyleMap.picture(of: stage.draw(), at: depth))
    }
    try expect(pictures, in: "depth-\(depth)")
  }

  @Test("With ASCII glyphs the layout is the same", arguments: BarPair.all)
  func ascii(pair: BarPair) {
    var stage = BarStage(pair, look: .fused)
    var plain = stage
    plain.renderer.look.glyphs = .ascii
    for step in Self.steps {
      stage.drag(to: step)
      plain.drag(to: step)
      stage.renderer.options.fineEdges = false
      let (unicode, ascii) = (stage.draw(), plain.draw())
      for (one, other) in zip(unicode.cells, ascii.cells) {
        #expect(one.width == other.width)
        guard one.glyph != other.glyph else { continue }
        let isOwn = other.glyph.scalar?.isASCII == true
        #expect(isOwn, "\(one.glyph.text) became \(other.glyph.text)")
      }
    }
  }

  private func expect(
    _ pictures: [String],
    in name: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let file = URL(fileURLWithPath: #filePath)
      .appendingPathComponent("../../../../Frames/Bars/\(name).txt").standardized
    let shown = pictures.joined(separator: "\n\n") + "\n"
    if ProcessInfo.processInfo.environment["NAVTUI_RECORD"] != nil {
      try shown.write(to: file, atomically: true, encoding: .utf8)
    }
    let kept = try String(contentsOf: file, encoding: .utf8)
    let keptPictures = kept.split(separator: "\n\n").map { $0.trimmingCharacters(in: .newlines) }
    #expect(keptPictures.count == pictures.count, sourceLocation: sourceLocation)
    for (picture, wanted) in zip(pictures, keptPictures) where picture != wanted {
      Issue.record("\(name)\nshown:\n\(picture)\nkept:\n\(wanted)", sourceLocation: sourceLocation)
    }
  }
}
