import NavModel

/// One thing done to the navigation, complete in itself, so that a run stays a run without it.
enum Step {
  case declare(String, [Trait])
  case operation(Act, on: String?, animated: Bool)
  case tapBack
  case tapBackOf(String)
  case toRoot
  case forward(animated: Bool)
  case remember(Bool)
  case motion(MotionLevel)
  case history(String)
  case press(Spot)
  case move(Spot)
  case release
  case lose
  case loseFocus
  case intent(Intent)
  case scroll(String, columns: Double)
  case wait(Double)
  case resize(columns: Int, rows: Int)
  case direction(LayoutDirection)
  case system(String)
}

/// An operation of the navigator.
enum Act {
  case push(String)
  case pop
  case popTo(String)
  case popToRoot
  case set([String])
  case setPath([String])
  case insert(String, at: Int)
  case remove([String])
  case replaceTop(String)
  case present([String])
  case dismiss
  case select(String, tab: Int)
}

/// Something that a screen says of itself, as a flow file writes it.
enum Trait {
  case bar(Bool)
  case swipe(Screen.SwipePolicy)
  case start(Double)
  case back(String?)
  case alpha(Double)
  case gradient
  case tabBar(Bool)
  case wide(columns: Double)
  case claims(x: Double, y: Double, width: Double, height: Double)
  case veto(Bool)
}

/// A place in the window, in columns and rows.
struct Spot {
  var column: Double
  var row: Double

  var point: Point { Point(x: column * Cell.width, y: row * Cell.height) }
}

/// The size of a cell, in points.
enum Cell {
  static let width = 8.0
  static let height = 16.0

  static func window(columns: Int, rows: Int) -> Window {
    Window(width: Double(columns) * width, height: Double(rows) * height)
  }
}

/// Where a run begins.
struct Opening {
  var system: String
  var direction: LayoutDirection
  var columns: Int
  var rows: Int
  var root: String
  var motion: MotionLevel
  /// Whether what pops take can be brought back.
  var remembers: Bool
}

/// The screens of every run; those that contain others always contain these.
enum Cast {
  /// The one that a path cannot resolve.
  static let unknown = "h"
  static let plain = ["a", "b", "c", "d", "e", "f", "g", "h"]
  static let nests = ["N": ["p", "q"], "M": ["W"]]
  static let tabs = ["T": ["u", "v"], "W": ["x", "y"]]
  static let containers = ["M", "N", "T", "W"]
  static let all = plain + containers + ["p", "q", "u", "v", "x", "y"]

  /// The names that come with a screen, its own first.
  static func household(of name: String) -> [String] {
    [name] + (nests[name] ?? tabs[name] ?? []).flatMap { household(of: $0) }
  }
}
