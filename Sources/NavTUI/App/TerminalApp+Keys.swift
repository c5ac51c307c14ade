import NavModel

// What keys do, by the one key map.

extension TerminalApp {
  /// What goes on, as far as it changes what keys do.
  public var keyContext: KeyContext {
    if let panel { return panel.content.acceptsText ? .palette : .panel }
    return contextBelow
  }

  /// What goes on below a list that lies over the screen.
  var contextBelow: KeyContext {
    if let context = reading(Self.contextInMotion) { return context }
    if contentOnShow?.acceptsText == true { return .textField }
    return reading { $0.canGoBack } ? .pushed : .root
  }

  /// What goes on while something moves; nil where nothing does.
  private static func contextInMotion(_ navigator: inout Navigator) -> KeyContext? {
    if navigator.isLedByKeys { return .keyDrag }
    if navigator.isLedByPointer { return .pointerDrag }
    if navigator.refusesGestures { return .locked }
    return navigator.isCovering.map { $0 ? .headingForward : .headingBack }
  }

  func handle(_ press: KeyPress) {
    let context = keyContext
    // A field of text is asked first: what it takes is text, and what it ignores is a command.
    if isText(press, in: context), follow(contentInFocus?.handle(.key(press))) { return }
    guard let action = keyMap.action(for: press, in: context, direction: navigator.direction)
    else {
      // What nobody has a use for is the content's, while nothing moves.
      if context != .textField { _ = offer(press) }
      return
    }
    // What acts on something else than the item in focus takes the focus from it.
    if ![.focusNext, .focusPrevious, .open, .listHistory].contains(action) {
      let hadFocus = focus != nil
      focus = nil
      if hadFocus, press.key == .escape { return }
    }
    perform(action, press, in: context)
  }

  /// Whether keys that the map has no use for are the content's.
  func isKeyForContent(in context: KeyContext) -> Bool {
    switch context {
    case .root, .pushed, .textField: true
    case .headingForward, .headingBack, .locked, .keyDrag, .pointerDrag, .panel, .palette: false
    }
  }

  /// Offers a key to the content on show; false where that has no use for it.
  private func offer(_ press: KeyPress?) -> Bool {
    guard let press, isKeyForContent(in: keyContext) else { return false }
    return follow(contentOnShow?.handle(.key(press)))
  }

  /// Whether a key is the text field's: all are where one stands, and letters where one arrives.
  private func isText(_ press: KeyPress, in context: KeyContext) -> Bool {
    guard contentInFocus?.acceptsText == true else { return false }
    switch context {
    case .textField, .palette: return true
    case .headingForward, .headingBack, .locked:
      guard case .character = press.key else { return false }
      return true
    case .root, .pushed, .keyDrag, .pointerDrag, .panel: return false
    }
  }

  /// Does what a key asks for; `press` is nil where it is asked for in another way.
  func perform(_ action: KeyAction, _ press: KeyPress? = nil, in context: KeyContext) {
    let content = contentInFocus
    switch action {
    case .moveUp: follow(content?.handle(.move(.up)))
    case .moveDown: follow(content?.handle(.move(.down)))
    case .pageUp: follow(content?.handle(.move(.pageUp)))
    case .pageDown: follow(content?.handle(.move(.pageDown)))
    case .toStart: follow(content?.handle(.move(.home)))
    case .toEnd: follow(content?.handle(.move(.end)))
    case .open where press?.key == .enter && focus != nil && panel == nil:
      _ = activateFocus()
    case .open:
      // An arrow that finds nothing to open goes on to what lies further along a wide page.
      if !follow(content?.handle(.activate)), let press, press.key != .enter, panel == nil {
        navigator.handle(.forward)
      }
    case .change:
      // Where nothing can be changed, the key is the content's own.
      if content?.changesSomething == true {
        follow(content?.handle(.activate))
      } else {
        _ = offer(press)
      }
    case .back: navigator.handle(isPlainReturn(press, in: context) ? .takeAway : .back)
    case .forward: navigator.handle(.forward)
    case .dragToTrailing: navigator.handle(.dragTrailing)
    case .dragToLeading: navigator.handle(.dragLeading)
    case .letGo: navigator.handle(.letGo)
    case .cancel: navigator.handle(.takeAway)
    case .toRoot: navigator.returnToRoot()
    // What goes from one thing to the next goes through the screen first, then through the bars, and
    // last on to the next tab.
    case .focusNext:
      if focus != nil || !offer(press), !moveFocus(1) { selectTab(after: 1) }
    case .focusPrevious:
      if focus != nil || !offer(press), !moveFocus(-1) { selectTab(after: -1) }
    case .nextTab: if !offer(press) { selectTab(after: 1) }
    case .previousTab: if !offer(press) { selectTab(after: -1) }
    case .listHistory: openHistory()
    case .listKeys: openKeyList()
    case .findAction: openPalette()
    case .close: panel = nil
    case .toggleMouse: toggleMouse()
    case .toggleInspector: isInspecting.toggle()
    case .quit: quit()
    }
  }

  /// What what is on show has no use for.
  var unavailable: Set<KeyAction> {
    abilities(among: .all).union(.takesMouse).missing
  }

  /// Escape and Backspace leave a wide page from wherever it is scrolled to; arrows scroll it first.
  private func isPlainReturn(_ press: KeyPress?, in context: KeyContext) -> Bool {
    guard let press else { return false }
    return (context == .pushed || context == .textField)
      && (press.key == .escape || press.key == .backspace)
  }
}
