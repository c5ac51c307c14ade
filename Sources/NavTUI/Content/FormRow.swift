/// One row of a form: a name for the program, a title for the person, and what can be done with it.
///
///     FormRow("swipe", "Swipe back", .toggle(true))
///     FormRow("motion", "Motion", .choice(["full", "reduced", "none"], selected: 0))
public struct FormRow: Sendable, Equatable {
  /// What can be done with a row.
  public enum Control: Sendable, Equatable {
    /// Off or on.
    case toggle(Bool)
    /// One of several; a selection beyond the ends counts as the nearest.
    case choice([String], selected: Int)
    /// Nothing: it is only to be read.
    case fact(String)
    /// It opens something, named in the words of whoever handles it, and explained beside the title.
    case opens(String, detail: String? = nil)
  }

  /// What the program calls it; one of its kind in a form.
  public var name: String
  /// What the person reads.
  public var title: String
  /// What can be done with it, and how it stands.
  public var control: Control

  /// Makes a row.
  public init(_ name: String, _ title: String, _ control: Control) {
    self.name = name
    self.title = title
    self.control = control
  }

  /// Whether it is a toggle that is on.
  public var isOn: Bool { control == .toggle(true) }

  /// What is chosen, in the words of the choice; `off` or `on` for a toggle, nil where there is no choice.
  public var chosen: String? { choice?.chosen }

  /// Which of the choice is chosen, from 0; nil where there is no choice.
  public var selected: Int? { choice?.selected }

  /// Chooses, and says whether that changed anything; beyond the ends, the nearest.
  mutating func choose(_ index: Int) -> Bool {
    guard let old = choice else { return false }
    let index = min(max(index, 0), old.options.count - 1)
    switch control {
    case .toggle: control = .toggle(index == 1)
    case .choice(let options, _): control = .choice(options, selected: index)
    case .fact, .opens: break
    }
    return index != old.selected
  }
}

extension FormRow {
  private static let toggleWords = ["off", "on"]

  /// What there is to choose from; nil where there is nothing to.
  var choice: Choice? {
    switch control {
    case .toggle(let isOn): Choice(Self.toggleWords, selected: isOn ? 1 : 0)
    case .choice(let options, let selected): Choice(options, selected: selected)
    case .fact, .opens: nil
    }
  }

  /// The row of a list that shows it.
  var listRow: ListRow {
    switch control {
    case .toggle, .choice:
      let choice = choice
      var row = ListRow(title, action: choice == nil ? nil : name)
      row.choice = choice
      return row
    case .fact(let text):
      return ListRow(title, detail: text)
    case .opens(let action, let detail):
      return ListRow(title, detail: detail, action: action)
    }
  }

  /// The row without anything that only shows where one can see what is marked.
  var plainRow: ListRow {
    guard let chosen else { return listRow }
    return ListRow(title, detail: chosen)
  }
}

/// Rows of a form that belong together.
public struct FormSection: Sendable, Equatable {
  /// What it is called, shown in capitals; nil for nothing.
  public var title: String?
  /// The rows.
  public var rows: [FormRow]

  /// Makes a section.
  public init(_ title: String? = nil, rows: [FormRow]) {
    self.title = title
    self.rows = rows
  }
}
