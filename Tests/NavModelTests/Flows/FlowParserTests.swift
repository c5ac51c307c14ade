import NavModel
import Testing

@Suite("Flow parser")
struct FlowParserTests {
  /// What is wrong with a line that follows two good ones; nil where nothing is.
  private func fault(_ line: String) -> FlowError? {
    do throws(FlowError) {
      _ = try FlowPlayer("# a flow\nroot A\n" + line)
      return nil
    } catch {
      return error
    }
  }

  static let faults: [(String, expected: String, found: String)] = [
    ("jump B", "a command", "“jump”"),
    ("system ios", "one of fluid, system, ", "“ios”"),
    ("system", "a system's name", "the end of the line"),
    ("window 80", "a number of rows, 0 or more", "the end of the line"),
    ("window 80 -1", "a number of rows, 0 or more", "“-1”"),
    ("window wide 24", "a number of columns, 0 or more", "“wide”"),
    ("window nan 24", "a number of columns, 0 or more", "“nan”"),
    ("window inf 24", "a number of columns, 0 or more", "“inf”"),
    ("window 1e308 24", "a number of columns, 0 or more", "“1e308”"),
    ("resize 40 12 7", "the end of the line", "“7”"),
    ("direction up", "one of ltr, rtl", "“up”"),
    ("screen", "a screen's name", "the end of the line"),
    ("screen B bar", "OPTION=VALUE", "“bar”"),
    ("screen B colour=red", "an option of screen", "“colour=red”"),
    ("screen B bar=off", "one of shown, hidden", "“off”"),
    ("screen B swipe=maybe", "one of on, off, default", "“maybe”"),
    ("screen B swipe-start=near", "a number of points", "“near”"),
    ("screen B bar-color=red", "a colour #rrggbb", "“red”"),
    ("screen B bar-color=#12345", "a colour #rrggbb", "“#12345”"),
    ("screen B bar-gradient=#000000", "#rrggbb,#rrggbb", "“#000000”"),
    ("screen B bar-alpha=1.1", "a number from 0 to 1", "“1.1”"),
    ("screen B bar-alpha=-0.1", "a number from 0 to 1", "“-0.1”"),
    ("screen B tab-bar=no", "one of shown, hidden", "“no”"),
    ("screen B scroll-width=", "a number of columns", "“”"),
    ("screen B claims=1,2,3", "X,Y,W,H in columns and rows", "“1,2,3”"),
    ("screen B claims=1,2,3,x", "X,Y,W,H in columns and rows", "“x”"),
    ("screen B veto=yes", "one of on, off", "“yes”"),
    ("nest Q", "“=”", "the end of the line"),
    ("nest Q A", "“=”", "“A”"),
    ("nest Q =", "screens' names", "the end of the line"),
    ("nest Q = Q", "screens that do not contain Q", "“Q”"),
    ("tabs Q = A Q", "screens that do not contain Q", "“Q”"),
    ("root", "a screen's name", "the end of the line"),
    ("root A B", "the end of the line", "“B”"),
    ("push", "a screen's name", "the end of the line"),
    ("push B fast", "the end of the line", "“fast”"),
    ("pop B", "the end of the line", "“B”"),
    ("pop to", "a screen's name", "the end of the line"),
    ("set", "screens' names", "the end of the line"),
    ("remove", "a screen's name", "the end of the line"),
    ("on", "a screen", "the end of the line"),
    ("on Q", "push, pop, set or remove", "the end of the line"),
    ("on Q dismiss", "push, pop, set or remove", "“dismiss”"),
    ("present", "screens' names", "the end of the line"),
    ("dismiss now", "the end of the line", "“now”"),
    ("select T", "a tab's number from 1", "the end of the line"),
    ("select T 0", "a tab's number from 1", "“0”"),
    ("select T 1.5", "a tab's number from 1", "“1.5”"),
    ("select T 99999999999999999999", "a tab's number from 1", "“99999999999999999999”"),
    ("tap title", "one of back, left, right", "“title”"),
    ("history", "a screen's name", "the end of the line"),
    ("press 1", "a row", "the end of the line"),
    ("press x 1", "a column", "“x”"),
    ("move 1e300 1", "a column", "“1e300”"),
    ("release now", "the end of the line", "“now”"),
    ("drag", "a column, or “to”", "the end of the line"),
    ("drag 1 2", "“in” and seconds", "the end of the line"),
    ("drag 1 2 0.5", "“in” and seconds", "“0.5”"),
    ("drag 1 2 in -1", "a number of seconds, at most a day", "“-1”"),
    ("drag to there", "a part of the width", "“there”"),
    ("key up", "one of left, right, enter, escape, backspace, shift-left, shift-right", "“up”"),
    ("scroll-to B", "a number of columns", "the end of the line"),
    ("wait", "a number of seconds, at most a day", "the end of the line"),
    ("wait -0.1", "a number of seconds, at most a day", "“-0.1”"),
    ("wait 1e9", "a number of seconds, at most a day", "“1e9”"),
    ("settle down", "the end of the line", "“down”"),
    ("interrupt", "focus", "the end of the line"),
    ("interrupt power", "focus", "“power”"),
    ("mark here", "the end of the line", "“here”"),
    ("expect", "a check", "the end of the line"),
    ("expect always", "a check", "the end of the line"),
    ("expect happiness", "a check", "“happiness”"),
    ("expect stack", "screens' names", "the end of the line"),
    ("expect stack-of Q", "screens' names", "the end of the line"),
    ("expect root-stack", "screens' names", "the end of the line"),
    ("expect presented", "screens' names or none", "the end of the line"),
    ("expect top", "a screen's name", "the end of the line"),
    ("expect title", "a title", "the end of the line"),
    ("expect bar visible", "one of shown, hidden", "“visible”"),
    ("expect back", "a label or none", "the end of the line"),
    ("expect back-of A", "a label or none", "the end of the line"),
    ("expect bar-color blue", "a colour #rrggbb", "“blue”"),
    ("expect bar-alpha 2", "a number from 0 to 1", "“2”"),
    ("expect tab-bar", "one of shown, hidden", "the end of the line"),
    ("expect phase moving", "one of idle, animating, interactive, settling", "“moving”"),
    ("expect progress 1.5", "a number from 0 to 1", "“1.5”"),
    ("expect progress 0.5 within", "a distance, 0 or more", "the end of the line"),
    ("expect progress 0.5 within -1", "a distance, 0 or more", "“-1”"),
    ("expect progress 0.5 about", "the end of the line", "“about”"),
    ("expect pane A", "a part of the width", "the end of the line"),
    ("expect scrolled A", "a number of columns", "the end of the line"),
    ("expect log-balanced now", "the end of the line", "“now”"),
    ("push \"B", "a closing quote", "the end of the line"),
  ]

