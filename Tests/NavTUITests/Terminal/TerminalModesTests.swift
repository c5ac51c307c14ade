import Testing

@testable import NavTUI

@Suite("Terminal modes")
struct TerminalModesTests {
  private static let all = [
    TerminalModes(), TerminalModes(reportsMouse: false),
    TerminalModes(reportsMouse: true, reportsPixels: true),
    TerminalModes(reportsMouse: false, reportsPixels: true),
    TerminalModes(synchronizesOutput: true),
  ]

  @Test("The modes are set in order: the alternate screen first, pixels after SGR")
  func order() {
    #expect(TerminalModes().numbers == [1049, 1002, 1006, 1004, 2004])
    #expect(TerminalModes(reportsPixels: true).numbers == [1049, 1002, 1006, 1016, 1004, 2004])
    #expect(TerminalModes(reportsMouse: false).numbers == [1049, 1004, 2004])
  }

  @Test("Whatever is set is reset, and the cursor is shown again", arguments: all)
  func reset(modes: TerminalModes) {
    let reset = String(decoding: TerminalModes.reset, as: UTF8.self)
    for number in modes.numbers { #expect(reset.contains("\u{1B}[?\(number)l")) }
    #expect(reset.contains("\u{1B}[?2026l"))
    #expect(reset.contains("\u{1B}[?25h"))
    #expect(reset.hasPrefix("\u{18}"))
    #expect(reset.hasSuffix("\u{1B}[?1049l"))
  }

  @Test("Probes end with the fence, and pixels are asked for only with a mouse")
  func probes() {
    let mouse = String(decoding: TerminalModes().probes, as: UTF8.self)
    #expect(mouse == "\u{1B}[5n\u{1B}[?2026$p\u{1B}[?1016$p\u{1B}[c")
    let none = String(decoding: TerminalModes(reportsMouse: false).probes, as: UTF8.self)
    #expect(none == "\u{1B}[5n\u{1B}[?2026$p\u{1B}[c")
  }

  @Test("A change sets and resets only what differs")
  func change() {
    let plain = TerminalModes()
    let pixels = TerminalModes(reportsPixels: true)
    #expect(plain.change(from: plain).isEmpty)
    #expect(String(decoding: pixels.change(from: plain), as: UTF8.self) == "\u{1B}[?1016h")
    let back = String(decoding: plain.change(from: pixels), as: UTF8.self)
    #expect(back == "\u{1B}[?1016l\u{1B}[?1006h")
    let silent = TerminalModes(reportsMouse: false)
    #expect(
      String(decoding: silent.change(from: plain), as: UTF8.self) == "\u{1B}[?1006l\u{1B}[?1002l"
    )
  }

  @Test("The fence is found among other bytes, also when it comes in pieces")
  func fence() {
    var fences = FenceCounter()
    #expect(!fences.isWaiting)
    fences.ask()
    for other in ["abc", "\u{1B}[c", "\u{1B}[?2026;2$y", "\u{1B}[?62", "x;c"] {
      fences.read(Array(other.utf8)[...])
      #expect(fences.isWaiting)
    }
    for piece in ["\u{1B}", "[", "?62;", "22", "c"] {
      #expect(fences.isWaiting)
      fences.read(Array(piece.utf8)[...])
    }
    #expect(!fences.isWaiting)
  }

  @Test("Each fence wants an answer of its own")
  func fences() {
    var fences = FenceCounter()
    fences.ask()
    fences.ask()
    fences.read(Array("\u{1B}[?6c".utf8)[...])
    #expect(fences.isWaiting)
    fences.read(Array("\u{1B}[?6c".utf8)[...])
    #expect(!fences.isWaiting)
  }
}
