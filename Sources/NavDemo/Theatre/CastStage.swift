import NavTUI

/// A recording of flows, by their own clock: the same bytes wherever and whenever it is made.
final class CastStage: FlowStage {
  /// What the bytes are for: they use full colours.
  private static let term = "xterm-256color"

  private let file: OutputFile
  private var title = ""
  private var encoder = FrameEncoder()
  private var cast: Asciicast?
  private var size = Size(columns: 0, rows: 0)
  private var time = 0.0

  /// Makes a recording whose size is that of the first picture, and whose title that of the first flow.
  init(_ file: OutputFile) {
    self.file = file
  }

  func begin(_ caption: String) {
    if cast == nil { title = caption }
  }

  func show(_ picture: Surface, for seconds: Double) {
    time += seconds
    let cast = self.cast ?? makeCast(picture.size)
    if picture.size != size {
      size = picture.size
      cast.write(.size(size), at: time)
    }
    let bytes = encoder.encode(picture)
    if !bytes.isEmpty { cast.write(.bytes(bytes), at: time) }
  }

  func end() {
    time += FlowPace.afterglow
  }

  func close() {
    cast?.write(.bytes(FrameEncoder.leave), at: time)
  }

  private func makeCast(_ size: Size) -> Asciicast {
    let cast = Asciicast(file, .init(size: size, term: Self.term, title: title))
    cast.write(.bytes(FrameEncoder.enter), at: time)
    self.size = size
    self.cast = cast
    return cast
  }
}
