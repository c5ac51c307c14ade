import NavModel
import NavTUI
import Testing

@testable import NavDemo

/// Every row of the gallery, in every system and two sizes: opened, read, and left.
@Suite("A walk through the gallery")
struct GalleryWalkTests {
  static let systems = NavigationSystem.all.map(\.name)
  static let sizes = [Size(columns: 80, rows: 24), Size(columns: 120, rows: 40)]

  private static func visitor(_ system: String, _ size: Size) throws -> Visitor {
    Visitor(try #require(NavigationSystem.named(system)), size: size)
  }

  @Test(
    "Every row opens a screen with text, and Escape leaves it",
    arguments: systems,
    sizes
  )
  func keys(system: String, size: Size) throws {
    for row in Visitor.rows {
      let visitor = try Self.visitor(system, size)
      let root = visitor.navigator.destination
      visitor.open(row)
      let screen = visitor.navigator.destination
      #expect(screen != root, "\(row)")
      #expect(visitor.navigator.phase == .idle, "\(row)")
      #expect(visitor.spokenRows.count >= 2, "\(row)\n\(visitor.pilot.screen)")
      visitor.press(.escape)
      let stays = visitor.navigator.screen(screen)?.vetoesPop == true
      #expect((visitor.navigator.destination == screen) == stays, "\(row)")
      // The mouse has to find everything where it was.
      if row != "Eight screens", !stays {
        #expect(visitor.navigator.destination == root, "\(row)")
        #expect(visitor.navigator.direction == .leftToRight, "\(row)")
      }
    }
  }

  @Test(
    "A swipe from the edge leaves every screen, but those that the system or they forbid it",
    arguments: systems,
    sizes
  )
  func swipes(system: String, size: Size) throws {
    for row in Visitor.rows {
      let visitor = try Self.visitor(system, size)
      visitor.open(row)
      let id = visitor.navigator.destination
      let screen = try #require(visitor.navigator.screen(id))
      let isForbidden = screen.swipe == .off || screen.vetoesPop
      let isForbiddenBySystem =
        system == "system"
        && (screen.barVisibility == .hidden || screen.item.back != .automatic)
        && visitor.navigator.holder(of: id) == nil
      visitor.swipe()
      #expect(
        (visitor.navigator.destination == id) == (isForbidden || isForbiddenBySystem),
        "\(row)\n\(visitor.pilot.screen)"
      )
      #expect(visitor.navigator.phase == .idle, "\(row)")
    }
  }

  @Test("A tap on the back item leaves every screen that has one", arguments: systems, sizes)
  func backItems(system: String, size: Size) throws {
    var count = 0
    for row in Visitor.rows {
      let visitor = try Self.visitor(system, size)
      visitor.open(row)
      let screen = visitor.navigator.destination
      guard let back = visitor.navigator.backItemOnShow else { continue }
      count += 1
      #expect(visitor.tap(back.title), "\(row): \(back.title)\n\(visitor.pilot.screen)")
      let stays = visitor.navigator.screen(screen)?.vetoesPop == true
      #expect((visitor.navigator.destination == screen) == stays, "\(row)")
    }
    // Two hidden and one before a large title have no bar; tabs have none where their screen is wrapped.
    #expect(count >= Visitor.rows.count - 3)
  }

  @Test(
    "Every key that the bottom line advertises does something",
    arguments: systems,
    [Size(columns: 100, rows: 24)]
  )
  func advertised(system: String, size: Size) throws {
    for row in [nil] + Visitor.rows.map(Optional.some) {
      let visitor = try Self.visitor(system, size)
      if let row { visitor.open(row) }
      let hints = Self.advertisements(visitor)
      #expect(hints.count >= 2, "\(visitor.bottomLine)")
      for keys in hints {
        // Of two keys that move, one may be at an end already.
        let isEitherEnough = keys.contains { $0.key == .up }
        let effects = try keys.map { key in
          let fresh = try Self.visitor(system, size)
          if let row { fresh.open(row) }
          let before = fresh.pilot.terminal.shown
          fresh.pilot.type(key.key, key.modifiers)
          return fresh.pilot.terminal.shown != before || fresh.pilot.ending != nil
        }
        let names = keys.map { $0.label() }.joined(separator: " ")
        #expect(
          isEitherEnough ? effects.contains(true) : !effects.contains(false),
          "\(row ?? "the root"): \(names)"
        )
      }
    }
  }

  /// The keys of each hint that is really shown.
  private static func advertisements(_ visitor: Visitor) -> [[KeyPress]] {
    let known = visitor.gallery.app.keyMap.bindings.flatMap(\.keys)
    var line = visitor.bottomLine
    if visitor.navigator.direction == .rightToLeft {
      line = line.split(separator: " ").reversed().joined(separator: " ")
    }
    var hints: [[KeyPress]] = []
    var keys: [KeyPress] = []
    for word in line.split(separator: " ") {
      if let key = known.first(where: { $0.label() == word }) {
        keys.append(key)
      } else if !keys.isEmpty {
        hints.append(keys)
        keys = []
      }
    }
    return hints
  }
}

extension Navigator {
  /// The screen that contains a screen's controller; nil for one in the window.
  fileprivate func holder(of screen: ScreenID) -> ScreenID? {
    for link in chain(of: screen).links.dropFirst() {
      switch link {
      case .screen(let holder), .tabs(let holder, _): return holder
      case .content, .navigation, .wrap, .presentation, .window: continue
      }
    }
    return nil
  }
}
