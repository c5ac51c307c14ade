import NavModel
import NavTUI
import Testing

@testable import NavDocuments

@Suite("What front matter makes of a screen")
struct ScreenFrontMatterTests {
  @Test("Front matter shapes the screen, its problems are on a screen, and the document opens")
  func problems() throws {
    let stage = try Stage([
      "a.md": "---\ntitle: T\nbar: shwon\nright: [{title: B, open: b.md}]\n---\nText.\n",
      "b.md": "# B\n",
    ])
    stage.browser.open(stage.set.path("a.md"))
    #expect(stage.titles == ["T"])
    #expect(stage.picture.joined().contains("Text."))
    #expect(stage.picture.last?.contains("1 problem in this file") == true)
    stage.settle()
    #expect(stage.screen?.item.right.map(\.title) == ["B", "1 problem"])
    stage.press(.character("p"))
    #expect(stage.titles == ["T", "Problems"])
    #expect(stage.picture.joined().contains("a.md:3"))
    #expect(stage.picture.joined().contains("wrong value 'shwon' for 'bar'"))
    stage.press(.escape)
    stage.app.onOpen("document-link:b.md", stage.app)
    stage.settle()
    #expect(stage.titles == ["T", "B"])
  }

  @Test("The first document chooses system and direction, later ones do not")
  func system() throws {
    let stage = try Stage([
      "a.md": "---\nsystem: cone\ndirection: rtl\n---\n[b](b.md)",
      "b.md": "---\nsystem: snapshot\n---\nB",
    ])
    stage.browser.open(stage.set.path("a.md"))
    stage.settle()
    #expect(stage.app.navigator.system.name == "cone")
    #expect(stage.app.navigator.direction == .rightToLeft)
    stage.press(.tab, .enter)
    #expect(stage.titles.count == 2)
    #expect(stage.app.navigator.system.name == "cone")
  }

  @Test("A system that was chosen stays")
  func chosenSystem() throws {
    let stage = try Stage(["a.md": "---\nsystem: cone\n---\nA"])
    stage.browser.followsSystem = false
    stage.browser.open(stage.set.path("a.md"))
    #expect(stage.app.navigator.system.name == "fluid")
  }

  @Test("A file may be tabs, each a stack of its own")
  func tabs() throws {
    let stage = try Stage([
      "index.md":
        "---\ntabs: [{title: One, open: a.md}, {title: Two, open: b.md}, {title: No, open: c.md}]\n---\n",
      "a.md": "# A\n\n[b](b.md)", "b.md": "# B\n",
    ])
    stage.browser.open(stage.set.path)
    stage.settle()
    #expect(stage.app.navigator.isTabBarOnShow)
    #expect(stage.titles == ["One"])
    #expect(stage.picture.joined().contains(" b[1]"))
    stage.press(.tab, .enter)
    #expect(stage.titles == ["One", "B"])
    let holder = try #require(stage.app.navigator.tabContainerOnShow)
    stage.app.navigator.select(1, of: holder)
    stage.settle()
    #expect(stage.titles == ["Two"])
    stage.app.navigator.select(2, of: holder)
    stage.settle()
    #expect(stage.picture.joined().contains("c.md"))
  }

  @Test("Tabs that name each other have an end", .timeLimit(.minutes(1)))
  func tabsOfTabs() throws {
    let stage = try Stage([
      "a.md": "---\ntabs: [{title: B, open: b.md}]\n---\nA",
      "b.md": "---\ntabs: [{title: A, open: a.md}]\n---\n# Bee",
    ])
    stage.browser.open(stage.set.path("a.md"))
    stage.settle()
    #expect(stage.titles == ["B"])
    #expect(stage.picture.joined().contains("Bee"))
  }
}
