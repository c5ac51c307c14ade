import NavModel
import NavTUI

@testable import NavDemo

/// The parts of navtui(1) that follow from the program's tables.
enum ManualPageParts {
  /// The parts, by the names that they have in the page.
  static var all: [String: [String]] {
    var parts = ["keys": keys, "configuration": configuration]
    for command in Command.all(systems: Configuration.systems) {
      parts["options" + (command.word.map { " of \($0)" } ?? "")] = options(of: command)
    }
    return parts
  }

  /// When keys act, as far as a page tells it apart.
  static let contexts: [(title: String, contexts: [KeyContext])] = [
    ("At rest", [.pushed, .root]),
    ("While a screen moves", [.headingForward, .headingBack, .locked]),
    ("While something holds it", [.keyDrag, .pointerDrag]),
    ("In a field of text", [.textField]),
    ("In a list over the screen", [.panel, .palette]),
  ]

  // MARK: - Options

  private static func options(of command: Command) -> [String] {
    [".Bl -tag -width Ds"] + command.options.flatMap(entry) + [".El"]
  }

  private static func entry(of option: any OptionRow) -> [String] {
    let head = ".It Fl \(Mdoc.text("-" + option.name))"
    let help = option.help.capitalized
    guard let placeholder = option.argument.placeholder else {
      return [head] + Mdoc.sentence(help + ".")
    }
    let hasDefault = if case .choice = option.argument { true } else { false }
    guard let words = option.argument.words else {
      return ["\(head) Ar \(placeholder)"] + Mdoc.sentence(help + limits(of: option) + ".")
    }
    return ["\(head) Ar \(placeholder)"] + Mdoc.sentence(help + ":")
      + Mdoc.alternatives(words, hasDefault: hasDefault)
  }

  private static func limits(of option: any OptionRow) -> String {
    guard case .number(_, let range) = option.argument else { return "" }
    return ", from \(range.lowerBound) to \(range.upperBound)"
  }

  // MARK: - Keys

  private static var keys: [String] {
    var lines: [String] = []
    for (title, contexts) in contexts {
      lines += [
        ".Ss " + title.split(separator: " ").map { Mdoc.word(String($0)) }.joined(separator: " "),
        #".Bl -tag -width "left escape backspace h" -compact"#,
      ]
      for (action, keys) in bindings(in: contexts) {
        lines.append(".It Cm " + keys.map { Mdoc.word($0.name) }.joined(separator: " "))
        lines += Mdoc.sentence(action.summary + ".")
      }
      lines.append(".El")
    }
    return lines
  }

  /// What acts in one of the contexts, with all of its keys.
  private static func bindings(in contexts: [KeyContext]) -> [(KeyAction, [KeyPress])] {
    var rows: [(action: KeyAction, keys: [KeyPress])] = []
    for binding in KeyMap.default.bindings where !binding.contexts.isDisjoint(with: contexts) {
      let index = rows.firstIndex { $0.action == binding.action } ?? rows.count
      if index == rows.count { rows.append((binding.action, [])) }
      rows[index].keys += binding.keys.filter { !rows[index].keys.contains($0) }
    }
    return rows
  }

  // MARK: - The configuration

  private static var configuration: [String] {
    let settings = [
      ("theme", Configuration.themes), ("motion", Configuration.motions),
      ("system", Configuration.systems),
    ]
    var lines = [".Bl -tag -width system"]
    for (name, words) in settings {
      lines += [".It Cm \(name)"] + Mdoc.alternatives(words, hasDefault: true)
    }
    lines.append(".It Cm keys")
    lines += Mdoc.sentence(
      "Actions, each with a list of keys that do it instead of the usual ones:"
    )
    let actions = KeyAction.allCases.map { KeyChoice.name(of: $0) }
    lines += Mdoc.alternatives(actions, hasDefault: false)
    lines += Mdoc.sentence(
      "A key is called as above, with control-, alt- or shift- before its name."
    )
    return lines + [".El"]
  }
}

extension String {
  /// The text with its first letter as a capital.
  fileprivate var capitalized: String { prefix(1).uppercased() + dropFirst() }
}
