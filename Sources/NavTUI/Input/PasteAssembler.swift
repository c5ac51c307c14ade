/// Pasted text on its way, between `CSI 200 ~` and `CSI 201 ~` (mode 2004).
struct PasteAssembler: Sendable {
  /// The number that begins a paste in `CSI n ~`.
  static let startNumber = 200
  /// The longest paste that is kept, in bytes (256 KiB); what is longer loses its end.
  static let limit = 1 << 18

  private static let endMarker = Array("\u{1b}[201~".utf8)

  private var bytes: [UInt8] = []
  private var matched = 0

  /// Adds a byte; true where it was the last one of the end marker.
  mutating func accept(_ byte: UInt8) -> Bool {
    if byte == Self.endMarker[matched] {
      matched += 1
      return matched == Self.endMarker.count
    }
    // Only the marker's first byte is ESC, so a failed match can begin again nowhere but here.
    append(Self.endMarker[..<matched])
    matched = byte == .escape ? 1 : 0
    if matched == 0 { append(CollectionOfOne(byte)) }
    return false
  }

  /// The text: lines end in a newline, whatever they were sent with, and broken parts are U+FFFD.
  var text: String {
    var lines: [UInt8] = []
    lines.reserveCapacity(bytes.count)
    var last: UInt8 = 0
    for byte in bytes {
      if byte == .carriageReturn {
        lines.append(.lineFeed)
      } else if byte != .lineFeed || last != .carriageReturn {
        lines.append(byte)
      }
      last = byte
    }
    return String(decoding: lines, as: UTF8.self)
  }

  private mutating func append(_ more: some Collection<UInt8>) {
    bytes.append(contentsOf: more.prefix(Self.limit - bytes.count))
  }
}
