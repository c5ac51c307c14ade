import NavTUI
import Testing

@testable import NavDemo

@Suite("The configuration")
struct ConfigurationTests {
  private func read(_ yaml: String) throws -> Configuration {
    try Configuration(yaml.utf8, path: "c.yaml")
  }

  @Test("It says theme, motion, system and keys, and may say nothing")
  func all() throws {
    #expect(try read("") == Configuration())
    #expect(try read("# a comment\n") == Configuration())
    let configuration = try read(
      "theme: light\nmotion: none\nsystem: cone\nkeys:\n  back: x\n  page-down: [space, control-d, f5]\n"
    )
    #expect(configuration.theme == "light")
    #expect(configuration.motion == Options.Motion.none)
    #expect(configuration.system == "cone")
    #expect(
      configuration.keys == [
        KeyChoice(action: .back, keys: [KeyPress(.character("x"))]),
        KeyChoice(
          action: .pageDown,
          keys: [
            KeyPress(.character(" ")), KeyPress(.character("d"), .control), KeyPress(.function(5)),
          ]
        ),
      ]
    )
  }

  @Test("What is printed is read as the same")
  func round() throws {
    let configuration = try read(
      "theme: mono\nsystem: snapshot\nkeys: {quit: [\"'\", \"#\", '\"', '\\', shift-up]}\n"
    )
    let again = try read(configuration.text)
    #expect(again.keys == configuration.keys)
    #expect(again.theme == "mono")
    #expect(again.system == "snapshot")
    #expect(try read(Configuration().text).text == Configuration().text)
  }

  @Test(
    "What is wrong is said with its line",
    arguments: [
      (
        "theme: pink",
        "c.yaml:1: wrong value 'pink' for 'theme': expected auto, light, dark or mono"
      ),
      (
        "\nmotion: [a]",
        "c.yaml:2: wrong value 'a list or a map' for 'motion': expected full, reduced or none"
      ),
      ("colour: x", "c.yaml:1: unknown key 'colour': expected theme, motion, system or keys"),
      ("- a", "c.yaml:1: it is no list of keys: expected theme, motion, system or keys"),
      ("keys: x", "c.yaml:1: wrong value for 'keys': expected actions and their keys"),
      (
        "keys:\n  back: [shift-]", "c.yaml:2: unknown key 'shift-': expected a name like shift-left"
      ),
      ("keys:\n  back: [f21]", "c.yaml:2: unknown key 'f21': expected a name like shift-left"),
    ]
  )
  func wrong(yaml: String, sentence: String) {
    let error = #expect(throws: ConfigurationError.self) { try read(yaml) }
    #expect(error?.message == sentence)
    #expect(error?.status.rawValue == 65)
  }

  @Test("An unknown action is answered with those there are")
  func action() {
    let error = #expect(throws: ConfigurationError.self) { try read("keys: {fly: x}") }
    #expect(
      error?.message.hasPrefix("c.yaml:1: unknown action 'fly': expected move-up, move-down,")
        == true
    )
  }

  @Test("Chosen keys act instead of the usual ones, everyone else gives them up, Ctrl-C stays")
  func keys() throws {
    var map = KeyMap.default
    for choice in try read("keys: {back: [j], quit: [control-q]}").keys { choice.apply(to: &map) }
    #expect(map.action(for: "j", in: .pushed) == .back)
    #expect(map.action(for: KeyPress(.left), in: .pushed) == nil)
    #expect(map.action(for: KeyPress(.down), in: .pushed) == .moveDown)
    #expect(map.action(for: KeyPress(.character("q"), .control), in: .root) == .quit)
    #expect(map.action(for: "q", in: .root) == nil)
    #expect(map.action(for: KeyPress(.character("c"), .control), in: .root) == .quit)
  }

  @Test("The command line outweighs it")
  func commandLine() throws {
    let configuration = try read("motion: none\nsystem: cone")
    let systems = ["fluid", "cone"]
    let invocation = try Invocation(
      ["--motion=full"],
      systems: systems,
      configuration: configuration
    )
    #expect(
      invocation
        == .show(
          {
            var options = Options(system: "cone")
            options.motion = .full
            return options
          }()
        )
    )
  }
}
