import Foundation

/// The private modes that a stream of bytes leaves switched on.
///
/// A second opinion beside the emulator's, which does not know every mode a terminal may.
struct PrivateModes: Equatable {
  /// Modes set and not reset since (`CSI ? n h` and `CSI ? n l`).
  private(set) var on: Set<Int> = []
  /// Modes set at any time.
  private(set) var everOn: Set<Int> = []
  /// Whether the keypad sends its application codes (`ESC =` and `ESC >`).
  private(set) var keypad = false

  /// Reads a whole stream.
  init(_ bytes: some Sequence<UInt8>) {
    let escape: UInt8 = 0x1B
    let sequences = Array(bytes).split(separator: escape, omittingEmptySubsequences: false)
    for sequence in sequences.dropFirst() {
      switch sequence.first {
      case UInt8(ascii: "="): keypad = true
      case UInt8(ascii: ">"): keypad = false
      case UInt8(ascii: "["): readControl(sequence.dropFirst())
      default: break
      }
    }
  }

  private mutating func readControl(_ bytes: ArraySlice<UInt8>) {
    guard bytes.first == UInt8(ascii: "?"),
      let end = bytes.firstIndex(where: { $0 >= 0x40 && $0 <= 0x7E }),
      let parameters = String(bytes: bytes[bytes.startIndex + 1..<end], encoding: .ascii)
    else { return }
    let modes = Set(parameters.split(separator: ";").compactMap { Int($0) })
    switch bytes[end] {
    case UInt8(ascii: "h"):
      on.formUnion(modes)
      everOn.formUnion(modes)
    case UInt8(ascii: "l"): on.subtract(modes)
    default: break
    }
  }
}
