import NavTUI
import Testing

@Suite struct InputDecoderAnswerTests {
  static let answers: [(String, TerminalAnswer)] = [
    ("\u{1b}[?c", .primaryAttributes([])), ("\u{1b}[?6c", .primaryAttributes([6])),
    ("\u{1b}[?64;1;2;6;9;15c", .primaryAttributes([64, 1, 2, 6, 9, 15])),
    ("\u{1b}[?2026;2$y", .mode(2026, state: 2)), ("\u{1b}[?1016;0$y", .mode(1016, state: 0)),
    ("\u{1b}[0n", .status), ("\u{1b}[24;80R", .cursor(row: 24, column: 80)),
    ("\u{1b}P>|XTerm(379)\u{1b}\\", .version("XTerm(379)")),
    ("\u{1b}P>|tmux 3.3a\u{1b}\\", .version("tmux 3.3a")),
    ("\u{1b}P>|\u{1b}\\", .version("")),
    ("\u{1b}]11;rgb:1e1e/2020/ffff\u{1b}\\", .background(Paint(0x1e, 0x20, 0xff))),
    ("\u{1b}]11;rgb:1e/20/ff\u{7}", .background(Paint(0x1e, 0x20, 0xff))),
    ("\u{1b}]11;rgb:f/0/8\u{7}", .background(Paint(255, 0, 136))),
    ("\u{1b}]11;rgb:fff/000/800\u{7}", .background(Paint(255, 0, 128))),
    ("\u{1b}]11;rgba:0000/8080/ffff/8000\u{7}", .background(Paint(0, 128, 255))),
    ("\u{1b}]11;#0a0B0c\u{7}", .background(Paint(10, 11, 12))),
    ("\u{1b}]4;255;rgb:eeee/eeee/eeee\u{7}", .palette(255, Paint(0xee, 0xee, 0xee))),
  ]

  @Test("An answer is an answer, wherever it is split", arguments: answers)
  func answer(text: String, answer: TerminalAnswer) {
    let bytes = Array(text.utf8)
    for place in 0...bytes.count {
      let pieces = [Array(bytes[..<place]), Array(bytes[place...])]
      #expect(decode(pieces: pieces) == [.answer(answer)])
      // Behind a late ESC, too.
      let escape: [InputEvent] = place == 1 ? [.key(.escape)] : []
      #expect(decode(pieces: pieces, gap: 0.9) == escape + [.answer(answer)], "at \(place)")
    }
  }

  @Test("Several palette entries may come in one string")
  func palette() {
    #expect(
      decode("\u{1b}]4;0;rgb:00/00/00;x;y;1;#ffffff;2\u{7}")
        == [.answer(.palette(0, Paint(0, 0, 0))), .answer(.palette(1, Paint(255, 255, 255)))]
    )
  }

  @Test(
    "What nobody asked for is swallowed whole",
    arguments: [
      "\u{1b}[>41;379;0c", "\u{1b}[?1u", "\u{1b}[27;5;9~", "\u{1b}[97;5u", "\u{1b}[99~",
      "\u{1b}[201~", "\u{1b}[3n",
      "\u{1b}[?13n", "\u{1b}[4;600;800t", "\u{1b}[1 q", "\u{1b}[2026;2$y",
      "\u{1b}[?2026$y", "\u{1b}[!p",
      "\u{1b}[1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1;1A",
      "\u{1b}[[Z", "\u{1b}[?1A", "\u{1b}[1I", "\u{1b}[1O",
      "\u{1b}O>A", "\u{1b}Oz", "\u{1b}O1;2;3:A",
      "\u{1b}]0;a title q\u{7}", "\u{1b}]52;c;cXE=\u{1b}\\", "\u{1b}]11;red\u{7}",
      "\u{1b}]11;rgb:1/2\u{7}",
      "\u{1b}]11;rgb:+1/2/3\u{7}", "\u{1b}]11;rgb:12345/2/3\u{7}", "\u{1b}]11;rgb://\u{7}",
      "\u{1b}]11;rgb:\u{7}",
      "\u{1b}]11;#12345\u{7}", "\u{1b}]11\u{7}", "\u{1b}]4;-1;#ffffff\u{7}", "\u{1b}]\u{7}",
      "\u{1b}]4;1\u{7}",
      "\u{1b}P1$r0m\u{1b}\\", "\u{1b}P0+r\u{1b}\\", "\u{1b}_Gi=1;OK\u{1b}\\",
      "\u{1b}^private\u{1b}\\",
      "\u{1b}Xstart\nof\rstring\u{1b}\\", "\u{1b}]0;返回\u{7}", "\u{1b}\\", "\u{1b}]0;abc\u{18}",
      "\u{1b}P>|abc\u{1a}",
    ]
  )
  func swallowed(text: String) {
    #expect(decode(text + "a") == [.character("a")])
    #expect(decode(pieces: (text + "a").utf8.map { [$0] }, gap: 0.02) == [.character("a")])
  }

  @Test("An overlong string is swallowed to its end and kept by nobody")
  func overlong() {
    let long = String(repeating: "q", count: 100_000)
    #expect(decode("\u{1b}P>|\(long)\u{1b}\\a") == [.character("a")])
    let fits = String(repeating: "v", count: 1022)
    #expect(decode("\u{1b}P>|\(fits)\u{1b}\\") == [.answer(.version(fits))])
    #expect(decode("\u{1b}P>|\(fits)v\u{1b}\\") == [])
  }

  @Test("A string that never ends is given up five seconds after its last byte")
  func endless() {
    let pieces = [Array("\u{1b}]11;rgb:".utf8), Array("ff/".utf8), Array("j".utf8)]
    #expect(decode(pieces: pieces, gap: 4.9) == [])
    #expect(
      decode(pieces: pieces, gap: 5) == [
        .character("f"), .character("f"), .character("/"), .character("j"),
      ]
    )
  }

  @Test("A string gives way to Control-C and to whatever else begins with ESC")
  func brokenOff() {
    #expect(decode("\u{1b}]0;abc\u{3}") == [.character("c", .control)])
    #expect(decode("\u{1b}]0;abc\u{1b}[A") == [.key(.up)])
    #expect(decode("\u{1b}]0;abc\u{1b}[<0;1;1M") == [.mouse(.press(.left), 0, 0)])
  }

  @Test("Focus comes and goes")
  func focus() {
    #expect(decode("\u{1b}[I\u{1b}[O") == [.focus(true), .focus(false)])
  }
}
