import NavTUI
import Testing

@testable import struct NavTUI.StyleSqueezer

@Suite("What changes nothing is not sent")
struct StyleSqueezerTests {
  private static func squeeze(_ text: String) -> String {
    var squeezer = StyleSqueezer()
    var bytes: [UInt8] = []
    squeezer.squeeze(Array(text.replacing("^", with: "\u{1B}[").utf8)[...], into: &bytes)
    return String(decoding: bytes, as: UTF8.self).replacing("\u{1B}[", with: "^")
  }

  @Test(
    "Styles are told when they are needed, and only what has changed of them",
    arguments: [
      // Both colours in one sequence, and the one that changes.
      ("^38;5;7m^48;5;1mx^38;5;7m^48;5;2my^m", "^38;5;7;48;5;1mx^48;5;2my^m"),
      // A blank needs a background only; its foreground is told to the first letter.
      ("^38;5;7m^48;5;1m  ^38;5;9m^48;5;1m x^m", "^48;5;1m   ^38;5;9mx^m"),
      ("^31m ^32m ^m", "  "),
      // Unless something is drawn on it.
      ("^4m^31m x^m", "^4;31m x^m"),
      ("^7m ^m", "^7m ^m"),
      // Attributes are switched off all at once.
      ("^1m^31mx^0m^31my^m", "^1;31mx^0;31my^m"),
      ("^1mx^mx", "^1mx^mx"),
      // Bold is not seen on a blank, and erasing and repeating need all.
      ("^1m x^m", " ^1mx^m"),
      ("^44m^K^m", "^44m^K^m"),
      ("^44m^3P^m", "^44m^3P^m"),
      // Moving needs nothing.
      ("^31m^2;3H^32mx^m", "^2;3H^32mx^m"),
      ("x\r\n^31m^md", "x\r\nd"),
      // All colours that there are.
      ("^38;2;1;2;3m^48;2;4;5;6mx^39;49mx", "^38;2;1;2;3;48;2;4;5;6mx^mx"),
      ("^97m^104mx^39mx^m", "^97;104mx^39mx^m"),
      // The Linux console's font, which is mostly its own already.
      ("^0;10;1mx^0;10m^0;37my", "^1mx^0;37my"),
      ("^11mq^0;10mx^m", "^11mq^10;0mx"),
      // What is not known passes, and everything is told anew after it.
      ("^31mx^51my^m", "^31mx^51m^0;31my^m"),
      ("^38;9mx", "^38;9m^mx"),
      ("^31mx\u{1B}(B^m", "^31mx^m"),
      ("\u{1B}(0^31mq\u{1B}(B^31mx^m", "\u{1B}(0^31mq\u{1B}(Bx^m"),
      ("^31m\u{1B}#8x^m", "\u{1B}#8^31mx^m"),
      // A number that is none of a colour.
      ("^38;2;40000;0;0mx^m", "^38;2;40000;0;0m^mx"),
      ("^38;5;99999999mx^m", "^38;5;99999999m^mx"),
      // A frame that is cut off.
      ("^31", "^31"),
      ("x\u{1B}", "x\u{1B}"),
      ("", ""),
    ]
  )
  func squeezed(frame: String, sent: String) {
    #expect(Self.squeeze(frame) == sent)
  }
}
