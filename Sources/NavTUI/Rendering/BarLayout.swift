import NavModel

/// Which columns the parts of a bar take, counted from its leading side.
///
/// The title stands in the bar's middle and is pushed aside as far as items need it. Where it does not fit beside the
/// back item, the item's label shrinks as on the platform: the full title, then *Back*, then the chevron alone.
struct BarLayout: Equatable {
  /// The label that takes the place of one that is too long.
  static let shortBackTitle = "Back"
  /// Blank columns between two parts.
  private static let gap = 2
  /// The chevron and the blank after it.
  private static let chevronWidth = 2

  /// One item.
  struct Part: Equatable {
    var item: BarItem
    /// What it says here.
    var label: String
    var columns: Range<Int>
  }

  /// The back item.
  struct Back: Equatable {
    var part: Part
    /// The chevron's column; nil on an item of the screen's own.
    var chevron: Int?
    /// Where a tap is meant for it.
    var region: Range<Int>
  }

  private(set) var back: Back?
  private(set) var left: [Part] = []
  private(set) var right: [Part] = []
  private(set) var title: Range<Int>
  /// Blank columns at both ends.
  private let margin: Int

  /// Lays a face out on `columns` columns.
  init(_ face: BarFace, columns: Int) {
    title = 0..<0
    margin = max(Placement.whole(face.margin / Placement.pointsPerColumn), 0)
    let trailing = placeRight(face.right, columns: columns)
    let wanted = GlyphWidth.of(face.titleInBar)
    var free = 0..<0
    for label in Self.labels(face) {
      let end = placeLeading(face, label: label, limit: columns, trailing: trailing)
      let start = min(end, max(trailing, 0))
      free = start..<max(trailing, start)
      if end <= trailing, wanted <= free.count { break }
    }
    let width = min(wanted, free.count)
    let centre = (columns - width) / 2
    let start = min(max(centre, free.lowerBound), free.upperBound - width)
    title = start..<start + width
  }

  /// Goes through the items beside the back item, from the leading side.
  func forEachItem(_ visit: (Part) -> Void) {
    left.forEach(visit)
    right.forEach(visit)
  }

  /// Whether one of the items beside the back item is this one, at the same place.
  func holds(_ part: Part) -> Bool { left.contains(part) || right.contains(part) }

  /// The labels that a back item may have, the best first.
  private static func labels(_ face: BarFace) -> [String] {
    guard let back = face.back else { return [""] }
    if face.backIsCustom { return [back.title] }
    let isShorter = GlyphWidth.of(shortBackTitle) < GlyphWidth.of(back.title)
    return isShorter ? [back.title, shortBackTitle, ""] : [back.title, ""]
  }

  /// Places the right items and says where the free space ends; items beyond the middle have no room.
  private mutating func placeRight(_ items: [BarItem], columns: Int) -> Int {
    var end = columns - margin
    for item in items.reversed() {
      let start = end - GlyphWidth.of(item.title)
      guard start >= columns / 2 else { break }
      right.insert(Part(item: item, label: item.title, columns: start..<end), at: 0)
      end = start - Self.gap
    }
    return max(end, 0)
  }

  /// Places the back item and the left items and says where the free space begins.
  private mutating func placeLeading(
    _ face: BarFace,
    label: String,
    limit: Int,
    trailing: Int
  ) -> Int {
    var end = margin
    back = nil
    left = []
    if let item = face.back {
      let start = end + (face.backIsCustom ? 0 : Self.chevronWidth)
      // An item of the screen's own has no shorter form: it is cut at the middle.
      let room = max(limit / 2 - start, 0)
      let width = face.backIsCustom ? min(GlyphWidth.of(label), room) : GlyphWidth.of(label)
      let part = Part(item: item, label: label, columns: start..<start + width)
      back = Back(
        part: part,
        chevron: face.backIsCustom ? nil : end,
        region: 0..<part.columns.upperBound + 1
      )
      end = width > 0 ? start + width : start - 1
      end += Self.gap
    }
    for item in face.left {
      let width = GlyphWidth.of(item.title)
      guard end + width <= trailing else { break }
      left.append(Part(item: item, label: item.title, columns: end..<end + width))
      end += width + Self.gap
    }
    return end
  }
}
