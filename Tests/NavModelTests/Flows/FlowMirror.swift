/// A flow seen in a mirror: the other direction, with every place and key at the other side.
///
/// Right-to-left layout mirrors everything, so whatever holds in one direction holds mirrored in
/// the other.
enum FlowMirror {
  static func mirrored(_ flow: String) -> String {
    var columns = 80.0
    var lines = ["direction rtl"]
    for line in flow.split(separator: "\n", omittingEmptySubsequences: false) {
      var words = line.split(separator: " ").map(String.init)
      switch words.first {
      case "window"?, "resize"?: columns = Double(words[1]) ?? columns
      case "direction"?: words[1] = words[1] == "rtl" ? "ltr" : "rtl"
      case "press"?, "move"?: words[1] = across(words[1], columns)
      case "drag"? where words[1] != "to":
        words[1] = across(words[1], columns)
        words[2] = across(words[2], columns)
      case "key"?: words[1] = otherKeys[words[1]] ?? words[1]
      case "screen"?: words = words.map { claims($0, columns) }
      case "expect"?:
        if let place = words.firstIndex(of: "pane") { words[place + 2] = negated(words[place + 2]) }
      default: break
      }
      lines.append(words.joined(separator: " "))
    }
    return lines.joined(separator: "\n")
  }

  private static let otherKeys = [
    "left": "right", "right": "left", "shift-left": "shift-right", "shift-right": "shift-left",
  ]

  private static func across(_ column: String, _ columns: Double) -> String {
    Double(column).map { "\(columns - $0)" } ?? column
  }

  private static func negated(_ edge: String) -> String {
    Double(edge).map { "\(-$0)" } ?? edge
  }

  private static func claims(_ option: String, _ columns: Double) -> String {
    let name = "claims="
    guard option.hasPrefix(name) else { return option }
    let numbers = option.dropFirst(name.count).split(separator: ",").compactMap { Double($0) }
    guard numbers.count == 4 else { return option }
    let left = columns - numbers[0] - numbers[2]
    return "\(name)\(left),\(numbers[1]),\(numbers[2]),\(numbers[3])"
  }
}
