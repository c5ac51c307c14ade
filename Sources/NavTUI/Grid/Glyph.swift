import Synchronization

/// A grapheme cluster in four bytes: its scalar, or a place in the table of longer ones.
///
/// Most cells hold one scalar, so a frame's cells are compared and copied as plain numbers; the few
/// clusters of more scalars (combining marks, emoji sequences) are kept once for the process.
public struct Glyph: Hashable, Sendable, BitwiseCopyable {
  private let code: UInt32

  /// Codes from here up are places in the table.
  private static let firstCluster: UInt32 = 0x11_0000

  private static let clusters = Mutex(ClusterTable())

  /// A blank.
  public static let space = Glyph(Unicode.Scalar(" "))

  /// Stands for what cannot be shown.
  public static let replacement = Glyph(Unicode.Scalar(0xFFFD as UInt16) ?? " ")

  /// Makes the glyph of one scalar.
  public init(_ scalar: Unicode.Scalar) {
    code = scalar.value
  }

  /// Makes the glyph of a grapheme cluster.
  public init(_ character: Character) {
    let scalars = character.unicodeScalars
    if let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex {
      code = first.value
    } else if let place = Self.clusters.withLock({ $0.place(of: scalars) }) {
      code = Self.firstCluster + place
    } else {
      self = .replacement
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

extension Glyph {
  /// Block elements.
  private static let blocks: ClosedRange<Unicode.Scalar> = "\u{2580}"..."\u{259F}"

  /// Whether it is to be read; drawings may sink into their background.
  var isText: Bool {
    scalar.map { !Self.blocks.contains($0) } ?? true
  }

  /// The first of the pictures of control characters, U+2400 to U+2420.
  private static let firstControlPicture: UInt32 = 0x2400
  /// The picture of U+007F.
  private static let deletePicture: UInt32 = 0x2421
  private static let delete: UInt32 = 0x7F

  /// What may be drawn for `character`, and its columns.
  ///
  /// Nothing that text says reaches a terminal as a command: control characters become pictures of
  /// themselves (`␛`), and what no terminal can know becomes U+FFFD.
  public static func shown(_ character: Character) -> (glyph: Glyph, width: Int) {
    let width = GlyphWidth.of(character)
    guard let first = character.unicodeScalars.first, GlyphWidth.isUnprintable(first) else {
      return (Glyph(character), width)
    }
    let picture: Unicode.Scalar? =
      switch first.value {
      case 0..<0x20: Unicode.Scalar(firstControlPicture + first.value)
      case delete: Unicode.Scalar(deletePicture)
      default: nil
      }
    return (picture.map { Glyph($0) } ?? .replacement, 1)
  }
}

private struct ClusterTable {
  /// Enough for the longest emoji sequence in use; a longer cluster loses the rest.
  private static let longestCluster = 16
  /// Hostile text could otherwise fill the memory.
  private static let largestCount = 1 << 16

  var texts: [String] = []
  private var places: [String: UInt32] = [:]

  mutating func place(of scalars: Character.UnicodeScalarView) -> UInt32? {
    let text = String(String.UnicodeScalarView(scalars.prefix(Self.longestCluster)))
    if let place = places[text] { return place }
    guard texts.count < Self.largestCount else { return nil }
    let place = UInt32(texts.count)
    texts.append(text)
    places[text] = place
    return place
  }
}
