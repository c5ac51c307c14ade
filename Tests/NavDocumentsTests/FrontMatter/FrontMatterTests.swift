import NavModel
import Testing

@testable import NavDocuments

@Suite("Front matter")
struct FrontMatterTests {
  private func read(_ yaml: String) -> (FrontMatter, [String]) {
    var reader = FrontMatterReader(path: "a.md")
    reader.read(yaml.utf8)
    return (reader.matter, reader.problems.map(\.description))
  }

  @Test(
    "It stands between a first line of three hyphens and the next",
    arguments: [
      ("---\na: b\n---\ntext", "a: b\n", "text", 4),
      ("---\n---\ntext", "", "text", 3),
      ("---\r\na: b\r\n---\r\ntext", "a: b\r\n", "text", 4),
      ("---\na: b\n...\ntext", "a: b\n", "text", 4),
      ("---\na: b\n---", "a: b\n", "", 4),
    ]
  )
  func split(file: String, yaml: String, text: String, line: Int) {
    let bytes = Array(file.utf8)
    let split = FrontMatter.split(bytes)
    #expect(split.yaml.map { String(decoding: bytes[$0], as: UTF8.self) } == yaml)
    #expect(String(decoding: bytes[split.text...], as: UTF8.self) == text)
    #expect(split.line == line)
  }

  @Test(
    "Anything else is text",
    arguments: [
      "", "---", "---\n", "---\na: b\n", "\n---\na: b\n---\n", " ---\na: b\n---\n",
      "----\na\n----\n", "text",
    ]
  )
  func none(file: String) {
    #expect(FrontMatter.split(Array(file.utf8)) == .init(yaml: nil, text: 0, line: 1))
  }

  @Test("Every key is understood")
  func keys() {
    let (matter, problems) = read(
      """
      title: T
      prompt: P
      bar: hidden
      bar-color: "#1296db"
      bar-alpha: 0.5
      title-color: "#FFFFFF"
      status: light
      large-title: true
      back: 返回
      back-title: B
      left: [{title: L, open: l.md}]
      right:
        - title: R
          open: r.md#x
      swipe: off
      swipe-start: 40
      system: snapshot
      tabs: [{title: One, open: 1.md}, {title: Two, open: 2.md}]
      direction: rtl
      sections: screens
      """
    )
    #expect(problems == [])
    #expect(matter.title == "T")
    #expect(matter.prompt == "P")
    #expect(matter.bar == .hidden)
    #expect(
      matter.appearance
        == BarAppearance(
          background: .color(Color(18, 150, 219)),
          alpha: 0.5,
          titleColor: Color(255, 255, 255),
          status: .light
        )
    )
    #expect(matter.largeTitle)
    #expect(matter.back == .text("返回"))
    #expect(matter.backTitle == "B")
    #expect(matter.left == [.init(title: "L", open: "l.md", line: 12)])
    #expect(matter.right == [.init(title: "R", open: "r.md#x", line: 14)])
    #expect(matter.swipe == .off)
    #expect(matter.swipeStart == 40)
    #expect(matter.system == "snapshot")
    #expect(matter.tabs.map(\.open) == ["1.md", "2.md"])
    #expect(matter.direction == .rightToLeft)
    #expect(matter.sectionsAreScreens)
  }

  @Test("Bars may be gradients and pictures, and back items none")
  func further() {
    let (gradient, _) = read("bar-gradient: [\"#000000\", \"#ffffff\"]\nback: none\nbar: shown")
    #expect(gradient.appearance.background == .gradient(Color(0, 0, 0), Color(255, 255, 255)))
    #expect(gradient.back == FrontMatter.Back.none)
    #expect(gradient.bar == .shown)
    #expect(read("bar-image: wave.txt").0.appearance.background == .image("wave.txt"))
  }

  @Test(
    "What is not understood is said with its line, and the rest holds",
    arguments: [
      ("bar: maybe", "a.md:3: wrong value 'maybe' for 'bar': expected hidden or shown"),
      ("bar-alpha: 2", "a.md:3: wrong value '2' for 'bar-alpha': expected a number from 0 to 1"),
      (
        "bar-alpha: [1]",
        "a.md:3: wrong value a list or a map for 'bar-alpha': expected a number from 0 to 1"
      ),
      (
        "bar-color: red",
        "a.md:3: wrong value 'red' for 'bar-color': expected a colour like \"#1296db\""
      ),
      (
        "swipe-start: -1", "a.md:3: wrong value '-1' for 'swipe-start': expected a number of points"
      ),
      (
        "swipe-start: nan",
        "a.md:3: wrong value 'nan' for 'swipe-start': expected a number of points"
      ),
      ("tabs: x", "a.md:3: wrong value 'x' for 'tabs': expected a list of {title: …, open: …}"),
      (
        "left: [{title: x}]",
        "a.md:3: wrong value a list or a map for 'left': expected a list of {title: …, open: …}"
      ),
      ("title: {a: b}", "a.md:3: wrong value a list or a map for 'title': expected text"),
    ]
  )
  func wrong(yaml: String, problem: String) {
    let (matter, problems) = read("prompt: P\n\(yaml)\n")
    #expect(problems == [problem])
    #expect(matter.prompt == "P")
  }

  @Test("An unknown key is answered with those there are")
  func unknown() {
    let (matter, problems) = read("titel: x\ntitle: y")
    #expect(matter.title == "y")
    #expect(problems.count == 1)
    #expect(
      problems.first?.hasPrefix("a.md:2: unknown key 'titel': expected one of title, prompt,")
        == true
    )
  }

  @Test(
    "What is no YAML says so",
    arguments: [
      "a: [", "a: b: c", "\"", "- a", "text", "a: *b", "{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{{",
      "\t\u{0}",
    ]
  )
  func noYAML(yaml: String) {
    #expect(read(yaml).1.count == 1)
  }

  @Test("Nothing is nothing", arguments: ["", "\n", "# a comment\n"])
  func nothing(yaml: String) {
    #expect(read(yaml).0 == FrontMatter())
    #expect(read(yaml).1.isEmpty)
  }

  @Test("A screen is as its front matter says, and as the system has it where that is silent")
  func screen() {
    var screen = Screen("a")
    read(
      "title: T\nbar: hidden\nback: none\nswipe: on\nswipe-start: 9\nright: [{title: R, open: r}]"
    ).0
      .apply(to: &screen)
    #expect(screen.item.title == "T")
    #expect(screen.item.back == .none)
    #expect(screen.item.right == [BarItem("R", action: "document-link:r")])
    #expect(screen.barVisibility == .hidden)
    #expect(screen.swipe == .on)
    #expect(screen.swipeStart == 9)
    FrontMatter().apply(to: &screen)
    #expect(screen.item == NavigationItem(title: "T", leftItemsSupplementBackButton: true))
    #expect(screen.barVisibility == .shown)
    #expect(screen.swipe == .automatic)
  }
}
