extension Surface {
  /// What a row says, without the blanks at its end.
  public func text(row: Int) -> String {
    guard area.rows.contains(row) else { return "" }
    var text = ""
    for column in area.columns where self[column, row].width > 0 {
      text += self[column, row].glyph.text
    }
    while text.last == " " { text.removeLast() }
    return text
  }

  /// What all rows say, one string a row.
  public var text: [String] {
    area.rows.map { text(row: $0) }
  }
}
