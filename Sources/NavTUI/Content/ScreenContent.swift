/// What a screen shows and does: the one thing to write for a screen of one's own.
///
/// A content is an object, so that where it was scrolled to is still so when its screen comes back.
///
///     final class Greeting: ScreenContent {
///       let revision = 0
///       func draw(on canvas: inout Canvas) {
///         canvas.fill(canvas.theme.style(.text))
///         canvas.put("Hello", column: 3, row: 1, style: canvas.theme.style(.text))
///       }
///     }
public protocol ScreenContent: AnyObject {
  /// A number that changes whenever the content would draw something else.
  ///
  /// While it stays, a slide moves what was drawn before; a change of size, focus or theme draws anew by itself.
  var revision: Int { get }

  /// Draws the content, filling the whole canvas.
  func draw(on canvas: inout Canvas)

  /// Does what an event asks for, and says what came of it; by default ignores all.
  func handle(_ event: ContentEvent) -> ContentOutcome

  /// Whether a horizontal drag that begins at `place` is the content's own and never goes back; by default not.
  func claimsHorizontalDrag(at place: Position) -> Bool

  /// Whether what stands at `place` scrolls sideways by itself, within the content; by default not.
  ///
  /// Drags that begin there, and that no system takes for a swipe, then scroll it.
  func scrollsSideways(at place: Position) -> Bool

  /// Where one is in the content, in a few characters for the bottom line; nil, the default, for nothing.
  var position: String? { get }

  /// How many rows it is scrolled down, so that a large title can collapse by as much; 0, the default, at its top.
  ///
  /// What is scrolled up goes on to be drawn in the rows of ``Canvas/topInset``.
  var scrolledRows: Int { get }

  /// Whether printable keys are text to it and no commands; by default not.
  var acceptsText: Bool { get }

  /// Whether ``ContentEvent/activate`` opens something now, so that the bottom line may say so; by default not.
  var opensSomething: Bool { get }

  /// Keys of its own that act now, for the bottom line; by default none.
  ///
  /// They come as ``ContentEvent/key(_:)``, where the key map has no use for them.
  var hints: [KeyHint] { get }

  /// All keys of its own, each with what it does in a few words, for the list of keys; by default ``hints``.
  var keys: [KeyHint] { get }

  /// Whether there is something to go on with while nobody asks: a file to read, a search; by default not.
  ///
  /// While it is on show ``work()`` is then called before every frame.
  var isWorking: Bool { get }

  /// Does some of it, in less time than a frame takes; by default nothing.
  func work()
  /// Whether ``ContentEvent/activate`` changes something in its place now; by default not.
  var changesSomething: Bool { get }

  /// Whether a ``ContentEvent/move(_:)`` would move something now, so that the bottom line may say so; by
  /// default so.
  var movesSomething: Bool { get }

  /// The whole content as lines of text, for output that is no terminal.
  ///
  /// By default what it draws on ``PlainText/defaultRows`` rows, without the blank rows at the end.
  func plainText(columns: Int) -> [String]
}

/// Something a person did that concerns a content.
public enum ContentEvent: Equatable, Sendable {
  /// A key that moves within the content.
  case move(ContentMove)
  /// The key that opens, or changes, what is selected.
  case activate
  /// A tap on a cell of the content, counted from its leading top corner.
  case tap(Position)
  /// The wheel or a drag: rows that what is further down comes up by (negative: down), and columns likewise.
  case scroll(rows: Int, columns: Int)
  /// A key: for a content that accepts text any, for others one that the key map has no use for.
  case key(KeyPress)
  /// Pasted text, for a content that accepts text.
  case paste(String)
}

/// A movement within a content.
public enum ContentMove: Sendable, Hashable, CaseIterable {
  case up, down, pageUp, pageDown, home, end
}

/// What came of an event.
public enum ContentOutcome: Equatable, Sendable {
  /// Nothing: it means nothing here.
  case ignored
  /// It was done.
  case handled
  /// Something is to be opened, named in the words of whoever handles it; as a bar item’s action.
  case open(String)
}

extension ScreenContent {
  /// Ignores all events.
  public func handle(_ event: ContentEvent) -> ContentOutcome { .ignored }

  /// Claims no drag.
  public func claimsHorizontalDrag(at place: Position) -> Bool { false }

  /// False.
  public func scrollsSideways(at place: Position) -> Bool { false }

  /// Nothing.
  public var position: String? { nil }

  /// 0.
  public var scrolledRows: Int { 0 }

  /// False.
  public var acceptsText: Bool { false }

  /// False.
  public var opensSomething: Bool { false }

  /// None.
  public var hints: [KeyHint] { [] }

  /// Those for the bottom line.
  public var keys: [KeyHint] { hints }

  /// False.
  public var isWorking: Bool { false }

  /// Does nothing.
  public func work() {}
  /// False.
  public var changesSomething: Bool { false }

  /// True.
  public var movesSomething: Bool { true }

  /// What it draws on a common window.
  public func plainText(columns: Int) -> [String] {
    var surface = Surface(size: Size(columns: columns, rows: PlainText.defaultRows))
    Canvas.draw(on: &surface, look: PlainText.look) { draw(on: &$0) }
    var lines = surface.text
    while lines.last == "" { lines.removeLast() }
    return lines
  }
}
