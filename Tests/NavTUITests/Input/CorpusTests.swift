import Foundation
import Testing

@Suite("What fuzzing has found")
struct CorpusTests {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent()
    .appendingPathComponent("../../Corpus/decoder")

  @Test("No input of the corpus breaks a property of the decoder")
  func replay() throws {
    let files = try FileManager.default.contentsOfDirectory(
      at: Self.folder,
      includingPropertiesForKeys: nil
    )
    #expect(files.count > 20)
    for file in files {
      #expect(DecoderProperties.fault(Array(try Data(contentsOf: file))) == nil, "\(file)")
    }
  }
}
