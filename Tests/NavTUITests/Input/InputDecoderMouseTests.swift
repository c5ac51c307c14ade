import NavTUI
import Testing

@Suite struct InputDecoderMouseTests {
  @Test(
    "An SGR report says what, where and what was held",
    arguments: [
      ("<0;1;1M", .mouse(.press(.left), 0, 0)), ("<0;1;1m", .mouse(.release(.left), 0, 0)),
      ("<1;2;3M", .mouse(.press(.middle), 1, 2)), ("<2;2;3m", .mouse(.release(.right), 1, 2)),
      ("<32;240;10M", .mouse(.drag(.left), 239, 9)), ("<34;5;5M", .mouse(.drag(.right), 4, 4)),
      ("<35;5;5M", .mouse(.move, 4, 4)), ("<35;5;5m", .mouse(.move, 4, 4)),
      ("<4;1;1M", .mouse(.press(.left), 0, 0, .shift)),
      ("<8;1;1M", .mouse(.press(.left), 0, 0, .alt)),
      ("<16;1;1M", .mouse(.press(.left), 0, 0, .control)),
      ("<60;1;1M", .mouse(.drag(.left), 0, 0, [.shift, .alt, .control])),
      ("<64;9;9M", .mouse(.wheel(down: -1, right: 0), 8, 8)),
      ("<65;9;9M", .mouse(.wheel(down: 1, right: 0), 8, 8)),
      ("<66;9;9M", .mouse(.wheel(down: 0, right: -1), 8, 8)),
      ("<67;9;9M", .mouse(.wheel(down: 0, right: 1), 8, 8)),
      ("<69;9;9M", .mouse(.wheel(down: 1, right: 0), 8, 8, .shift)),
      ("<128;1;1M", .mouse(.press(.other(8)), 0, 0)),
      ("<131;1;1m", .mouse(.release(.other(11)), 0, 0)),
      ("<160;1;1M", .mouse(.drag(.other(8)), 0, 0)), ("<3;1;1M", .mouse(.release(nil), 0, 0)),
      ("<32;1;1m", .mouse(.release(.left), 0, 0)), ("<0;0;0M", .mouse(.press(.left), 0, 0)),
      ("<32;-5;7M", .mouse(.drag(.left), 0, 6)),
      ("<0;99999999999;1M", .mouse(.press(.left), Int(Int32.max) - 1, 0)),
    ] as [(String, InputEvent)]
  )
  func report(text: String, event: InputEvent) {
    #expect(decode("\u{1b}[" + text) == [event])
  }

  @Test(
    "A malformed report is swallowed whole",
    arguments: [
      "<M", "<;;M", "<0M", "<0;1M", "<0;;1M", "<0;1;1;1M", "<0;1;1X", "<0:1;1M", "<0;1?;1M",
      "<<0;1;1M",
      "<256;1;1M", "<-1;1;1M", "<96;1;1M", "<64;1;1m", "<192;1;1M", "<0;1;1$M", "<0;1-;1M",
      "<99999999999999999999;1;1M", "?0;1;1M", "1;2M", "31;1;1M", "32;1M",
    ]
  )
  func malformed(text: String) {
    #expect(decode("\u{1b}[" + text + "a") == [.character("a")])
  }

  @Test("An overlong report is swallowed whole, however long")
  func overlong() {
    let digits = String(repeating: "0", count: 200)
    #expect(decode("\u{1b}[<0;1;\(digits)1Ma") == [.character("a")])
    let parameters = String(repeating: "1;", count: 30)
    #expect(decode("\u{1b}[<\(parameters)1Ma") == [.character("a")])
  }

  @Test("A report that is cut off by another one leaves only the other one")
  func cutOff() {
    #expect(decode("\u{1b}[<0;1\u{1b}[<0;3;4M") == [.mouse(.press(.left), 2, 3)])
    #expect(decode("\u{1b}[M \u{1b}[<0;3;4M") == [.mouse(.press(.left), 2, 3)])
  }

