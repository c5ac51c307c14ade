import NavModel

extension Reference {
  /// What a navigator holds, in the reference's words.
  init(_ census: Census) {
    self.init(root: "")
    base = census.base.map(\.rawValue)
    presented = census.presented.map { $0.map(\.rawValue) }
    inner = [:]
    for (screen, contained) in census.contained {
      switch contained {
      case .navigation(let stack): inner[screen.rawValue] = .nest(stack.map(\.rawValue))
      case .tabs(let stacks, let selected):
        inner[screen.rawValue] = .tabs(stacks.map { $0.map(\.rawValue) }, selected: selected)
      }
    }
  }

  /// The stacks in a line.
  var words: String {
    let presentations = presented.map { " presented \($0.joined(separator: " "))" }.joined()
    let contents = inner.sorted { $0.key < $1.key }.map { name, node in
      switch node {
      case .nest(let stack): " \(name): \(stack.joined(separator: " "))"
      case .tabs(let stacks, let selected):
        " \(name): "
          + stacks.map { $0.joined(separator: " ") }.joined(separator: " | ")
          + " at \(selected + 1)"
      }
    }
    return base.joined(separator: " ") + presentations + contents.joined()
  }
}
