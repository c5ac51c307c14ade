/// One line of a flow file, understood.
struct FlowLine: Sendable, Equatable {
  /// The line in the file, from 1.
  let number: Int
  let command: FlowCommand
}

/// What a line of a flow file says.
///
/// Lengths are points, as everywhere in the model.
enum FlowCommand: Sendable, Equatable {
  // Setting the scene
  case system(NavigationSystem)
  case window(Window)
  case direction(LayoutDirection)
  case screen(ScreenID, [ScreenOption])
  case nest(ScreenID, [ScreenID])
  case tabs(ScreenID, [ScreenID])
  case root(ScreenID)

  // Acting
  case operation(FlowOperation, on: ScreenID?, animated: Bool)
  case tap(BarPart)
  case history(ScreenID)
  case press(Point)
  case move(Point)
  case release
  case lose
  case drag(from: Point, to: Point, seconds: Double)
  case dragTo(Double)
  case key(FlowKey)
  case scroll(ScreenID, Double)
  case wait(Double)
  case settle
  case loseFocus
  case resize(Window)
  case mark

  // Checking
  case expect(FlowCheck)
  case expectOverFrames(FlowCheck, always: Bool)
}

enum FlowOperation: Sendable, Equatable {
  case push(ScreenID)
  case pop
  case popTo(ScreenID)
  case popToRoot
  case set([ScreenID])
  case remove(ScreenID)
  case present([ScreenID])
  case dismiss
  case select(ScreenID, Int)
}

enum BarPart: String, Sendable, Equatable, CaseIterable {
  case back, left, right
}

enum FlowKey: String, Sendable, Equatable, CaseIterable {
  case left, right, enter, escape, backspace
  case shiftLeft = "shift-left"
  case shiftRight = "shift-right"

  /// What the key means; arrows swap in right-to-left layout.
  func intent(in direction: LayoutDirection) -> Intent {
    let isMirrored = direction == .rightToLeft
    switch self {
    case .left: return isMirrored ? .forward : .back
    case .right: return isMirrored ? .back : .forward
    case .shiftLeft: return isMirrored ? .dragTrailing : .dragLeading
    case .shiftRight: return isMirrored ? .dragLeading : .dragTrailing
    case .enter: return .letGo
    case .escape, .backspace: return .takeAway
    }
  }
}

/// One `NAME=VALUE` of a `screen` line.
enum ScreenOption: Sendable, Equatable {
  case title(String)
  case bar(Visibility)
  case swipe(Screen.SwipePolicy)
  case swipeStart(Double)
  case back(BackItem)
  case backTitle(String)
  case left([BarItem])
  case right([BarItem])
  case background(BarBackground)
  case alpha(Double)
  case tabBar(Visibility)
  case scrollableWidth(Double)
  case claims(Rect)
  case veto(Bool)

  func apply(to screen: inout Screen) {
    switch self {
    case .title(let title): screen.item.title = title
    case .bar(let visibility): screen.barVisibility = visibility
    case .swipe(let policy): screen.swipe = policy
    case .swipeStart(let distance): screen.swipeStart = distance
    case .back(let back): screen.item.back = back
    case .backTitle(let title): screen.item.backTitle = title
    case .left(let items): screen.item.left = items
    case .right(let items): screen.item.right = items
    case .background(let background): screen.appearance.background = background
    case .alpha(let alpha): screen.appearance.alpha = alpha
    case .tabBar(let visibility): screen.tabBarVisibility = visibility
    case .scrollableWidth(let width): screen.scrollableWidth = width
    case .claims(let part): screen.claims.append(part)
    case .veto(let vetoes): screen.vetoesPop = vetoes
    }
  }
}

/// Something that can hold or not.
enum FlowCheck: Sendable, Equatable {
  case stack([String])
  case stackOf(ScreenID, [String])
  case rootStack([String])
  case presented([String])
  case top(String)
  case title(String)
  case bar(Visibility)
  case back(String?)
  case backOf(ScreenID, String?)
  case history([String])
  case barColor(Color)
  case barAlpha(Double)
  case tabBar(Visibility)
  case phase(Phase)
  case progress(Double, within: Double)
  case pane(ScreenID, Double, within: Double)
  case scrolled(ScreenID, Double)
  case log([String])
  case events([String])
  case logBalanced
}
