import NavTUI

/// A picture of how the last flow ends.
final class ImageStage: FlowStage {
  private let file: OutputFile
  private var title = ""
  private var last: Surface?

  init(_ file: OutputFile) {
    self.file = file
  }

  func begin(_ caption: String) {
    title = caption
  }

  func show(_ picture: Surface, for seconds: Double) {
    last = picture
  }

  func close() {
    if let last { file.write(SVGImage(of: last, title: title).text.utf8) }
  }
}
