/// A content screen and everything that holds it, from the inside out.
///
/// This is the chain that published articles print to explain a technique: under `wrapped` a
/// content screen stands in an inner controller, that in a wrap, that in the outer controller.
public struct ContainerChain: Sendable, Equatable, CustomStringConvertible {
  /// One holder.
  public enum Link: Sendable, Hashable, CustomStringConvertible {
    /// The content screen itself.
    case content(ScreenID)
    /// A navigation controller that holds the link before, and how many screens it has in all.
    case navigation(ControllerID, screens: Int)
    /// The wrap screen of a wrapped content screen.
    case wrap(ScreenID)
    /// A screen that contains the controller before.
    case screen(ScreenID)
    /// A screen that holds the controller before as one of its tabs.
    case tabs(ScreenID, selected: Int)
    /// A controller presented over everything else.
    case presentation
    /// The window.
    case window

    /// The link in a few words.
    public var description: String {
      switch self {
      case .content(let screen): "\(screen)"
      case .navigation(let controller, let screens):
        controller.isWrapping ? "inner navigation" : "navigation (\(screens))"
      case .wrap: "wrap"
      case .screen(let screen): "\(screen)"
      case .tabs(let screen, let selected): "\(screen), tab \(selected + 1)"
      case .presentation: "presented"
      case .window: "window"
      }
    }
  }

  /// The holders, the content first.
  public var links: [Link]

  /// The links in a row, from the inside out.
  public var description: String {
    links.map(\.description).joined(separator: " ‹ ")
  }
}

extension Navigator {
  /// The content screen on show and everything that holds it; a screen that is not there has an
  /// empty chain.
  public func chain(of screen: ScreenID) -> ContainerChain {
    guard tree.holds(screen) else { return ContainerChain(links: []) }
    var links: [ContainerChain.Link] = [.content(screen)]
    var held = screen
    while let controller = tree.location(of: held)?.controller {
      if system.containment == .wrapped {
        links += [.navigation(ControllerID(kind: .wrapping(held)), screens: 1), .wrap(held)]
      }
      links.append(
        .navigation(
          ControllerID(kind: .stack(controller)),
          screens: tree.depth(of: controller)
        )
      )
      guard case .screen(let holder)? = tree.controllers[controller]?.parent else {
        if tree.presented.contains(controller) { links.append(.presentation) }
        break
      }
      if case .tabs(let tabs)? = tree.containers[holder] {
        links.append(
          .tabs(holder, selected: tabs.controllers.firstIndex(of: controller) ?? tabs.selected)
        )
      } else {
        links.append(.screen(holder))
      }
      held = holder
    }
    links.append(.window)
    return ContainerChain(links: links)
  }
}
