import Foundation
import Testing

@Suite("tmux and xterm carry keys, mouse and picture", .serialized)
struct OuterTerminalTests {
  @Test("A program in tmux has its size, gets keys and is captured with its colours")
  func tmux() throws {
    let tmux = try Tmux(
      ["sh", "-c", "printf '\\033[31mred\\033[m\\n'; stty size; read x; echo \"<$x>\"; sleep 100"],
      columns: 60,
      rows: 9
    )
    try tmux.waitUntil("it runs") { $0.contains("9 60") }
    #expect(try tmux.captureColors().contains("\u{1B}[31mred"))
    try tmux.press("a", "Enter")
    try tmux.waitUntil("the key") { $0.contains("<a>") }
    try tmux.outside.waitUntil("the key outside") { $0.text.contains("<a>") }
    #expect(try tmux.property("alternate_on") == "0")
  }

  @Test("tmux passes the mouse of its own terminal on")
  func tmuxMouse() throws {
    let tmux = try Tmux(
      ["sh", "-c", "stty raw -echo; printf '\\033[?1002;1006hready\\r\\n'; cat -v"]
    )
    try tmux.waitUntil("it runs") { $0.contains("ready") }
    try tmux.outside.waitUntil("tmux asks for drags") { $0.mouseMode == .drag }
    for report: MouseReport in [.press(5, 10), .drag(70, 10), .release(70, 10)] {
      tmux.outside.send(report.text)
    }
    try tmux.waitUntil("press, drag and release") {
      $0.contains("^[[<0;6;11M^[[<32;71;11M^[[<0;71;11m")
    }
  }

  @Test("A tmux server ends with its owner")
  func tmuxEnds() throws {
    var tmux: Tmux? = try Tmux(["sh", "-c", "echo on; exec sleep 100"])
    try tmux?.waitUntil("it runs") { $0.contains("on") }
    let server = try #require(try tmux?.property("pid"))
    let identifier = try #require(pid_t(server))
    #expect(kill(identifier, 0) == 0)
    tmux = nil
    #expect(Deadline.wait { kill(identifier, 0) == -1 })
  }

  @Test("A mouse in xterm is reported where it was put")
  func xtermMouse() throws {
    let xterm = try XtermSession(
      ["sh", "-c", "stty raw -echo; printf '\\033[?1002;1006hready\\r\\n'; cat -v"]
    )
    try xterm.waitUntil("it runs") { $0.contains("ready") }
    try xterm.move(to: 0, 10)
    try xterm.press()
    try xterm.move(to: 40, 10)
    try xterm.move(to: 79, 10)
    try xterm.release()
    try xterm.waitUntil("press, drags and release") {
      $0.contains("^[[<0;1;11M^[[<32;41;11M^[[<32;80;11M^[[<0;80;11m")
    }
    try xterm.strike("Left", "q")
    try xterm.waitUntil("keys") { $0.contains("^[[Dq") }
  }

  @Test("What xterm shows is read as text and as colours")
  func xtermPicture() throws {
    let xterm = try XtermSession(
      ["sh", "-c", "printf '\\033[48;2;18;150;219m返回\\033[m ▌ ›\\n'; sleep 100"]
    )
    try xterm.waitUntil("wide characters and blocks") { $0.contains("返回 ▌ ›") }
    #expect(try xterm.color(1, 0) == "#1296DB")
    #expect(try xterm.color(20, 5) != "#1296DB")
    let folder = try TemporaryFolder()
    try xterm.screenshot(folder.path("picture.png"))
    #expect(FileManager.default.contents(atPath: folder.path("picture.png"))?.first == 0x89)
  }

  @Test("xterm ends with its program")
  func xtermEnds() throws {
    let xterm = try XtermSession(["sh", "-c", "read x"])
    try xterm.strike("Return")
    #expect(Deadline.wait { xterm.hasEnded })
  }
}
