import Foundation
import Testing

@Suite("The rest of the rig")
struct ToolTests {
  @Test("A tool's output, its complaints and its status are told apart")
  func run() throws {
    let result = try Tool.run(["sh", "-c", "echo out; echo err >&2; exit 3"])
    #expect(result.output == "out\n")
    #expect(result.errors == "err\n")
    #expect(result.ending == .exited(3))
  }

  @Test("A tool runs without a terminal")
  func noTerminal() throws {
    #expect(try Tool.run(["sh", "-c", ": </dev/tty"]).ending != .exited(0))
  }

  @Test("A program that does not exist cannot be started")
  func missing() {
    #expect(throws: RigError.self) { try Tool.run(["no-such-program-here"]) }
  }

  @Test("A trace is read line by line; a line being written is left for later")
  func trace() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write(
      """
      {"t":0,"kind":"stack","stack":["navtui"]}
      {"t":0.5,"kind":"phase","phase":"animating","operation":"push","progress":0}
      {"t":0.6,"kind":"not known yet","colour":[1,2]}
      {"t":0.7,"kind":"sta
      """,
      to: "trace"
    )
    let trace = TraceReader(path: path)
    #expect(try trace.lines().map(\.kind) == ["stack", "phase", "not known yet"])
    #expect(try trace.stack() == ["navtui"])
    #expect(try !trace.isIdle())
  }

  @Test("A trace that is not there yet has no lines, and nothing moves")
  func noTrace() throws {
    let trace = TraceReader(path: "/nowhere/trace")
    #expect(try trace.lines().isEmpty)
    #expect(try trace.isIdle())
  }

  @Test("A line that is no JSON is an error, not silence")
  func brokenTrace() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("{\"t\":0,\"kind\":\n", to: "trace")
    #expect(throws: (any Error).self) { try TraceReader(path: path).lines() }
  }

  @Test("Reports of the mouse are those of xterm, counted from 1")
  func reports() {
    #expect(MouseReport.press(0, 0).text == "\u{1B}[<0;1;1M")
    #expect(MouseReport.drag(239, 9).text == "\u{1B}[<32;240;10M")
    #expect(MouseReport.release(4, 2).text == "\u{1B}[<0;5;3m")
    #expect(MouseReport.wheelDown(4, 2).text == "\u{1B}[<65;5;3M")
  }

  @Test("The program stands beside these tests")
  func executable() {
    #expect(FileManager.default.isExecutableFile(atPath: Navtui.executable))
  }
}
