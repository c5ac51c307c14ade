/// Names headings as GitHub does: lower case, blanks become hyphens, punctuation goes, a repeated name gets a number.
struct HeadingAnchors {
  private var used: [String: Int] = [:]

  mutating func next(for title: String) -> String {
    let anchor = Self.anchor(of: title)
    let count = used[anchor, default: 0]
    used[anchor] = count + 1
    return count == 0 ? anchor : "\(anchor)-\(count)"
  }

  static func anchor(of title: String) -> String {
    var anchor = ""
    for scalar in title.lowercased().unicodeScalars {
      switch scalar {
      case " ": anchor.append("-")
      case "-", "_": anchor.unicodeScalars.append(scalar)
      default:
        if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
          anchor.unicodeScalars.append(scalar)
        }
      }
    }
    return anchor
  }
}
