/// How much of the motion a link can carry, and what is left out where it cannot.
///
/// Three things are given up, one after the other. Behind, what only decorates a slide: dims, shadows and
/// fine edges. Where fewer than twenty plain frames a second get through, animations: what nobody leads
/// then happens at once. And where a frame takes nearly half a second, following a hand before it rests.
///
/// ```swift
/// if budget.update(link, at: now) { … }  // the level has changed
/// ```
struct MotionBudget: Equatable {
  /// Frames a second below which an animation is no motion any more.
  private static let leastRate = 20.0
  /// How many times as much a link must carry before animations come back.
  private static let margin = 2.0
  /// Seconds that a frame may take while a hand leads.
  private static let longestFrame = 0.4
  /// What a plain frame of a slide changes of all cells, before one was seen; measured at 80×24 to 200×60.
  private static let typicalShare = 0.25
  /// How much a new frame counts in the mean.
  private static let weight = 0.25
  /// Seconds without input after which a hand rests.
  private static let rest = 0.15
  /// Seconds of rest after which what was left out is drawn.
  private static let detailRest = 0.3

  /// Whether animations are given up.
  private(set) var isReduced = false
  /// Whether what decorates slides is left out.
  private(set) var isLean = false
  private var slideBytes: Double?
  private var isCrawling = false
  private var hasLeanPicture = false

  /// What a plain frame of a slide takes, in bytes.
  private func frameBytes(_ size: Size) -> Double {
    slideBytes ?? Double(size.columns * size.rows) * Self.typicalShare
  }

  /// Notes a frame of a slide.
  mutating func note(bytes: Int) {
    guard isLean, !isReduced else { return }
    // The first lean frame also takes back what was drawn before.
    guard hasLeanPicture else { return hasLeanPicture = true }
    let bytes = Double(bytes)
    slideBytes = slideBytes.map { $0 + (bytes - $0) * Self.weight } ?? bytes
  }

  /// Looks at the link.
  ///
  /// - Returns: Whether `isReduced` has changed.
  mutating func update(_ link: LinkMeter, size: Size) -> Bool {
    let was = isReduced
    let needed = frameBytes(size) * Self.leastRate
    if let rate = link.rate, rate < needed {
      isReduced = true
      isCrawling = frameBytes(size) / rate > Self.longestFrame
    } else if link.isFast(for: needed * Self.margin) {
      isReduced = false
      isCrawling = false
    }
    return was != isReduced
  }

  /// Decides whether the next frame is a lean one.
  ///
  /// Once something was left out of a slide it stays out: dims change every cell of a pane.
  ///
  /// - Parameters:
  ///   - link: The way to the terminal.
  ///   - isSliding: Whether a pane is under way.
  ///   - still: Seconds since anything last came in or moved.
  ///   - now: The time, in seconds.
  /// - Returns: Whether that has changed.
  mutating func decide(_ link: LinkMeter, isSliding: Bool, still: Double, at now: Double) -> Bool {
    let was = isLean
    if !isSliding || (link.isIdle && still >= Self.detailRest) {
      isLean = false
    } else if still < Self.detailRest, link.isBehind(at: now) {
      isLean = true
    }
    if !isLean { hasLeanPicture = false }
    return was != isLean
  }

  /// Whether a frame that follows a hand has to wait until it rests.
  func waitsForRest(still: Double) -> Bool {
    isCrawling && still < Self.rest
  }

  /// Seconds of stillness at which something is due; nil for none.
  var dueAfterRest: Double? {
    if isCrawling { return Self.rest }
    return isLean ? Self.detailRest : nil
  }
}
