import NavModel

/// Writes the steps of a run: whatever may happen, and gestures that hang together more often than
/// chance alone would make them.
struct Author {
  private var chance: Chance
  private var script: [Step] = []
  private var columns: Int
  private var rows: Int
  private var isLeftToRight: Bool
  private let times = [1.0 / 60, 1.0 / 60, 1.0 / 60, 0.004, 0.05, 0.12, 0.3, 0.61, 2.5]

  let opening: Opening

  /// Whether it does only what a flow file has words for.
  private let writesFlows: Bool

  init(seed: UInt64, writesFlows: Bool = false) {
    self.writesFlows = writesFlows
    chance = Chance(seed: seed)
    columns = chance.one(of: [80, 80, 40, 128, 20])
    rows = chance.one(of: [24, 24, 12, 40, 3])
    isLeftToRight = chance.percent(50)
    let usual = chance.one(of: [
      MotionLevel.full, .full, .full, .full, .full, .full, .reduced, .none,
    ])
    let remembers = writesFlows ? false : chance.percent(50)
    opening = Opening(
      // The system that can be interrupted has the most to break.
      system: chance.percent(25) ? "fluid" : chance.one(of: NavigationSystem.all).name,
      direction: isLeftToRight ? .leftToRight : .rightToLeft,
      columns: columns,
      rows: rows,
      root: chance.one(of: ["a", "a", "a", "T", "N", "M"]),
      motion: writesFlows ? .full : usual,
      remembers: remembers
    )
  }

  /// The declarations with which a run begins.
  mutating func declarations() -> [Step] {
    Cast.all.compactMap { chance.percent(45) ? declaration(of: $0) : nil }
  }

  mutating func next() -> Step {
    if !script.isEmpty, chance.percent(96) { return script.removeFirst() }
    if !writesFlows, chance.percent(8) { return unwritten() }
    switch chance.count(0...99) {
    case 0..<30: return operation()
    case 30..<56:
      script = gesture()
      return script.removeFirst()
    case 56..<76: return .wait(chance.one(of: times))
    case 76..<84:
      return .intent(
        chance.one(of: [.back, .forward, .dragTrailing, .dragLeading, .letGo, .takeAway])
      )
    case 84..<87: return .tapBack
    case 87..<89: return .history(chance.one(of: Cast.plain))
    case 89..<91: return declaration(of: chance.one(of: Cast.all))
    case 91..<93:
      columns = chance.one(of: [80, 40, 20, 128, 1, 0, 0])
      rows = chance.one(of: [24, 12, 40, 2, 0])
      return .resize(columns: columns, rows: rows)
    case 93..<94:
      isLeftToRight.toggle()
      return .direction(isLeftToRight ? .leftToRight : .rightToLeft)
    case 94..<95: return .system(chance.one(of: NavigationSystem.all).name)
    case 95..<97: return .scroll(chance.one(of: Cast.all), columns: Double(chance.count(-5...200)))
    case 97..<98: return .press(spot())
    case 98..<99: return chance.percent(50) ? .release : .lose
    default: return .loseFocus
    }
  }

  /// What a flow file has no words for.
  private mutating func unwritten() -> Step {
    switch chance.count(0...9) {
    case 0..<2: .toRoot
    case 2..<5: .tapBackOf(chance.one(of: Cast.all))
    case 5..<8: .forward(animated: chance.percent(70))
    case 8: .remember(chance.percent(70))
    default: .motion(chance.one(of: [.full, .full, .full, .reduced, .none]))
    }
  }

  private mutating func operation() -> Step {
    let act = self.act()
    var holder: String?
    switch act {
    case .present, .dismiss, .select: break
    default: if chance.percent(20) { holder = chance.one(of: Cast.containers + Cast.plain) }
    }
    return .operation(act, on: holder, animated: chance.percent(70))
  }

  private mutating func act() -> Act {
    let name = chance.one(of: Cast.plain + Cast.plain + Cast.all)
    switch chance.count(0...99) {
    case 0..<40: return .push(name)
    case 40..<54: return .pop
    case 54..<60: return .popTo(name)
    case 60..<64: return .popToRoot
    case 64..<67 where !writesFlows:
      return .setPath((0..<chance.count(0...4)).map { _ in chance.one(of: Cast.all) })
    case 64..<70: return .set((0..<chance.count(1...4)).map { _ in chance.one(of: Cast.all) })
    case 70..<75: return .insert(name, at: chance.count(-1...4))
    case 75..<77 where !writesFlows:
      return .remove((0..<chance.count(0...4)).map { _ in chance.one(of: Cast.all) })
    case 75..<80: return .remove([name])
    case 80..<84: return .replaceTop(name)
    case 84..<90: return .present((0..<chance.count(1...2)).map { _ in chance.one(of: Cast.all) })
    case 90..<94: return .dismiss
    default: return .select(chance.one(of: ["T", "T", "W", "a"]), tab: chance.count(0...2))
    }
  }

  private mutating func declaration(of name: String) -> Step {
    .declare(name, (0..<chance.count(1...3)).map { _ in trait() })
  }

  private mutating func trait() -> Trait {
    switch chance.count(0...19) {
    case 0..<4: return .bar(chance.percent(40))
    case 4..<6: return .swipe(chance.one(of: [.on, .on, .off, .automatic]))
    case 6: return .start(chance.one(of: [0, 8, 40, 200]))
    case 7..<9: return .back(chance.percent(50) ? "Up" : nil)
    case 9: return .alpha(chance.one(of: [0, 0.5, 1]))
    case 10: return .gradient
    case 11..<13: return .tabBar(chance.percent(40))
    case 13..<15: return .wide(columns: chance.one(of: [0, 100, 200]))
    case 15..<16: return .claims(x: 0, y: 4, width: 30, height: 10)
    default: return .veto(chance.percent(40))
    }
  }

  private mutating func spot() -> Spot {
    Spot(
      column: Double(chance.count(0...(2 * columns))) / 2,
      row: Double(chance.count(0...(2 * rows))) / 2
    )
  }

  /// A press, some movements that mostly go one way, and an end.
  private mutating func gesture() -> [Step] {
    var place = spot()
    let isBack = chance.percent(75)
    if chance.percent(60) {
      place.column = isLeftToRight == isBack ? 0.5 : Double(columns) - 0.5
    }
    if chance.percent(70) { place.row = Double(rows / 2) }
    var steps: [Step] = [.press(place)]
    let stride = Double(chance.count(1...max(columns, 1))) / 4 * (isBack == isLeftToRight ? 1 : -1)
    for _ in 0..<chance.count(1...8) {
      if chance.percent(85) {
        steps.append(.wait(chance.one(of: [1.0 / 60, 1.0 / 120, 0.03, 0.2])))
      }
      place.column += chance.percent(85) ? stride : -stride
      if chance.percent(20) { place.row += Double(chance.count(-2...2)) / 2 }
      steps.append(.move(place))
    }
    if chance.percent(20) { steps.append(.wait(0.2)) }
    switch chance.count(0...9) {
    case 0: steps.append(.lose)
    case 1: steps.append(.loseFocus)
    case 2: break
    default: steps.append(.release)
    }
    // Often a hand comes back before the pane has arrived.
    if chance.percent(40) {
      steps.append(.wait(chance.one(of: [0.01, 1.0 / 60, 0.05, 0.1])))
      steps.append(.press(chance.percent(70) ? place : spot()))
      steps.append(.wait(1.0 / 60))
      place.column += chance.percent(50) ? stride : -stride
      steps.append(.move(place))
      steps.append(.release)
    }
    return steps
  }
}
