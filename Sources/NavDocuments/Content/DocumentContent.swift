import NavModel
public import NavTUI

/// A Markdown document to read: wrapped, scrolled, searched, its links followed.
///
/// It lays out what is in sight and no more, so that any length scrolls alike. What following a link means is
/// its owner's to say.
///
///     let page = DocumentContent(MarkdownTree("# Fruit\n\nAn [apple](apple.md)."))
///     page.onRequest = { request in … }
public final class DocumentContent: ScreenContent {
  /// Something that a person asks for and the content cannot do itself.
  public enum Request: Equatable, Sendable {
    /// Open where a link leads.
    case follow(DocumentLink)
    /// Show what is wrong in the file.
    case problems
    /// Show the headings.
    case outline
    /// Put a text into the clipboard; `what` names it in a word or two.
    case copy(String, what: String)
  }

  /// What is being shown.
  enum State {
    /// The file is still being read.
    case loading(LoadJob)
    /// There it is.
    case ready
  }

  /// Told what a person asks for.
  public var onRequest: (Request) -> Void = { _ in }
  /// Told once the file has been read.
  var onLoad: (LoadedDocument) -> Void = { _ in }

  /// Changes with everything that changes the picture.
  public internal(set) var revision = 0

  var tree: MarkdownTree
  var state: State
  /// A newer version of the file that is being read; what is shown stays until it is there.
  var reloading: LoadJob?
  var layout: DocumentLayout?
  /// The first line on show.
  var top = Place(leaf: 0, line: 0)
  /// The rows of text that fit.
  var visible = 0
  /// The link that keys act on, from 0; nil for none.
  public internal(set) var focus: Int?
  /// Columns that blocks are scrolled by, by their first leaf.
  var offsets: [Int: Int] = [:]
  /// How wide the blocks seen so far are.
  var widths: [Int: Int] = [:]
  var search = DocumentSearch()
  /// Digits typed one after another.
  var digits = 0
  /// What was on each row of the last picture.
  var rows: [Place?] = []
  var left = 0
  /// The side that the last picture led from.
  var direction = LayoutDirection.leftToRight
  /// The block that a drag began on; nil where it began elsewhere.
  var dragged: Int?
  /// Where to go once the text is there.
  var goal: Goal?
  /// An offset in the top leaf that is to be shown first, once there is a layout.
  var pending: Int?
  /// The words that the last layout was made to show first, and the line they are in; they hold until one scrolls.
  var kept: (top: Place, offset: Int)?
  /// The last place that may stand at the top; nil until it is asked for.
  var end: Place?

  /// A place in a document that is known before it is laid out.
  enum Goal: Equatable {
    /// A heading or another named place.
    case anchor(String)
    /// A place as it was kept.
    case mark(DocumentMark)
  }

  /// Columns kept free at each side of a narrow window.
  static let margin = TextContent.margin

  /// Makes a content that shows a document.
  public init(_ tree: MarkdownTree) {
    self.tree = tree
    state = .ready
  }

  /// Makes a content that shows a document as soon as it is read.
  init(loading job: LoadJob) {
    tree = MarkdownTree("")
    state = .loading(job)
  }
}
