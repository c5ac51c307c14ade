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
    if navigator.isLedByKeys { return .keyDrag }
    if navigator.isLedByPointer { return .pointerDrag }
    if navigator.refusesGestures { return .locked }
    if let isCovering = navigator.isCovering { return isCovering ? .headingForward : .headingBack }
    if contentOnShow?.acceptsText == true { return .textField }
    return navigator.canGoBack ? .pushed : .root
  }

  func handle(_ press: KeyPress) {
    let context = keyContext
    // A field of text is asked first: what it takes is text, and what it ignores is a command.
    if context == .textField || context == .palette, follow(contentInFocus?.handle(.key(press))) {
      return
    }
    guard let action = keyMap.action(for: press, in: context, direction: navigator.direction)
    else { return }
    // What acts on something else than the item in focus takes the focus from it.
    if ![.focusNext, .focusPrevious, .open, .listHistory].contains(action) {
      let hadFocus = focus != nil
      focus = nil
      if hadFocus, press.key == .escape { return }
    }
    perform(action, press, in: context)
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
      if contentOnShow?.changesSomething == true { follow(contentOnShow?.handle(.activate)) }
    case .back: navigator.handle(isPlainReturn(press, in: context) ? .takeAway : .back)
    case .forward: navigator.handle(.forward)
    case .dragToTrailing: navigator.handle(.dragTrailing)
    case .dragToLeading: navigator.handle(.dragLeading)
    case .letGo: navigator.handle(.letGo)
    case .cancel: navigator.handle(.takeAway)
    case .toRoot: navigator.returnToRoot()
    case .focusNext: if !moveFocus(1) { selectTab(after: 1) }
    case .focusPrevious: if !moveFocus(-1) { selectTab(after: -1) }
    case .nextTab: selectTab(after: 1)
    case .previousTab: selectTab(after: -1)
    case .listHistory: openHistory()
    case .listKeys: openKeyList()
    case .findAction: openPalette()
    case .close: panel = nil
    case .toggleMouse: toggleMouse()
    case .toggleInspector: isInspecting.toggle()
    case .quit: quit()
    }
  }

  /// Escape and Backspace leave a wide page from wherever it is scrolled to; arrows scroll it first.
  private func isPlainReturn(_ press: KeyPress?, in context: KeyContext) -> Bool {
    guard let press else { return false }
    return (context == .pushed || context == .textField)
      && (press.key == .escape || press.key == .backspace)
  }
}
