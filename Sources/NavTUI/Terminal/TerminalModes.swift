/// What the terminal is asked to do differently while the program has it.
///
/// The bytes are fixed strings, so that what switches everything off is at hand before anything is
/// switched on. Sources: xterm's ctlseqs; mode 2026 from the synchronised-output specification.
public struct TerminalModes: Equatable, Sendable {
  /// Whether presses, releases, the wheel and motion with a button held are reported (1002, 1006).
  public var reportsMouse: Bool
  /// Whether they are reported in pixels (1016); only after a positive answer to the probe.
  public var reportsPixels: Bool
  /// Whether frames are put between brackets (2026); only after a positive answer to the probe.
  public var synchronizesOutput: Bool
  /// Whether each frame ends with a question whose answer says that it was shown (DSR 5); only after the
  /// terminal has answered one.
  public var confirmsFrames: Bool
  /// Whether slides are shifted by the terminal, where it can; they are drawn anew otherwise.
  public var shiftsSlides: Bool

  /// Whether the screen without scrollback is used; where there is none, the shell goes on below the picture.
  public var usesAlternateScreen: Bool

  /// Makes the modes that every terminal may be asked for.
  public init(
    reportsMouse: Bool = true,
    reportsPixels: Bool = false,
    synchronizesOutput: Bool = false,
    confirmsFrames: Bool = false,
    shiftsSlides: Bool = true,
    usesAlternateScreen: Bool = true
  ) {
    self.reportsMouse = reportsMouse
    self.reportsPixels = reportsPixels
    self.synchronizesOutput = synchronizesOutput
    self.confirmsFrames = confirmsFrames
    self.shiftsSlides = shiftsSlides
    self.usesAlternateScreen = usesAlternateScreen
  }

  /// The private modes to set, by number, in the order in which they are set.
  ///
  /// 2026 is not among them: it is set and reset around each frame.
  public var numbers: [Int] {
    var numbers = usesAlternateScreen ? [Mode.alternateScreen] : []
    if reportsMouse { numbers += [Mode.dragReports, Mode.sgrReports] }
    if reportsMouse && reportsPixels { numbers.append(Mode.pixelReports) }
    return numbers + [Mode.focusReports, Mode.bracketedPaste]
  }

  /// The bytes that switch everything on, from a terminal in whatever state.
  public var enter: [UInt8] {
    bytes(numbers.map(Self.set).joined() + Self.plainDrawing + Self.reset(Mode.cursor))
  }

  /// The bytes that change a terminal from other modes to these.
  public func change(from old: TerminalModes) -> [UInt8] {
    let leaving = old.numbers.reversed().filter { !numbers.contains($0) }
    let arriving = numbers.filter { !old.numbers.contains($0) }
    // Leaving pixel reports also switches SGR reports off in xterm, so those are asked for again.
    let again = !leaving.isEmpty && reportsMouse ? [Mode.sgrReports] : []
    return bytes((leaving.map(Self.reset) + (again + arriving).map(Self.set)).joined())
  }

  /// The bytes that leave the terminal as a shell wants it, whatever was on.
  ///
  /// CAN first, because something else may have been cut off.
  public static let reset: [UInt8] = plainReset + bytes(reset(Mode.alternateScreen))

  /// The same for a terminal without an alternate screen: the shell goes on in a line below the picture.
  static let resetBelow: [UInt8] = plainReset + bytes("\u{1B}[999;1H\r\n")

  private static let plainReset: [UInt8] = bytes(
    String(Unicode.Scalar(cancel)) + reset(Mode.synchronizedOutput)
      + [
        Mode.bracketedPaste, Mode.focusReports, Mode.pixelReports, Mode.sgrReports,
        Mode.dragReports,
      ].map(reset).joined()
      + plainDrawing + set(Mode.cursor)
  )

  /// What of all this can be seen: the screen without scrollback, nothing on it, and no cursor.
  static let pictureStart: [UInt8] = bytes(
    set(Mode.alternateScreen) + plainDrawing + reset(Mode.cursor)
  )
  /// What can be seen of giving it back.
  static let pictureEnd: [UInt8] = bytes(
    plainDrawing + set(Mode.cursor) + reset(Mode.alternateScreen)
  )

  /// The questions asked at the start: whether the terminal answers DSR, and whether 2026 and 1016 are known.
  ///
  /// DECRQM for each and DA1 behind them: a terminal that knows DA1 only answers that, so nothing is
  /// ever waited for longer than the fence.
  public var probes: [UInt8] {
    let asked =
      reportsMouse ? [Mode.synchronizedOutput, Mode.pixelReports] : [Mode.synchronizedOutput]
    return Self.status + bytes(asked.map { "\u{1B}[?\($0)$p" }.joined()) + Self.fence
  }

  /// The question for the background, which says whether the theme is to be light or dark; before a fence.
  static let backgroundColor: [UInt8] = bytes("\u{1B}]11;?\u{1B}\\")

  /// CAN: ends an escape sequence that was cut off in the middle.
  static let cancel: UInt8 = 0x18

  /// DA1: every terminal answers it, after everything before it.
  public static let fence: [UInt8] = bytes("\u{1B}[c")

  /// DSR 5: answered with `CSI 0 n` when everything before it has been read.
  static let status: [UInt8] = bytes("\u{1B}[5n")
  /// OSC 4: asks for the last of 256 colours, which only a terminal that has so many can tell.
  static let lastColor: [UInt8] = bytes("\u{1B}]4;\(lastColorNumber);?\u{1B}\\")
  /// Its number, from 0.
  static let lastColorNumber = 255

  /// Opens a frame that is to be shown at once.
  static let frameStart: [UInt8] = bytes(set(Mode.synchronizedOutput))
  /// Closes it.
  static let frameEnd: [UInt8] = bytes(reset(Mode.synchronizedOutput))

  /// The numbers of the private modes.
  public enum Mode {
    /// The cursor is shown (DECTCEM).
    public static let cursor = 25
    /// Motion with a button held is reported.
    public static let dragReports = 1002
    /// Getting and losing the focus is reported.
    public static let focusReports = 1004
    /// Mouse reports are decimal, without a limit of columns.
    public static let sgrReports = 1006
    /// Mouse reports are in pixels.
    public static let pixelReports = 1016
    /// The screen without scrollback, with the cursor saved.
    public static let alternateScreen = 1049
    /// Pasted text is marked.
    public static let bracketedPaste = 2004
    /// What is drawn between set and reset appears at once.
    public static let synchronizedOutput = 2026
  }

  /// No attributes, ASCII in G0, no insertion, lines that wrap.
  private static let plainDrawing = "\u{1B}[m\u{1B}(B\u{1B}[4l\u{1B}[?7h"

  private static func set(_ mode: Int) -> String { "\u{1B}[?\(mode)h" }
  private static func reset(_ mode: Int) -> String { "\u{1B}[?\(mode)l" }
}

private func bytes(_ text: String) -> [UInt8] {
  Array(text.utf8)
}
