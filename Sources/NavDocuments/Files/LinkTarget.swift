/// Where a link leads, seen from the document that it stands in.
enum LinkTarget: Equatable {
  /// A place in the document itself.
  case here(anchor: String)
  /// A file or a folder, and a place in it.
  case file(FilePath, anchor: String?)
  /// Somewhere outside: `https:`, `mailto:`.
  case outside(String)

  /// Works out a link.
  ///
  /// - Parameters:
  ///   - url: The address as it is written.
  ///   - folder: The folder that the document lies in.
  ///   - root: The folder of the whole set; `/a.md` is sought there.
  init(_ url: String, in folder: FilePath, root: FilePath) {
    if Self.isOutside(url) {
      self = .outside(url)
      return
    }
    let parts = url.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let anchor = parts.count > 1 ? String(parts[1]).percentDecoded : nil
    let path = parts.first.map { $0.prefix { $0 != "?" } }.map(String.init)?.percentDecoded ?? ""
    guard !path.isEmpty else {
      self = .here(anchor: anchor ?? "")
      return
    }
    var file = folder.appending(path)
    if path.hasPrefix("/") {
      let inSet = root.appending(String(path.drop { $0 == "/" }))
      if inSet.exists { file = inSet }
    }
    // Wikis leave the ending out.
    if !file.exists, FilePath(file.text + ".md").exists { file = FilePath(file.text + ".md") }
    self = .file(file, anchor: anchor)
  }

  /// Whether it begins with a scheme (RFC 3986, 3.1) or a host.
  private static func isOutside(_ url: String) -> Bool {
    if url.hasPrefix("//") { return true }
    guard let colon = url.firstIndex(of: ":"), let first = url.first, first.isASCII, first.isLetter
    else { return false }
    let scheme = url[..<colon]
    return scheme.count > 1
      && scheme.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber || "+-.".contains($0)) }
  }
}

extension String {
  /// The text with `%41` and the like replaced by what they stand for.
  var percentDecoded: String {
    guard utf8.contains(UInt8(ascii: "%")) else { return self }
    var bytes: [UInt8] = []
    let text = Array(utf8)
    var index = 0
    while index < text.count {
      if text[index] == UInt8(ascii: "%"), index + 2 < text.count,
        let byte = UInt8(String(decoding: text[index + 1...index + 2], as: UTF8.self), radix: 16)
      {
        bytes.append(byte)
        index += 3
      } else {
        bytes.append(text[index])
        index += 1
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The text as a part of a link: what would have a meaning there stands as `%41`.
  var percentEncoded: String {
    utf8.reduce(into: "") { text, byte in
      let character = Character(Unicode.Scalar(byte))
      if character.isASCII, character.isLetter || character.isNumber || "-_./".contains(character) {
        text.append(character)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        text += digits.count < 2 ? "%0\(digits)" : "%\(digits)"
      }
    }
  }
}
