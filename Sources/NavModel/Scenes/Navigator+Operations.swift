/// What an operation changed.
public enum OperationResult: Sendable, Equatable {
  /// A stack changed, at this call; the end of its transition is reported by the name.
  case changed(OperationID, StackChange)
  /// A controller was presented or dismissed, or a tab chosen.
  case moved(OperationID)
  /// Nothing changed and nothing is reported. `isComplete` tells a pop that had nothing to remove,
  /// which counts as done, from everything else.
  case refused(Refusal, isComplete: Bool)

  /// The screens that the call removed, bottom first.
  public var removed: [Screen] {
    if case .changed(_, let change) = self { change.removed } else { [] }
  }

  /// Whether anything changed.
  public var isDone: Bool {
    if case .refused = self { false } else { true }
  }
}

extension Navigator {
  /// Puts a screen on top.
  ///
  /// Refused where a screen of this identity, or one that it contains, is there already. Without
  /// animation everything happens, and is reported, at once. An operation without a controller goes
  /// to the innermost one on show.
  @discardableResult
  public mutating func push(
    _ screen: Screen,
    animated: Bool = true,
    on controller: ControllerID? = nil
  ) -> OperationResult {
    operate(animated: animated) { navigator in
      navigator.plan(bringing: screen, on: controller) { _, stack in
        .plan(.push, .stack(stack, .pushed([screen])), .pushed)
      }
    }
  }

  /// Takes the top screen off; refused at the root.
  @discardableResult
  public mutating func pop(
    animated: Bool = true,
    on controller: ControllerID? = nil
  ) -> OperationResult {
    operate(animated: animated) { $0.popPlan(on: controller) { $0.count - 1 } }
  }

  /// Takes off everything above `screen`; refused where it is not in the stack, or on top.
  @discardableResult
  public mutating func pop(
    to screen: ScreenID,
    animated: Bool = true,
    on controller: ControllerID? = nil
  ) -> OperationResult {
    operate(animated: animated) { navigator in
      guard let stack = navigator.resolve(controller),
        let place = navigator.tree.location(of: screen), place.controller == stack
      else { return .refused(.notFound, isComplete: true) }
      return navigator.popPlan(on: controller) { _ in place.index + 1 }
    }
  }

  /// Takes off everything above the root.
  @discardableResult
  public mutating func popToRoot(
    animated: Bool = true,
    on controller: ControllerID? = nil
  ) -> OperationResult {
    operate(animated: animated) { $0.popPlan(on: controller) { _ in 1 } }
  }

  /// Replaces a stack.
  ///
  /// Screens that stay are known by their identity.
  ///
  /// Where the top changes, it is a pop between the two tops if the new one was in the stack, else
  /// a push. Refused for an empty stack, a screen twice, and one that is elsewhere in the tree.
  @discardableResult
  public mutating func set(
    _ screens: [Screen],
    animated: Bool = true,
    on controller: ControllerID? = nil
  ) -> OperationResult {
    operate(animated: animated) { navigator in
      guard let stack = navigator.resolve(controller) else { return .refused(.notFound) }
      return navigator.replacePlan(on: stack) { _ in screens }
    }
  }

  /// Puts a screen at a place of the stack, from 0 at the root; places beyond the ends are the ends.
  @discardableResult
  public mutating func insert(
    _ screen: Screen,
    at index: Int,
    animated: Bool = true,
    on controller: ControllerID? = nil
  ) -> OperationResult {
    operate(animated: animated) { navigator in
      navigator.plan(bringing: screen, on: controller) { navigator, stack in
        navigator.replacePlan(on: stack) { old in
          var new = old
          new.insert(screen, at: min(max(index, 0), old.count))
          return new
        }
      }
    }
  }

  /// Takes screens out of the stack they are in, wherever they stand; all of them in one change.
  ///
  /// Refused where none of them is there, where they are in different stacks, and where nothing
  /// would be left.
  @discardableResult
  public mutating func remove(
    _ screens: [ScreenID],
    animated: Bool = true,
    on controller: ControllerID? = nil
  ) -> OperationResult {
    let gone = Set(screens)
    return operate(animated: animated) { navigator in
      let stacks = Set(screens.compactMap { navigator.tree.location(of: $0)?.controller })
      guard let stack = stacks.first, stacks.count == 1,
        controller.map({ navigator.resolve($0) == stack }) ?? true
      else { return .refused(.notFound) }
      return navigator.replacePlan(on: stack) { old in old.filter { !gone.contains($0.id) } }
    }
  }

  /// Puts another screen in the place of the top one.
  @discardableResult
  public mutating func replaceTop(
    with screen: Screen,
    animated: Bool = true,
    on controller: ControllerID? = nil
  ) -> OperationResult {
    operate(animated: animated) { navigator in
      navigator.plan(bringing: screen, on: controller) { navigator, stack in
        navigator.replacePlan(on: stack) { $0.dropLast() + [screen] }
      }
    }
  }

  /// Presents a new controller with this stack over everything, with the push-like transition.
  @discardableResult
  public mutating func present(_ screens: [Screen], animated: Bool = true) -> OperationResult {
    guard !screens.isEmpty else { return .refused(.notFound, isComplete: false) }
    guard tree.admits(screens) else { return .refused(.alreadyThere, isComplete: false) }
    interrupt()
    // What was about to leave has left, or come back, by now.
    guard tree.admits(screens) else { return .refused(.alreadyThere, isComplete: false) }
    // What could be brought back may come in anew with it, as if it had never been there.
    forgetForward()
    let controller = tree.makePresentable(screens)
    return perform(.present, .present(controller), .presented, animated: animated)
  }

