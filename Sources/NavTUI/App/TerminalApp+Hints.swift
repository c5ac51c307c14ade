import NavModel

// What the bottom line says: by the one key map, of what is on show.

/// The bottom line as it was made last, and all that it depends on.
struct HintMemory {
  /// What a line depends on beside the key map.
  struct Conditions: Equatable {
    var context: KeyContext
    var abilities: Abilities
    var own: [KeyHint]
    var direction: LayoutDirection
    var preset: String
    var message: String?
    var isASCII: Bool
  }

  fileprivate var conditions: Conditions?
  fileprivate var line = HintLine(hints: [], preset: "")
  /// What the line of a context depends on, of all that what is on show can do.
  fileprivate var relevant: (context: KeyContext, abilities: Abilities)?

  /// Remembers nothing.
  init() {}
}

extension TerminalApp {
  /// The bottom line for what is on show; made anew only where something has changed of it.
  func hintLine(ascii: Bool) -> HintLine {
    let context = keyContext
    let conditions = HintMemory.Conditions(
      context: context,
      abilities: abilities(among: relevantAbilities(in: context)),
      own: isKeyForContent(in: context) ? contentOnShow?.hints ?? [] : [],
      direction: navigator.direction,
      preset: navigator.system.name,
      message: message,
      isASCII: ascii
    )
    if conditions != hintMemory.conditions {
      hintMemory.conditions = conditions
      hintMemory.line = line(conditions)
    }
    return hintMemory.line
  }

  private func line(_ conditions: HintMemory.Conditions) -> HintLine {
    let hints = keyMap.hints(
      in: conditions.context,
      direction: conditions.direction,
      unavailable: conditions.abilities.missing,
      ascii: conditions.isASCII
    )
    var message = conditions.message
    if conditions.context == .locked, message == nil {
      message = "no gestures until it has settled"
    }
    return HintLine(hints: conditions.own + hints, preset: conditions.preset, message: message)
  }

  /// What the keys take that the bottom line speaks of in a context.
  private func relevantAbilities(in context: KeyContext) -> Abilities {
    if let relevant = hintMemory.relevant, relevant.context == context { return relevant.abilities }
    var abilities: Abilities = []
    for binding in keyMap.bindings where binding.hint != nil && binding.contexts.contains(context) {
      abilities.formUnion(Abilities(for: binding.action))
    }
    hintMemory.relevant = (context, abilities)
    return abilities
  }

  /// What can be done on what is on show, of what is asked for.
  func abilities(among wanted: Abilities) -> Abilities {
    var abilities: Abilities = []
    func ask(_ ability: Abilities, _ holds: () -> Bool) {
      if wanted.contains(ability), holds() { abilities.insert(ability) }
    }
    ask(.opens) { contentInFocus?.opensSomething == true }
    ask(.moves) { contentInFocus?.movesSomething == true }
    ask(.changes) { contentInFocus?.changesSomething == true }
    ask(.hasTabs) { !tabTitles.isEmpty }
    ask(.hasStops) { hasBarStops || !tabTitles.isEmpty }
    // While something moves, it can be led.
    ask(.dragsBack) { reading { $0.phase != .idle || $0.canDragBack } }
    ask(.goesForward) { reading { $0.phase != .idle || $0.canGoForward } }
    ask(.hasHistory) { reading { $0.hasBackHistory } }
    // While the mouse is the program's there is nothing to say of it.
    ask(.takesMouse) { !reportsMouse }
    return abilities
  }
}
