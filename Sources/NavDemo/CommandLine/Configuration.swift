import LibC
import NavDocuments
import NavModel
import NavTUI

/// What a person has written into `$XDG_CONFIG_HOME/navtui/config.yaml`; the command line outweighs it.
///
///     theme: light
///     motion: reduced
///     keys:
///       back: [left, x]
struct Configuration: Equatable {
  var theme: String?
  var motion: Options.Motion?
  var system: String?
  var keys: [KeyChoice] = []

  /// The words of the settings that take one, the usual word first.
  static let themes = ThemeChoice.allCases.map(\.rawValue) + [Options.monoTheme]
  static let motions = Options.Motion.allCases.map(\.rawValue)
  static let systems = NavigationSystem.all.map(\.name)

  init() {}

  /// What options come to, as a configuration.
  init(of options: Options) {
    theme = options.theme
    motion = options.motion
    system = options.system
    keys = options.keys
  }

  /// Sets what it says, before the command line is read.
  func apply(to options: inout Options) {
    options.theme = theme
    options.motion = motion ?? options.motion
    options.system = system ?? options.system
    options.keys = keys
  }

  /// The configuration as YAML, with all that may be said.
  var text: String {
    var lines = [
      "theme: \(theme ?? Self.themes[0])",
      "motion: \((motion ?? .full).rawValue)",
      "system: \(system ?? NavigationSystem.fluid.name)",
    ]
    lines.append(keys.isEmpty ? "keys: {}" : "keys:")
    for choice in keys {
      let names = choice.keys.map { Self.quoted($0.name) }.joined(separator: ", ")
      lines.append("  \(KeyChoice.name(of: choice.action)): [\(names)]")
    }
    return lines.map { $0 + "\n" }.joined()
  }
}

extension Configuration {
  /// A YAML text in single quotes, in which only they themselves are doubled.
  private static func quoted(_ text: String) -> String {
    "'" + text.reduce(into: "") { $0 += $1 == "'" ? "''" : String($1) } + "'"
  }
}

// MARK: - Reading

extension Configuration {
  /// Reads the person's file; what is not there says nothing.
  static func read() throws -> Configuration {
    guard let path = path, access(path, F_OK) == 0 else { return Configuration() }
    let bytes = try FileError.contents(ofFile: path)
    return try Configuration(bytes, path: path)
  }

  /// Where it lies, by the XDG base directory specification; nil without a home.
  static var path: String? { XDG.path("XDG_CONFIG_HOME", else: ".config", "navtui/config.yaml") }

  init(_ bytes: some Sequence<UInt8>, path: String) throws(ConfigurationError) {
    func fail(_ line: Int, _ reason: String) -> ConfigurationError {
      ConfigurationError(path: path, line: line, reason: reason)
    }
    let node: YAMLNode?
    do {
      node = try YAMLNode.parse(bytes)
    } catch {
      throw fail(error.line, "it is no YAML: \(error.message)")
    }
    guard let node else { return }
    guard case .map(let entries) = node.content else {
      throw fail(node.line, "it is no list of keys: expected theme, motion, system or keys")
    }
    for entry in entries {
      switch entry.key {
      case "theme":
        theme = try Self.word(entry, Self.themes, fail)
      case "motion":
        motion = .init(
          rawValue: try Self.word(entry, Self.motions, fail)
        )
      case "system":
        system = try Self.word(entry, Self.systems, fail)
      case "keys":
        keys = try Self.keys(entry, fail)
      default:
        throw fail(
          entry.line,
          "unknown key '\(entry.key)': expected theme, motion, system or keys"
        )
      }
    }
  }

  private typealias Fail = (Int, String) -> ConfigurationError

  private static func word(
    _ entry: YAMLNode.Entry,
    _ words: [String],
    _ fail: Fail
  ) throws(ConfigurationError) -> String {
    guard let text = entry.node.text, words.contains(text) else {
      let got = entry.node.text ?? "a list or a map"
      throw fail(
        entry.node.line,
        "wrong value '\(got)' for '\(entry.key)': expected \(words.alternatives)"
      )
    }
    return text
  }

  private static func keys(
    _ entry: YAMLNode.Entry,
    _ fail: Fail
  ) throws(ConfigurationError) -> [KeyChoice] {
    guard case .map(let entries) = entry.node.content else {
      throw fail(entry.node.line, "wrong value for 'keys': expected actions and their keys")
    }
    var choices: [KeyChoice] = []
    for entry in entries {
      guard let action = KeyChoice.action(named: entry.key) else {
        let names = KeyAction.allCases.map { KeyChoice.name(of: $0) }.alternatives
        throw fail(entry.line, "unknown action '\(entry.key)': expected \(names)")
      }
      var keys: [KeyPress] = []
      for node in entry.node.texts {
        guard let key = node.text.flatMap({ KeyPress(named: $0) }) else {
          throw fail(node.line, "unknown key '\(node.text ?? "")': expected a name like shift-left")
        }
        keys.append(key)
      }
      choices.append(KeyChoice(action: action, keys: keys))
    }
    return choices
  }
}

extension YAMLNode {
  /// The members of a list; a text alone is a list of one.
  fileprivate var texts: [YAMLNode] {
    if case .list(let nodes) = content { nodes } else { [self] }
  }
}

/// A configuration that cannot be understood.
struct ConfigurationError: Failure, Equatable {
  var path: String
  /// The line, from 1.
  var line: Int
  var reason: String

  var status: ExitStatus { .data }
  var message: String { "\(path.visible):\(line): \(reason.visible)" }
}

/// The base directories of a person's files.
enum XDG {
  /// The path of a file below the directory that a variable names, or below its usual place in the home.
  static func path(_ variable: String, else usual: String, _ file: String) -> String? {
    // The specification: relative paths are to be ignored.
    if let folder = environment(variable), folder.hasPrefix("/") { return folder + "/" + file }
    return environment("HOME").map { "\($0)/\(usual)/\(file)" }
  }

  private static func environment(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
