/// How many frames are on their way to the terminal, and how fast the way is.
///
/// A terminal at the far end of a slow link takes bytes at once, into buffers, and shows them much later.
/// So each frame ends with a question, and what has not been answered has not been shown. At most two
/// frames are unanswered, and one on a slow link, or while its answer is later than answers have been: a drag
/// then never lags behind the pointer by more.
///
/// The rate is what the last few frames took together, each from when it was sent or the one before it was
/// answered, less the shortest time that an answer ever took.
///
/// ```swift
/// if link.hasRoom(at: now) { … }        // a frame may be made
/// link.didSend(bytes: 1200, at: now)    // it was written
/// link.didAnswer(at: later)             // it was shown
/// ```
struct LinkMeter: Equatable {
  /// A frame whose answer is to come.
  private struct Frame: Equatable {
    var bytes: Int
    var sent: Double
  }

  /// A frame that was answered: how long the link was busy with it, in seconds.
  private struct Sample: Equatable {
    var bytes: Int
    var busy: Double
  }

  /// How many frames may be unanswered.
  static let mostFrames = 2
  /// Seconds that a second frame may have to wait for the first one.
  private static let longestQueue = 0.1
  /// Seconds after which an answer is not waited for any longer: it is lost, or so is the link.
  private static let answerPatience = 10.0
  /// Smaller frames say nothing of the rate.
  private static let leastSample = 256
  /// The rate is that of so many frames.
  private static let sampleCount = 4
  /// Fewer frames, or less time spent on them, are no evidence of a slow link: a terminal may be busy.
  private static let evidence = (samples: 3, seconds: 0.3)
  /// The shortest time that a clock tells, in seconds.
  private static let instant = 1e-4
  /// Seconds beyond the expected that mean that a frame is late.
  private static let grace = 0.05
  /// Seconds beyond the expected, and its share, after which nothing is sent behind a frame.
  private static let haste = (seconds: 0.01, share: 0.5)
  /// Seconds for which that holds; longer, and the answer may be lost.
  private static let longestHold = 1.0

  private var unanswered: [Frame] = []
  private var samples: [Sample] = []
  private var lastAnswer = 0.0
  /// When a question was sent that ends no frame; nil once it was answered.
  private var asked: Double?
  /// Whether an answer may have been lost, so that those that come belong to later frames than they seem to.
  private var hasLost = false
  /// The shortest time that an answer took, in seconds; nil before the first.
  private(set) var latency: Double?

  /// Notes that a question was sent ahead of all frames, to see whether there is an answer at all.
  mutating func didAsk(at time: Double) {
    asked = time
  }

  /// Notes that a frame was sent that will be answered.
  mutating func didSend(bytes: Int, at time: Double) {
    unanswered.append(Frame(bytes: bytes, sent: time))
  }

  /// Notes an answer.
  mutating func didAnswer(at time: Double) {
    if let sent = asked {
      asked = nil
      latency = min(latency ?? .infinity, max(time - sent, 0))
      return
    }
    guard !unanswered.isEmpty else { return }
    let frame = unanswered.removeFirst()
    if unanswered.isEmpty { hasLost = false }
    let whole = max(time - frame.sent, 0)
    latency = min(latency ?? whole, whole)
    // A frame that was queued behind another waited for its answer; one that was not, for nothing.
    let busy = min(whole - (latency ?? 0), time - lastAnswer)
    lastAnswer = time
    guard frame.bytes >= Self.leastSample else { return }
    samples.append(Sample(bytes: frame.bytes, busy: max(busy, Self.instant)))
    if samples.count > Self.sampleCount { samples.removeFirst() }
  }

  /// Forgets what is on its way: it will not be answered.
  mutating func forget() {
    unanswered = []
    hasLost = false
    asked = nil
  }

  /// Gives up answers that are overdue beyond patience, and the holding back for those that may be lost.
  mutating func expire(at now: Double) {
    if let oldest = unanswered.first, now - oldest.sent >= Self.longestHold { hasLost = true }
    unanswered.removeAll { now - $0.sent >= Self.answerPatience }
  }

  /// When the first answer is given up, in seconds; nil when none is to come.
  var deadline: Double? {
    unanswered.first.map { $0.sent + Self.answerPatience }
  }

  /// Whether nothing is on its way.
  var isIdle: Bool { unanswered.isEmpty }

  /// Whether another frame may be sent.
  func hasRoom(at now: Double) -> Bool {
    guard !unanswered.isEmpty else { return true }
    guard unanswered.count < Self.mostFrames, hold(at: now) == nil else { return false }
    guard let rate else { return true }
    let bytes = unanswered.reduce(0) { $0 + $1.bytes }
    return Double(bytes) / rate <= Self.longestQueue
  }

  /// Until when, in seconds, nothing is sent because an answer is late; nil where none is.
  ///
  /// What waits behind a late frame would be old when it is shown, and its bytes in the way of the newest.
  func hold(at now: Double) -> Double? {
    guard !hasLost, let latency, let oldest = unanswered.first else { return nil }
    let allowed = latency + max(Self.haste.seconds, latency * Self.haste.share)
    let end = oldest.sent + Self.longestHold
    return now - oldest.sent > allowed && now < end ? end : nil
  }

  /// Whether the oldest frame on its way should have been answered by now.
  func isBehind(at now: Double) -> Bool {
    guard let oldest = unanswered.first else { return false }
    return now - oldest.sent > (latency ?? 0) + Self.grace
  }

  /// Bytes a second; nil without evidence that the link is slow.
  var rate: Double? {
    let busy = samples.reduce(0) { $0 + $1.busy }
    guard samples.count >= Self.evidence.samples, busy >= Self.evidence.seconds else { return nil }
    return Double(samples.reduce(0) { $0 + $1.bytes }) / busy
  }

  /// Whether a rate so far above what is needed was seen that the link is fast again.
  func isFast(for needed: Double) -> Bool {
    guard samples.count >= Self.evidence.samples else { return false }
    let busy = samples.reduce(0) { $0 + $1.busy }
    return Double(samples.reduce(0) { $0 + $1.bytes }) / busy >= needed
  }
}