  /// Takes the controller that was presented last off again; refused where there is none.
  @discardableResult
  public mutating func dismiss(animated: Bool = true) -> OperationResult {
    operate(animated: animated) { navigator in
      guard let controller = navigator.tree.presented.last else {
        return .refused(.root, isComplete: true)
      }
      return .plan(.dismiss, .dismiss(controller), .dismissed)
    }
  }

  /// Chooses a tab, from 0; refused where it is chosen already or not there.
  @discardableResult
  public mutating func select(
    _ tab: Int,
    of screen: ScreenID,
    animated: Bool = true
  ) -> OperationResult {
    operate(animated: animated) { navigator in
      guard navigator.tree.holds(screen), case .tabs(let tabs)? = navigator.tree.containers[screen],
        tabs.controllers.indices.contains(tab)
      else { return .refused(.notFound) }
      guard tab != tabs.selected else { return .refused(.unchanged) }
      return .plan(.select, .select(screen, from: tabs.selected, to: tab), .selected)
    }
  }

  /// Changes what is known of a screen; false where it is not there.
  ///
  /// Its identity and what it contains stay. A screen that is on its way in or out is changed too,
  /// in what is seen of it and in what it says of being popped; so is one that can be brought back.
  @discardableResult
  public mutating func update(_ screen: ScreenID, _ change: (inout Screen) -> Void) -> Bool {
    guard let old = tree.screen(screen) ?? screenAside(screen) else { return false }
    var new = old
    change(&new)
    guard new.id == old.id else { return false }
    new.container = nil
    tree.update(new)
    transition.update(new)
    forward?.update(new)
    return true
  }

  /// A screen that is not in the tree, but may come back: out of the running transition, or out of what
  /// was popped.
  private func screenAside(_ id: ScreenID) -> Screen? {
    guard transition != .idle || forward != nil else { return nil }
    return transition.passage?.screen(id) ?? forward?.screen(id) ?? tree.screenAside(id)
  }
}

// MARK: - Planning

extension Navigator {
  /// What an operation would do, found out without doing it.
  enum Plan {
    case plan(Operation, TreeChange, NavigationEvent)
    case vetoed
    case refused(Refusal, isComplete: Bool)

    static func refused(_ refusal: Refusal) -> Plan { .refused(refusal, isComplete: false) }
  }

  /// The controller with a stack that an address means; nil where there is none of that name.
  func resolve(_ controller: ControllerID?) -> Int? {
    switch controller?.kind {
    case nil: tree.innermost
    case .stack(let number): tree.controllers[number] == nil ? nil : number
    case .wrapping(let screen): tree.location(of: screen)?.controller
    }
  }

  /// Plans what brings a screen into a stack: refused without the stack, and where the screen is there already.
  private func plan(
    bringing screen: Screen,
    on controller: ControllerID?,
    _ plan: (borrowing Navigator, Int) -> Plan
  ) -> Plan {
    guard let stack = resolve(controller) else { return .refused(.notFound) }
    guard tree.admits([screen]) else { return .refused(.alreadyThere) }
    return plan(self, stack)
  }

  private func popPlan(
    on controller: ControllerID?,
    keeping count: (NavigationStack) -> Int
  ) -> Plan {
    guard let controller = resolve(controller) else { return .refused(.notFound, isComplete: true) }
    return popPlan(on: controller, keeping: count)
  }

  func popPlan(on controller: Int, keeping count: (NavigationStack) -> Int) -> Plan {
    let stack = tree.stack(of: controller)
    let kept = max(count(stack), 1)
    guard kept < stack.count else {
      return .refused(stack.count > 1 ? .unchanged : .root, isComplete: true)
    }
    let removed = Array(stack.screens[kept...])
    guard !isVetoed(removed) else { return .vetoed }
    return .plan(.pop, .stack(controller, .popped(removed)), .popped(removed.count))
  }

  func isVetoed(_ screens: [Screen]) -> Bool {
    screens.contains { $0.vetoesPop || !delegate.shouldPop($0) }
  }

  func replacePlan(on controller: Int, _ change: ([Screen]) -> [Screen]) -> Plan {
    let old = tree.stack(of: controller).screens
    let new = change(old)
    guard let oldTop = old.last, let newTop = new.last else { return .refused(.root) }
    guard !new.elementsEqual(old, by: { $0.id == $1.id }) else { return .refused(.unchanged) }
    guard tree.admits(new, replacing: controller) else { return .refused(.alreadyThere) }
    let isReturn = newTop.id != oldTop.id && old.contains { $0.id == newTop.id }
    return .plan(
      isReturn ? .pop : .push,
      .stack(controller, .replaced(old, with: new)),
      .replaced
    )
  }

  /// Plans an operation, finishes at once what is running, and does it.
  ///
  /// An operation that is refused disturbs nothing. What was running may have changed the tree in
  /// ending, so the plan is made again then.
  mutating func operate(
    animated: Bool,
    _ plan: (borrowing Navigator) -> Plan
  ) -> OperationResult {
    var planned = plan(self)
    if transition != .idle, case .plan = planned {
      interrupt()
      planned = plan(self)
    }
    switch planned {
    case .plan(let operation, let change, let event):
      return perform(operation, change, event, animated: animated)
    case .vetoed:
      reports.append(.event(.vetoed))
      return .refused(.vetoed, isComplete: false)
    case .refused(let refusal, let isComplete):
      return .refused(refusal, isComplete: isComplete)
    }
  }
}
