import NavModel
import NavTUI

extension BarBackground {
  /// No picture of text is larger; nothing longer is read.
  private static let pieces = 1
  /// More lines than a bar ever has.
  private static let lines = 16

  /// The background with the picture in the place of its file's name, which a document says; nil where
  /// there is none to be read.
  func reading(from folder: FilePath) -> BarBackground? {
    guard case .image(let named) = self, let name = named.lines.first else { return self }
    let path = name.hasPrefix("/") ? name : "\(folder.text)/\(name)"
    var read = 0
    let goesOn = {
      read += 1
      return read <= Self.pieces + 1
    }
    guard let bytes = try? DocumentFile.contents(path, goesOn: goesOn) else { return nil }
    var image = named
    image.lines = String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false) { $0.isNewline }
      .prefix(Self.lines)
      .map(String.init)
    if image.lines.last == "" { image.lines.removeLast() }
    return .image(image)
  }
}