  @Test("Pixels are pixels only once the owner says so, and only in SGR reports")
  func pixels() {
    var decoder = InputDecoder()
    decoder.reportsPixels = true
    #expect(
      decode("\u{1b}[<0;485;33M", with: decoder)
        == [.mouse(MouseEvent(.press(.left), x: 484, y: 32, isPixels: true))]
    )
    #expect(decode("\u{1b}[M !!", with: decoder) == [.mouse(.press(.left), 0, 0)])
  }

  @Test(
    "A legacy report has a byte each for code, column and row",
    arguments: [
      ([32, 33, 33], .mouse(.press(.left), 0, 0)), ([34, 43, 53], .mouse(.press(.right), 10, 20)),
      ([35, 33, 33], .mouse(.release(nil), 0, 0)), ([64, 40, 33], .mouse(.drag(.left), 7, 0)),
      ([67, 40, 33], .mouse(.move, 7, 0)),
      ([96, 33, 33], .mouse(.wheel(down: -1, right: 0), 0, 0)),
      ([97, 33, 33], .mouse(.wheel(down: 1, right: 0), 0, 0)),
      ([36, 33, 33], .mouse(.press(.left), 0, 0, .shift)),
      ([160, 33, 33], .mouse(.press(.other(8)), 0, 0)),
      ([32, 255, 33], .mouse(.press(.left), 222, 0)), ([32, 0, 33], .mouse(.press(.left), 223, 0)),
      ([32, 3, 13], .mouse(.press(.left), 226, 236)),
    ] as [([UInt8], InputEvent)]
  )
  func legacy(bytes: [UInt8], event: InputEvent) {
    #expect(decode(pieces: [Array("\u{1b}[M".utf8) + bytes]) == [event])
    let pieces = (Array("\u{1b}[M".utf8) + bytes).map { [$0] }
    #expect(decode(pieces: pieces, gap: 0.02) == [event])
  }

  @Test("A legacy report with an impossible code is swallowed whole")
  func malformedLegacy() {
    #expect(decode("\u{1b}[M\u{3}qqa") == [.character("a")])
  }

  @Test("urxvt's form is read as well")
  func numbered() {
    #expect(decode("\u{1b}[32;240;5M") == [.mouse(.press(.left), 239, 4)])
    #expect(decode("\u{1b}[35;1;1M") == [.mouse(.release(nil), 0, 0)])
    #expect(decode("\u{1b}[64;1;1M") == [.mouse(.drag(.left), 0, 0)])
  }

  // MARK: - Reports from users

  @Test("Press, drag and release in one read are that, in that order (Terminal.Gui #5)")
  func oneRead() {
    let bytes = "\u{1b}[<0;10;5M\u{1b}[<32;20;5M\u{1b}[<32;30;5M\u{1b}[<0;30;5m"
    let expected: [InputEvent] = [
      .mouse(.press(.left), 9, 4), .mouse(.drag(.left), 19, 4), .mouse(.drag(.left), 29, 4),
      .mouse(.release(.left), 29, 4),
    ]
    #expect(decode(bytes) == expected)
    #expect(decode(pieces: bytes.utf8.map { [$0] }) == expected)
  }

  @Test(
    "A report split anywhere is no key; after ESC and 25 ms it is Escape, once (opentui PR #781)",
    arguments: [0, 0.010, 0.060, 0.200, 0.9]
  )
  func split(gap: Double) {
    for (text, event) in [
      ("\u{1b}[<0;12;3M", InputEvent.mouse(.press(.left), 11, 2)),
      ("\u{1b}[<32;112;3M", .mouse(.drag(.left), 111, 2)),
      ("\u{1b}[M #!", .mouse(.press(.left), 2, 0)),
      ("\u{1b}[32;12;3M", .mouse(.press(.left), 11, 2)),
    ] {
      let bytes = Array(text.utf8)
      for place in 0...bytes.count {
        let pieces = [Array(bytes[..<place]), Array(bytes[place...])]
        let escape: [InputEvent] = place == 1 && gap >= 0.025 ? [.key(.escape)] : []
        #expect(
          decode(pieces: pieces, gap: gap) == escape + [event],
          "\(text.dropFirst()) at \(place)"
        )
      }
      let escape: [InputEvent] = gap >= 0.025 ? [.key(.escape)] : []
      #expect(decode(pieces: bytes.map { [$0] }, gap: gap) == escape + [event])
    }
  }

  @Test("However long a report stalls behind its first bytes, it is never typed")
  func stalled() {
    let bytes = Array("\u{1b}[<0;12;3M".utf8)
    for place in 3..<bytes.count {
      let pieces = [Array(bytes[..<place]), Array(bytes[place...])]
      #expect(decode(pieces: pieces, gap: 3600) == [.mouse(.press(.left), 11, 2)])
    }
    let behindEscape = [Array(bytes[..<1]), Array(bytes[1...])]
    #expect(
      decode(pieces: behindEscape, gap: 3600) == [.key(.escape), .mouse(.press(.left), 11, 2)]
    )
  }

  @Test("Column 240 of 300 works in the numbered forms (kakoune #1532)")
  func wide() {
    #expect(
      decode("\u{1b}[<0;240;1M\u{1b}[<32;300;1M")
        == [.mouse(.press(.left), 239, 0), .mouse(.drag(.left), 299, 0)]
    )
  }
}
