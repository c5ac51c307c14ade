import NavModel

/// A run as a flow file that does the same.
struct FlowText {
  let opening: Opening
  let steps: [Step]

  /// The file's text; `complaint` is what the run ended in.
  func text(_ complaint: String) -> String {
    var lines = [
      "# \(complaint)",
      "system \(opening.system)",
      "window \(opening.columns) \(opening.rows)",
      "direction \(opening.direction == .leftToRight ? "ltr" : "rtl")",
    ]
    if opening.remembers { lines.append("# remembering what is popped") }
    if opening.motion != .full { lines.append("# under motion \(opening.motion)") }
    for (name, names) in Cast.nests.sorted(by: { $0.key > $1.key }) {
      lines.append("nest \(name) = \(names.joined(separator: " "))")
    }
    for (name, names) in Cast.tabs.sorted(by: { $0.key > $1.key }) {
      lines.append("tabs \(name) = \(names.joined(separator: " "))")
    }
    lines.append("root \(opening.root)")
    var machine = Machine(opening)
    for step in steps {
      lines += Self.lines(step, in: machine)
      _ = machine.perform(step)
    }
    // What the reference holds in the end is what a right engine would.
    let stack = machine.reference.stack(at: machine.reference.innermost)
    lines.append("expect stack \(stack.joined(separator: " "))")
    lines += ["interrupt focus", "settle", "expect log-balanced"]
    return lines.joined(separator: "\n") + "\n"
  }

  private static func lines(_ step: Step, in machine: Machine) -> [String] {
    switch step {
    case .declare(let name, let traits):
      return ["screen \(name) " + traits.map(\.words).joined(separator: " ")]
    case .operation(let act, let holder, let animated):
      let address = holder.map { "on \($0) " } ?? ""
      guard let words = words(act, holder, in: machine) else {
        return ["# refused, or no words for it: \(act)"]
      }
      return [address + words + (animated ? "" : " plain")]
    case .tapBack: return ["tap back"]
    case .tapBackOf, .toRoot, .forward, .remember, .motion: return ["# no words for: \(step)"]
    case .history(let name): return ["history \(name)"]
    case .press(let spot): return ["press \(spot.column) \(spot.row)"]
    case .move(let spot): return ["move \(spot.column) \(spot.row)"]
    case .release: return ["release"]
    case .lose: return ["lose"]
    case .loseFocus: return ["interrupt focus"]
    case .intent(let intent): return ["key \(key(intent, machine.navigator.direction))"]
    case .scroll(let name, let columns): return ["scroll-to \(name) \(columns)"]
    case .wait(let seconds): return ["wait \(seconds)"]
    case .resize(let columns, let rows): return ["resize \(columns) \(rows)"]
    case .direction(let direction):
      return ["direction \(direction == .leftToRight ? "ltr" : "rtl")"]
    case .system(let name): return ["system \(name)"]
    }
  }

  private static func words(_ act: Act, _ holder: String?, in machine: Machine) -> String? {
    switch act {
    case .push(let name): return "push \(name)"
    case .pop: return "pop"
    case .popTo(let name): return "pop to \(name)"
    case .popToRoot: return "pop root"
    case .set(let names): return "set \(names.joined(separator: " "))"
    case .insert(let name, let index):
      guard var stack = machine.stack(for: act, inside: holder) else { return nil }
      stack.insert(name, at: min(max(index, 0), stack.count))
      return "set \(stack.joined(separator: " "))"
    case .remove(let names) where names.count == 1: return "remove \(names[0])"
    case .remove, .setPath: return nil
    case .replaceTop(let name):
      guard let stack = machine.stack(for: act, inside: holder)?.dropLast() else { return nil }
      return "set \((stack + [name]).joined(separator: " "))"
    case .present(let names): return "present \(names.joined(separator: " "))"
    case .dismiss: return "dismiss"
    case .select(let name, let tab): return "select \(name) \(tab + 1)"
    }
  }

  private static func key(_ intent: Intent, _ direction: LayoutDirection) -> String {
    let isMirrored = direction == .rightToLeft
    return switch intent {
    case .back: isMirrored ? "right" : "left"
    case .forward: isMirrored ? "left" : "right"
    case .dragTrailing: isMirrored ? "shift-left" : "shift-right"
    case .dragLeading: isMirrored ? "shift-right" : "shift-left"
    case .letGo: "enter"
    case .takeAway: "escape"
    }
  }
}
