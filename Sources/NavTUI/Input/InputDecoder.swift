/// Turns the terminal's bytes into events: a machine of bytes and states, without a clock of its own.
///
/// The same bytes give the same events however they are cut into reads; only time can tell a lone
/// Escape from the start of a sequence. What is not understood is swallowed whole, so no byte of a
/// report or an answer ever becomes a key.
///
/// ```swift
/// var decoder = InputDecoder()
/// var events: [InputEvent] = []
/// decoder.feed([0x1b, 0x5b, 0x44], at: now, into: &events)  // key(left)
/// ```
///
/// ## How long it waits
/// - After `ESC`: ``escapeDelay``, then it was the Escape key. If the rest of a sequence comes all
///   the same, however late, it is still read as that sequence: `[` (a report or a key) and `]` (an
///   answer) are held for one second, `O` and `P`, which people type, for ``escapeDelay``. So keys
///   typed right behind Escape that look like a sequence are taken for one.
/// - Inside a control sequence or a legacy mouse report: for ever, and without harm. It is over with
///   the next letter or control key.
/// - Inside a string (OSC, DCS and the like) and a paste: five seconds after the last byte. A string
///   is then dropped; of a paste that never ends, what came is reported (256 KiB at most).
/// - After `ESC O`, `ESC P`, `ESC ]` and their like: one second, then it was Alt and that key.
///   `ESC [` never becomes a key.
public struct InputDecoder: Sendable {
  /// How long after `ESC` the rest of a sequence may take, in seconds, unless ESCDELAY says otherwise.
  public static let defaultEscapeDelay = 0.025

  /// How long after `ESC` the rest of a sequence may take, in seconds; at 0 every `ESC` that ends a
  /// read is the Escape key.
  public var escapeDelay: Double

  /// Whether SGR mouse reports count pixels: to be set once the terminal says that mode 1016 is set.
  public var reportsPixels = false

  var state: State = .ground
  private var lastByteTime = 0.0

  /// Makes a decoder that has seen nothing.
  public init(escapeDelay: Double = Self.defaultEscapeDelay) {
    self.escapeDelay = escapeDelay
  }

  /// The delay in seconds that ESCDELAY (in milliseconds, as for ncurses) asks for.
  ///
  /// What is no number, negative, or above 30 seconds is passed over for ``defaultEscapeDelay``.
  public static func escapeDelay(fromEnvironment milliseconds: String?) -> Double {
    guard let milliseconds = milliseconds.flatMap({ Int($0) }), escapeDelays ~= milliseconds else {
      return defaultEscapeDelay
    }
    return Double(milliseconds) / 1000
  }

  /// The delays that ESCDELAY may ask for, in milliseconds.
  private static let escapeDelays = 0...30_000

  /// Reads bytes that arrived together at `time` (seconds on any steady clock).
  ///
  /// What was due by then is reported first, as by ``expire(at:into:)``.
  public mutating func feed(
    _ bytes: some Sequence<UInt8>,
    at time: Double,
    into events: inout [InputEvent]
  ) {
    expire(at: time, into: &events)
    for byte in bytes {
      lastByteTime = time
      consume(byte, into: &events)
    }
  }

  /// When to call ``expire(at:into:)`` if no byte comes before; nil while nothing waits for time.
  public var deadline: Double? {
    patience.map { lastByteTime + $0 }
  }

  /// Reports what only the passing of time decides, such as a lone Escape; before the deadline, nothing.
  public mutating func expire(at time: Double, into events: inout [InputEvent]) {
    guard let deadline, time >= deadline else { return }
    giveUp(into: &events)
  }
}

// MARK: - States

extension InputDecoder {
  /// What the bytes so far have begun.
  enum State: Sendable {
    /// Nothing.
    case ground
    /// A character of several bytes.
    case character(UTF8Assembler, Modifiers)
    /// `ESC`: the Escape key, or anything else.
    case escape
    /// `ESC` that was reported as the Escape key; the rest of a sequence may still follow.
    case late
    /// `ESC` that was reported, and then what may introduce a sequence or be a key.
    case lateIntroducer(UInt8)
    /// `ESC [`
    case control(ControlSequence)
    /// `ESC O`
    case singleShift(ControlSequence)
    /// `ESC [ M`
    case legacyMouse(LegacyMouseReport)
    /// `ESC ]`, `ESC P`, `ESC X`, `ESC ^` or `ESC _`
    case string(ControlString)
    /// `ESC [ 200 ~`
    case paste(PasteAssembler)
  }

  /// How long a lone introducer or half a character is waited on, in seconds.
  ///
  /// Five times the longest gap of opentui PR #781.
  static let introducerPatience = 1.0

  /// How long a string or a paste may pause, in seconds.
  static let stringPatience = 5.0

  /// How long after the last byte the state gives up, in seconds; nil where it never does.
  private var patience: Double? {
    switch state {
    case .ground, .late, .control, .legacyMouse: nil
    case .escape: escapeDelay
    case .lateIntroducer(let byte): byte.isLetter ? escapeDelay : Self.introducerPatience
    case .character, .singleShift: Self.introducerPatience
    case .string(let string): string.isBare ? Self.introducerPatience : Self.stringPatience
    case .paste: Self.stringPatience
    }
  }

  private mutating func giveUp(into events: inout [InputEvent]) {
    let abandoned = state
    state = .ground
    switch abandoned {
    case .ground, .late, .control, .legacyMouse:
      break
    case .escape:
      state = .late
      events.append(.key(KeyPress(.escape)))
    case .lateIntroducer(let byte):
      begin(byte, into: &events)
    case .character(_, let modifiers):
      events.append(.key(KeyPress(.character(UTF8Assembler.replacement), modifiers)))
    case .singleShift(let sequence) where sequence.isBare:
      begin(UInt8(ascii: "O"), .alt, into: &events)
    case .singleShift:
      break
    case .string(let string) where string.isBare:
      begin(string.introducer, .alt, into: &events)
    case .string:
      break
    case .paste(let paste):
      events.append(.paste(paste.text))
    }
  }

  /// Moves on by one byte.
  mutating func consume(_ byte: UInt8, into events: inout [InputEvent]) {
    switch state {
    case .ground:
      begin(byte, into: &events)
    case .character(let assembler, let modifiers):
      continueCharacter(assembler, modifiers, with: byte, into: &events)
    case .escape:
      continueEscape(with: byte, into: &events)
    case .late:
      continueLate(with: byte, into: &events)
    case .lateIntroducer(let introducer):
      continueLate(introducer, with: byte, into: &events)
    case .control(let sequence):
      continueControl(sequence, with: byte, into: &events)
    case .singleShift(let sequence):
      continueSingleShift(sequence, with: byte, into: &events)
    case .legacyMouse(let report):
      continueLegacyMouse(report, with: byte, into: &events)
    case .string(let string):
      state = .ground  // so that `string` is the only owner of its bytes
      continueString(string, with: byte, into: &events)
    case .paste(let paste):
      state = .ground
      continuePaste(paste, with: byte, into: &events)
    }
  }
}
