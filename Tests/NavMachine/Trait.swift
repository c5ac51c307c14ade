import NavModel

extension Trait {
  func apply(to screen: inout Screen) {
    switch self {
    case .bar(let isShown): screen.barVisibility = isShown ? .shown : .hidden
    case .swipe(let policy): screen.swipe = policy
    case .start(let distance): screen.swipeStart = distance
    case .back(let title?): screen.item.back = .custom(BarItem(title))
    case .back(nil): screen.item.back = .none
    case .alpha(let alpha): screen.appearance.alpha = alpha
    case .gradient:
      screen.appearance.background = .gradient(Color(0, 0, 0), Color(255, 255, 255))
    case .tabBar(let isShown): screen.tabBarVisibility = isShown ? .shown : .hidden
    case .wide(let columns): screen.scrollableWidth = columns * Cell.width
    case .claims(let x, let y, let width, let height):
      screen.claims = [
        Rect(
          x: x * Cell.width,
          y: y * Cell.height,
          width: width * Cell.width,
          height: height * Cell.height
        )
      ]
    case .veto(let isOn): screen.vetoesPop = isOn
    }
  }

  /// The trait as a flow file writes it.
  var words: String {
    switch self {
    case .bar(let isShown): "bar=\(isShown ? "shown" : "hidden")"
    case .swipe(.on): "swipe=on"
    case .swipe(.off): "swipe=off"
    case .swipe(.automatic): "swipe=default"
    case .start(let distance): "swipe-start=\(distance)"
    case .back(let title?): "back=\"\(title)\""
    case .back(nil): "back=none"
    case .alpha(let alpha): "bar-alpha=\(alpha)"
    case .gradient: "bar-gradient=#000000,#ffffff"
    case .tabBar(let isShown): "tab-bar=\(isShown ? "shown" : "hidden")"
    case .wide(let columns): "scroll-width=\(columns)"
    case .claims(let x, let y, let width, let height): "claims=\(x),\(y),\(width),\(height)"
    case .veto(let isOn): "veto=\(isOn ? "on" : "off")"
    }
  }
}
