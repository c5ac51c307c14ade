import Synchronization

/// A grapheme cluster in four bytes: its scalar, or a place in the table of longer ones.
///
/// Most cells hold one scalar, so a frame's cells are compared and copied as plain numbers; the few
/// clusters of more scalars (combining marks, emoji sequences) are kept once for the process.
public struct Glyph: Hashable, Sendable {
  private let code: UInt32

  /// Codes from here up are places in the table.
  private static let firstCluster: UInt32 = 0x11_0000

  private static let clusters = Mutex(ClusterTable())

  /// A blank.
  public static let space = Glyph(Unicode.Scalar(" "))

  /// Makes the glyph of one scalar.
  public init(_ scalar: Unicode.Scalar) {
    code = scalar.value
  }

  /// Makes the glyph of a grapheme cluster.
  public init(_ character: Character) {
    let scalars = character.unicodeScalars
    if scalars.count == 1, let only = scalars.first {
      code = only.value
    } else {
      code = Self.firstCluster + Self.clusters.withLock { $0.place(of: String(character)) }
    }
  }

  /// The one scalar it consists of; nil for a longer cluster.
  public var scalar: Unicode.Scalar? {
    Unicode.Scalar(code)
  }

  /// The glyph as text.
  public var text: String {
    if let scalar { return String(scalar) }
    return Self.clusters.withLock { $0.texts[Int(code - Self.firstCluster)] }
  }
}

private struct ClusterTable {
  var texts: [String] = []
  var places: [String: UInt32] = [:]

  mutating func place(of text: String) -> UInt32 {
    if let place = places[text] { return place }
    let place = UInt32(texts.count)
    texts.append(text)
    places[text] = place
    return place
  }
}
