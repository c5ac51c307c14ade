import NavModel
import Testing

@Suite("Nonsense")
struct NonsenseTests {
  private struct Dice: RandomNumberGenerator {
    var state: UInt64

    /// SplitMix64, by Sebastiano Vigna.
    mutating func next() -> UInt64 {
      state &+= 0x9e37_79b9_7f4a_7c15
      var mixed = state
      mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
      mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
      return mixed ^ (mixed >> 31)
    }

    mutating func of<Choice>(_ choices: [Choice]) -> Choice {
      choices[Int(next() % UInt64(choices.count))]
    }
  }

  private static let numbers: [Double] = [
    0, -1, 1, 4, 8, 30, 100, 320, 639, 640, 1e9, -1e9, 1e308, -1e308, 1e-300, .nan, .infinity,
    -Double.infinity,
  ]
  private static let seconds: [Double] = [0, 0.01, 0.016, 0.05, 0.3, 0.6, 3, -1, .nan, 1e300]
  private static let ids: [ScreenID] = ["A", "B", "C", "D", "E", "Q", "R", "T", "X", "Y", "Nobody"]

  private func screen(_ dice: inout Dice) -> Screen {
    var screen: Screen =
      switch dice.next() % 8 {
      case 0: .nest("Q", "X", "Y")
      case 1: .tabs("T", "D", .nest("R", "E"))
      case 2: .nest("R", "R", "X")
      default: Screen(dice.of(Self.ids))
      }
    screen.vetoesPop = dice.next() % 16 == 0
    screen.swipe = dice.of([.automatic, .automatic, .on, .off])
    screen.scrollableWidth = dice.of(Self.numbers)
    screen.swipeStart = dice.of(Self.numbers)
    screen.barVisibility = dice.of([.shown, .hidden])
    screen.tabBarVisibility = dice.of([.shown, .hidden])
    screen.appearance.alpha = dice.of([nil, 0, 1, .nan, 7])
    return screen
  }

  private func step(_ navigator: inout Navigator, _ dice: inout Dice) {
    let place = Point(x: dice.of(Self.numbers), y: dice.of(Self.numbers + [100, 100, 100, 100]))
    let animated = dice.next() % 4 > 0
    let id = dice.of(Self.ids)
    let address = dice.next() % 3 == 0 ? navigator.controller(inside: id) : nil
    switch dice.next() % 28 {
    case 0, 1, 2: navigator.push(screen(&dice), animated: animated, on: address)
    case 3: navigator.pop(animated: animated, on: address)
    case 4: navigator.pop(to: id, animated: animated, on: address)
    case 5: navigator.popToRoot(animated: animated, on: address)
    case 6: navigator.set([screen(&dice), screen(&dice)], animated: animated, on: address)
    case 7:
      navigator.insert(
        screen(&dice),
        at: dice.of([0, 1, -9, .max]),
        animated: animated,
        on: address
      )
    case 8: navigator.remove([id, dice.of(Self.ids)], animated: animated, on: address)
    case 9: navigator.replaceTop(with: screen(&dice), animated: animated, on: address)
    case 10: navigator.present([screen(&dice), screen(&dice)], animated: animated)
    case 11: navigator.dismiss(animated: animated)
    case 12: navigator.select(dice.of([0, 1, -1, .max]), of: "T", animated: animated)
    case 13, 14: navigator.press(at: place)
    case 15, 16: navigator.move(to: place)
    case 17: navigator.release()
    case 18: dice.next() % 2 == 0 ? navigator.lose() : navigator.losePointer()
    case 19:
      let keys: [Intent] = [.back, .forward, .dragTrailing, .dragLeading, .letGo, .takeAway]
      navigator.handle(dice.of(keys))
    case 20:
      let window = Window(
        width: dice.of(Self.numbers + [640, 640]),
        height: dice.of(Self.numbers),
        lineHeight: dice.of([16, 0, .nan])
      )
      navigator.resize(to: dice.next() % 2 == 0 ? standardWindow : window)
    case 21: navigator.direction = dice.of([.leftToRight, .rightToLeft])
    case 22: navigator.motion = dice.of(MotionLevel.allCases + [.full, .full])
    case 23: navigator.use(dice.of(NavigationSystem.all))
    case 24: _ = navigator.scroll(id, to: dice.of(Self.numbers))
    case 25:
      let other = screen(&dice)
      navigator.update(id) { $0 = other }
    case 26: navigator.setPath(NavigationPath([id, dice.of(Self.ids)])) { Screen($0) }
    default: _ = dice.next() % 2 == 0 ? navigator.tapBackItem() : navigator.returnToRoot()
    }
  }

  @Test("No input, however senseless, traps, unbalances the log or leads nowhere", arguments: 1...6)
  func nothingTraps(seed: UInt64) {
    var dice = Dice(state: seed)
    var navigator = Navigator.holding("A", "B")
    var balance = LifecycleBalance()
    var scene = Scene()
    for _ in 0..<3000 {
      step(&navigator, &dice)
      navigator.advance(by: dice.of(Self.seconds))
      for case .lifecycle(let event) in navigator.drainReports() { balance.take(event) }
      navigator.compose(into: &scene)
      let isSound =
        (0...1).contains(scene.progress) && scene.velocity.isFinite
        && scene.layers.allSatisfy { (-1...1).contains($0.x) && $0.top <= $0.bottom }
        && navigator.now.isFinite && !navigator.names().isEmpty
      #expect(isSound)
      _ = (navigator.barOnShow, navigator.backHistory, navigator.isTabBarOnShow)
      guard isSound, balance.contradiction == nil else { break }
    }
    navigator.losePointer()
    navigator.settle()
    for case .lifecycle(let event) in navigator.drainReports() { balance.take(event) }
    #expect(navigator.phase == .idle)
    #expect(balance.fault == nil)
  }
}
