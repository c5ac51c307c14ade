import LibC

/// Which characters the terminal is sent.
enum OutputEncoding: Equatable, Sendable {
  /// 7 bits only.
  case ascii
  /// UTF-8.
  case unicode

  /// What the C library's present locale writes.
  static var current: OutputEncoding {
    guard let name = nl_langinfo(nl_item(CODESET)) else { return .ascii }
    return String(cString: name) == "UTF-8" ? .unicode : .ascii
  }

  /// Sets the locale that the environment asks for.
  ///
  /// A UTF-8 locale that is not installed (only C and C.UTF-8 may be) is still UTF-8.
  static func adoptEnvironment() {
    if setlocale(LC_CTYPE, "") != nil { return }
    let variables: [String] = ["LC_ALL", "LC_CTYPE", "LANG"]
    let asked =
      variables
      .compactMap { getenv($0) }
      .map { String(cString: $0).uppercased() }
      .first { !$0.isEmpty }
    guard let asked, asked.hasSuffix("UTF-8") || asked.hasSuffix("UTF8") else { return }
    setlocale(LC_CTYPE, "C.UTF-8")
  }
}

/// What stands for a glyph where only ASCII may be sent.
enum ASCIIFallback {
  /// One printable ASCII character: a likeness for drawings and punctuation, `?` for the rest.
  static func scalar(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "─", "━", "╌", "┄", "╴", "╶", "‐"..."―", "−", "▁": "-"
    case "│", "┃", "╎", "┆", "║", "▌"..."▏", "▐", "▕": "|"
    case "═": "="
    case "┌"..."╋", "╒"..."╰": "+"
    case "█"..."▋", "▀", "▄"..."▇", "■", "▓", "▒": "#"
    case "░": ":"
    case "‹", "←", "◀", "«": "<"
    case "›", "→", "▶", "»": ">"
    case "↑", "▲": "^"
    case "↓", "▼": "v"
    case "•", "●", "◦", "○", "∙": "*"
    case "·", "…": "."
    case "‘", "’", "′": "'"
    case "“", "”", "″": "\""
    case "×", "✗", "✕": "x"
    case "✓", "✔": "v"
    case "\u{A0}", "\u{2000}"..."\u{200A}", "\u{3000}": " "
    default: "?"
    }
  }
}
