extension Collection where Element: Equatable {
  /// Where another collection first stands in this one; nil where it does not.
  ///
  /// An empty one stands at the start. The standard library's own search is a part of its regular
  /// expressions, and brings all of them into the program: a megabyte.
  @inlinable
  package func firstPlace<Part: Collection>(of part: Part) -> Range<Index>?
  where Part.Element == Element {
    var start = startIndex
    while true {
      var place = start
      var rest = part.makeIterator()
      var wanted = rest.next()
      while let element = wanted, place < endIndex, self[place] == element {
        formIndex(after: &place)
        wanted = rest.next()
      }
      if wanted == nil { return start..<place }
      guard start < endIndex else { return nil }
      formIndex(after: &start)
    }
  }

  /// Whether another collection stands somewhere in this one.
  @inlinable
  package func holds<Part: Collection>(_ part: Part) -> Bool where Part.Element == Element {
    firstPlace(of: part) != nil
  }
}
