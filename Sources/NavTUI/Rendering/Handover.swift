import NavModel

/// A bar between two screens, seen as the same picture in both directions: one screen lies above the other, and
/// `share` says how much the bar is the lower one's.
struct Handover {
  let upper: BarLayout
  let lower: BarLayout
  let upperTitle: String
  let lowerTitle: String
  /// 0 all the upper screen's, 1 all the lower one's.
  let share: Double
  /// Whether the back item says what the lower title does, so that one becomes the other.
  let growsFromLabel: Bool

  private let prompts: (upper: String?, lower: String?)
  private let columns: Int

  /// Makes the picture of a change, given where the parts of the two bars stand.
  init(
    from face: BarFace,
    change: BarChange,
    _ layouts: (from: BarLayout, to: BarLayout),
    columns: Int
  ) {
    let above = change.isBackward ? face : change.face
    let below = change.isBackward ? change.face : face
    let progress = min(max(change.progress, 0), 1)
    share = change.isBackward ? progress : 1 - progress
    upper = change.isBackward ? layouts.from : layouts.to
    lower = change.isBackward ? layouts.to : layouts.from
    upperTitle = above.titleInBar
    lowerTitle = below.titleInBar
    growsFromLabel = upper.back?.part.label == lowerTitle
    prompts = (above.prompt, below.prompt)
    self.columns = columns
  }

  /// How much is gone of the upper screen's back item, and of what comes in its place.
  ///
  /// Unless its label is what becomes the title, and its chevron stays, it must have left before
  /// anything else comes there.
  var fades: (leaving: Double, coming: Double) {
    guard let back = upper.back else { return (share, 1 - share) }
    let keepsChevron = lower.back.map { $0.chevron == back.chevron } ?? true
    return growsFromLabel && keepsChevron
      ? (share, 1 - share) : (min(2 * share, 1), min(2 * (1 - share), 1))
  }

  /// The prompt on show, and how far it has faded: one goes before the other comes.
  var prompt: (text: String?, fade: Double) {
    if prompts.upper == prompts.lower { return (prompts.upper, 0) }
    return share < 0.5 ? (prompts.upper, 2 * share) : (prompts.lower, 2 * (1 - share))
  }

  /// Where the upper title stands on its way out at the trailing side.
  var leavingColumns: Range<Int> {
    let start = between(upper.title.lowerBound, columns)
    return start..<start + upper.title.count
  }

  /// Where the lower title stands on its way from the back item's place.
  var comingColumns: Range<Int> {
    let from = upper.back?.part.columns.lowerBound ?? -lower.title.count
    let start = between(from, lower.title.lowerBound)
    return start..<start + lower.title.count
  }

  private func between(_ start: Int, _ end: Int) -> Int {
    start + Placement.whole(Double(end - start) * share)
  }
}
