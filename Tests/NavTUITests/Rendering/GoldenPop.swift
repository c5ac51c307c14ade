import NavModel
import Testing

/// How a pop is to look for one mix of bars, at 0, ¼, ½, ¾ and 1.
///
/// Rows end in `|`.
struct GoldenPop: Sendable, CustomTestStringConvertible {
  var listBar: Visibility
  var detailBar: Visibility
  var frames: [String]

  var testDescription: String { "\(listBar) below \(detailBar)" }

  /// The pop that is looked at.
  var scene: PopScene { PopScene(listBar: listBar, detailBar: detailBar) }

  static let all = [
    GoldenPop(listBar: .hidden, detailBar: .hidden, frames: hiddenBelowHidden),
    GoldenPop(listBar: .hidden, detailBar: .shown, frames: hiddenBelowShown),
    GoldenPop(listBar: .shown, detailBar: .hidden, frames: shownBelowHidden),
    GoldenPop(listBar: .shown, detailBar: .shown, frames: shownBelowShown),
  ]

  private static let hiddenBelowHidden = [
    """
    |
     Dear reader,|
    |
     this letter is 返回返回 in part, and|
     slides away.|
    |
    |
    |
    |
     ⏎ open                 interactive 0 %|
    """,
    """
    |
               Dear reader,|
     回|
    da         this letter is 返回返回 in pa|
    g          slides away.|
    |
    |
    |
    |
     ⏎ open                interactive 25 %|
    """,
    """
    |
    AY                   Dear reader,|
    m 返回|
    m Ada                this letter is 返回|
    hing                 slides away.|
    |
    |
    |
    |
     ⏎ open                interactive 50 %|
    """,
    """
    |
    TODAY                          Dear read|
    From 返回|
    From Ada                       this lett|
    Nothing                        slides aw|
    |
    |
    |
    |
     ⏎ open                interactive 75 %|
    """,
    """
    |
       TODAY|
     ▌ From 返回                        ›|
       From Ada                         ›|
       Nothing|
    |
    |
    |
    |
     ⏎ open               interactive 100 %|
    """,
  ]

  private static let hiddenBelowShown = [
    """
     ‹ Inbox        A letter|
    |
     Dear reader,|
    |
     this letter is 返回返回 in part, and|
     slides away.|
    |
    |
    |
     ⏎ open                 interactive 0 %|
    """,
    """
               ‹ Inbox        A letter|
    |
     回        Dear reader,|
    da|
    g          this letter is 返回返回 in pa|
               slides away.|
    |
    |
    |
     ⏎ open                interactive 25 %|
    """,
    """
                         ‹ Inbox        A le|
    AY|
    m 返回               Dear reader,|
    m Ada|
    hing                 this letter is 返回|
                         slides away.|
    |
    |
    |
     ⏎ open                interactive 50 %|
    """,
    """
                                   ‹ Inbox|
    TODAY|
    From 返回                      Dear read|
    From Ada|
    Nothing                        this lett|
                                   slides aw|
    |
    |
    |
     ⏎ open                interactive 75 %|
    """,
    """
    |
       TODAY|
     ▌ From 返回                        ›|
       From Ada                         ›|
       Nothing|
    |
    |
    |
    |
     ⏎ open               interactive 100 %|
    """,
  ]

  private static let shownBelowHidden = [
    """
    |
     Dear reader,|
    |
     this letter is 返回返回 in part, and|
     slides away.|
    |
    |
    |
    |
     ⏎ open                 interactive 0 %|
    """,
    """
            In|
               Dear reader,|
    |
     回        this letter is 返回返回 in pa|
    da         slides away.|
    g|
    |
    |
    |
     ⏎ open                interactive 25 %|
    """,
    """
               Inbox|
                         Dear reader,|
    AY|
    m 返回               this letter is 返回|
    m Ada                slides away.|
    hing|
    |
    |
    |
     ⏎ open                interactive 50 %|
    """,
    """
                  Inbox|
                                   Dear read|
    TODAY|
    From 返回                      this lett|
    From Ada                       slides aw|
    Nothing|
    |
    |
    |
     ⏎ open                interactive 75 %|
    """,
    """
                     Inbox|
    |
       TODAY|
     ▌ From 返回                        ›|
       From Ada                         ›|
       Nothing|
    |
    |
    |
     ⏎ open               interactive 100 %|
    """,
  ]

  private static let shownBelowShown = [
    """
     ‹ Inbox        A letter|
    |
     Dear reader,|
    |
     this letter is 返回返回 in part, and|
     slides away.|
    |
    |
    |
     ⏎ open                 interactive 0 %|
    """,
    """
     ‹     Inbox          A letter|
    |
               Dear reader,|
     回|
    da         this letter is 返回返回 in pa|
    g          slides away.|
    |
    |
    |
     ⏎ open                interactive 25 %|
    """,
    """
     ‹        Inbox             A letter|
    |
    AY                   Dear reader,|
    m 返回|
    m Ada                this letter is 返回|
    hing                 slides away.|
    |
    |
    |
     ⏎ open                interactive 50 %|
    """,
    """
     ‹            Inbox               A lett|
    |
    TODAY                          Dear read|
    From 返回|
    From Ada                       this lett|
    Nothing                        slides aw|
    |
    |
    |
     ⏎ open                interactive 75 %|
    """,
    """
                     Inbox|
    |
       TODAY|
     ▌ From 返回                        ›|
       From Ada                         ›|
       Nothing|
    |
    |
    |
     ⏎ open               interactive 100 %|
    """,
  ]
}
