import NavModel

/// Writes what a program does to a trace: what came in as it comes, and what changed when it has.
final class Tracer {
  private let trace: Trace
  private var stack: [String] = []
  private var bar: BarState?
  private var phase: Phase?
  private var operation: NavModel.Operation?

  init(_ trace: Trace) {
    self.trace = trace
  }

  func write(_ entry: TraceEntry, at time: Double) {
    trace.write(entry, at: time)
  }

  /// Writes an event, before what follows from it.
  func write(_ event: InputEvent, in app: TerminalApp, at time: Double) {
    switch event {
    case .key(let press):
      // The space bar is printable too, though flow files call it by name.
      let key = press == KeyPress(" ") ? " " : press.name
      trace.write(.input(.key, key: key), at: time)
    case .mouse(let mouse):
      let kind: TraceEntry.Input
      switch mouse.kind {
      case .press: kind = .press
      case .drag, .move: kind = .move
      case .release: kind = .release
      case .wheel: kind = .wheel
      }
      let place = app.place(of: mouse)
      trace.write(.input(kind, x: place.column, y: place.row), at: time)
    case .paste:
      trace.write(.input(.paste), at: time)
    case .focus:
      trace.write(.input(.focus), at: time)
    case .answer:
      break
    }
  }

  /// Writes one report.
  func write(_ report: Report, at time: Double) {
    switch report {
    case .lifecycle(let event): trace.write(.log(event.description), at: time)
    case .event(let event): trace.write(.event(event.description), at: time)
    case .completed, .released: break
    }
  }

  /// Writes what has changed of stack, bar and phase.
  func writeChanges(of navigator: Navigator, at time: Double) {
    // The phase first: whoever sees a new stack then knows already that something moves.
    let phase = navigator.phase
    let operation = navigator.operation
    if phase != self.phase || operation != self.operation {
      self.phase = phase
      self.operation = operation
      let progress = phase == .idle ? nil : navigator.progress
      trace.write(
        .phase(phase.rawValue, operation: operation?.rawValue, progress: progress),
        at: time
      )
    }
    let titles = navigator.stack(of: navigator.controllerOnShow).map(\.item.title)
    if titles != stack {
      stack = titles
      trace.write(.stack(titles), at: time)
    }
    let bar = navigator.barOnShow
    if bar != self.bar {
      self.bar = bar
      trace.write(
        .bar(visible: bar.isVisible, title: bar.face.title, back: navigator.backItemOnShow?.title),
        at: time
      )
    }
  }
}
