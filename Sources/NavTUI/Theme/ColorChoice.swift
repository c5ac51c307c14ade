/// How many colours a person wants.
public enum ColorChoice: Equatable, Sendable {
  /// As many as the terminal has, and none where `NO_COLOR` says so.
  case auto
  /// As many as the terminal has.
  case always
  /// None.
  case never
  /// So many, or fewer where terminfo cannot say how.
  case depth(ColorDepth)

  /// The words for them, the default first.
  public static let words = ["auto", "always", "never", "8", "16", "256", "truecolor"]

  /// The choice that a word stands for; nil for any other word.
  public init?(_ word: String) {
    switch word {
    case "auto": self = .auto
    case "always": self = .always
    case "never": self = .never
    case "8": self = .depth(.colors8)
    case "16": self = .depth(.colors16)
    case "256": self = .depth(.colors256)
    case "truecolor": self = .depth(.trueColor)
    default: return nil
    }
  }

  /// How many colours to ask a terminal for; nil for as many as terminfo says.
  ///
  /// - `NO_COLOR`: none, unless it is empty (no-color.org).
  /// - `CLICOLOR_FORCE`: colours all the same, unless it is `0` (bixense.com/clicolors).
  /// - `COLORTERM`: `truecolor` or `24bit` where the terminal has eight bits a channel.
  public func depth(environment: (String) -> String?) -> ColorDepth? {
    let offered: ColorDepth? =
      switch environment("COLORTERM") {
      case "truecolor", "24bit": .trueColor
      default: nil
      }
    switch self {
    case .depth(let depth): return depth
    case .never: return .mono
    case .always: return offered
    case .auto:
      let force = environment("CLICOLOR_FORCE") ?? ""
      let isForced = !force.isEmpty && force != "0"
      let isRefused = !(environment("NO_COLOR") ?? "").isEmpty
      return isRefused && !isForced ? .mono : offered
    }
  }

  /// Whether what the terminal says of itself counts.
  var followsTerminal: Bool { self == .auto || self == .always }
}

/// Which of two themes a person wants.
public enum ThemeChoice: String, Sendable, CaseIterable {
  /// The one that goes with the terminal's background; the dark one where that is not known.
  case auto
  /// Dark text on light.
  case light
  /// Light text on dark.
  case dark
}
