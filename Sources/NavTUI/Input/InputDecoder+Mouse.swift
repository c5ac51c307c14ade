/// Reports of the mouse: SGR (1006), SGR in pixels (1016), urxvt's (1015) and the legacy form.
extension InputDecoder {
  /// `CSI < code ; x ; y M`, with `m` for a release.
  mutating func finishMouse(
    _ sequence: ControlSequence,
    isRelease: Bool,
    into events: inout [InputEvent]
  ) {
    guard sequence.intermediate == nil, let place = sequence.mousePlace,
      let kind = MouseEvent.Kind(code: sequence.parameter(0), isRelease: isRelease)
    else { return }
    events.append(
      .mouse(
        MouseEvent(
          kind,
          x: place.x,
          y: place.y,
          isPixels: reportsPixels,
          modifiers: Modifiers(mouseCode: sequence.parameter(0))
        )
      )
    )
  }

  /// `CSI code ; x ; y M`, where the code is 32 higher, as in the legacy form.
  func finishNumberedMouse(_ sequence: ControlSequence, into events: inout [InputEvent]) {
    let code = sequence.parameter(0) - LegacyMouseReport.offset
    guard sequence.isPlain, let place = sequence.mousePlace,
      let kind = MouseEvent.Kind(code: code, isRelease: false)
    else { return }
    let modifiers = Modifiers(mouseCode: code)
    events.append(.mouse(MouseEvent(kind, x: place.x, y: place.y, modifiers: modifiers)))
  }

  mutating func continueLegacyMouse(
    _ report: LegacyMouseReport,
    with byte: UInt8,
    into events: inout [InputEvent]
  ) {
    var report = report
    guard byte != .escape else {
      state = .escape  // the report was cut off, and something else begins
      return
    }
    if report.accept(byte) {
      state = .ground
      if let event = report.event { events.append(.mouse(event)) }
    } else {
      state = .legacyMouse(report)
    }
  }
}

extension ControlSequence {
  /// The place in a report of the mouse, from 0; nil where there are not three parameters.
  ///
  /// What is left of or above the window counts as its edge.
  fileprivate var mousePlace: (x: Int, y: Int)? {
    guard count == 3, isComplete else { return nil }
    return (max(parameter(1) - 1, 0), max(parameter(2) - 1, 0))
  }
}

// MARK: - The legacy form

/// The three bytes behind `CSI M`: a code and a place, each in one byte and so good for 223 columns.
///
/// All three are taken whatever they are, since beyond the limit they may be controls.
struct LegacyMouseReport: Sendable {
  /// What is added to keep the bytes printable.
  static let offset = 32

  private static let firstPlace: UInt8 = 33

  private var code: UInt8 = 0
  private var x: UInt8 = 0
  private var y: UInt8 = 0
  private var count = 0

  /// Adds a byte; true where it was the last one.
  mutating func accept(_ byte: UInt8) -> Bool {
    switch count {
    case 0: code = byte
    case 1: x = byte
    default: y = byte
    }
    count += 1
    return count == 3
  }

  /// What it says; nil for codes that say nothing.
  ///
  /// xterm sends 0 for a place beyond its limit, which is then the column or row with number 223;
  /// a terminal that counts on past 255 is understood as well.
  var event: MouseEvent? {
    let code = Int(code) - Self.offset
    guard let kind = MouseEvent.Kind(code: code, isRelease: false) else { return nil }
    return MouseEvent(
      kind,
      x: Int(x &- Self.firstPlace),
      y: Int(y &- Self.firstPlace),
      modifiers: Modifiers(mouseCode: code)
    )
  }
}

// MARK: - Codes

/// The parts of a code, as xterm's ctlseqs.txt has them under "Mouse Tracking".
private enum MouseCode {
  static let button = 0b0000_0011
  static let shift = 0b0000_0100
  static let meta = 0b0000_1000
  static let control = 0b0001_0000
  static let motion = 0b0010_0000
  static let group = 0b1100_0000
  static let wheel = 0b0100_0000
  static let others = 0b1000_0000
  static let all = 0...0b1111_1111

  /// The number in place of a button that says "none".
  static let noButton = 3
  /// The first button of the group `others`.
  static let firstOther = 8
}

extension MouseEvent.Kind {
  /// What a code says; nil where it says nothing.
  fileprivate init?(code: Int, isRelease: Bool) {
    guard MouseCode.all ~= code else { return nil }
    let number = code & MouseCode.button
    let isMotion = code & MouseCode.motion != 0
    switch code & MouseCode.group {
    case 0 where number == MouseCode.noButton:
      self = isMotion ? .move : .release(nil)
    case 0:
      let button: MouseButton = number == 0 ? .left : number == 1 ? .middle : .right
      self.init(button, isMotion: isMotion, isRelease: isRelease)
    case MouseCode.wheel where !isMotion && !isRelease:
      switch number {
      case 0: self = .wheel(down: -1, right: 0)
      case 1: self = .wheel(down: 1, right: 0)
      case 2: self = .wheel(down: 0, right: -1)
      default: self = .wheel(down: 0, right: 1)
      }
    case MouseCode.others:
      let button = MouseButton.other(MouseCode.firstOther + number)
      self.init(button, isMotion: isMotion, isRelease: isRelease)
    default:
      return nil
    }
  }

  private init(_ button: MouseButton, isMotion: Bool, isRelease: Bool) {
    // A release that calls itself a motion is a release: a drag that never ends is worse.
    self = isRelease ? .release(button) : isMotion ? .drag(button) : .press(button)
  }
}

extension Modifiers {
  fileprivate init(mouseCode code: Int) {
    self = []
    if code & MouseCode.shift != 0 { insert(.shift) }
    if code & MouseCode.meta != 0 { insert(.alt) }
    if code & MouseCode.control != 0 { insert(.control) }
  }
}