  @Test(
    "A line that cannot be understood says where, what was expected and what stands there",
    arguments: faults
  )
  func complains(line: String, expected: String, found: String) throws {
    let fault = try #require(self.fault(line))
    #expect(fault.line == 3)
    #expect(fault.expected.hasPrefix(expected), "\(fault)")
    #expect(fault.found == found)
  }

  @Test(
    "Every command and option of the grammar is understood",
    arguments: [
      "system snapshot", "window 80 24", "window 0 0", "direction rtl", "screen B",
      "screen B title=\"In box\" bar=hidden swipe=default swipe-start=-1 back=\"‹ Mail\"",
      "screen B back=none back-title=Back left=Edit,Done right=Add bar-color=#0Aff00",
      "screen B bar-gradient=#000000,#ffffff bar-alpha=0 tab-bar=hidden veto=on",
      "screen B bar-image=waves bar-alpha=1 scroll-width=120 claims=0,2,40.5,1",
      "nest Q = B C", "tabs T = B C", "root B", "push B", "push B plain", "push \"a screen\"",
      "pop", "pop plain", "pop to A", "pop to A plain", "pop root", "pop root plain", "set A C",
      "set A C plain", "remove B", "on Q push D", "on Q pop to D plain", "present B", "dismiss",
      "dismiss plain", "select T 2", "tap back", "tap left", "tap right", "history B",
      "press 1.5 2", "move -1 0", "release", "lose", "drag 1 20 in 0.25", "drag 1 2 in 0",
      "drag to 0.5", "key left", "key shift-right", "key backspace", "scroll-to B 10",
      "wait 0", "wait 86400", "settle", "interrupt focus", "resize 40 12", "mark",
      "expect events", "expect log", "expect history", "expect history none",
      "expect always bar shown", "expect never stack A B", "expect presented none",
      "expect back none", "expect back-of A \"In box\"", "expect bar-color #ABCDEF # blue",
      "expect progress 0.2 within 0.01", "expect pane A -0.15 within 0.01", "expect log-balanced",
      "# nothing", "   ", "push B#1", "pop # and so on", "pop #decade-old", "pop #1234567",
    ]
  )
  func understands(line: String) {
    #expect(fault(line) == nil)
  }

  @Test("Nothing can be done or checked before the root", arguments: ["push B", "expect top A"])
  func needsRoot(line: String) {
    #expect(throws: FlowError.self) { try FlowPlayer(line) }
    #expect(throws: Never.self) { try FlowPlayer("screen B\nroot A\r\n\(line)\n") }
  }

  @Test("Containers that contain each other are refused, however far round")
  func circles() {
    #expect(throws: FlowError.self) {
      try FlowPlayer("nest A = B\nnest B = C\ntabs C = D A\nroot A")
    }
    #expect(throws: Never.self) { try FlowPlayer("nest A = B\nnest A = C\nnest B = A\nroot B") }
  }

  @Test("An error is one sentence")
  func sentence() throws {
    let fault = try #require(self.fault("wait soon"))
    #expect(fault.description == "expected a number of seconds, at most a day, got “soon”")
  }
}
