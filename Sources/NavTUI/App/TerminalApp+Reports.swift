import NavModel

// What the navigator reports, and what follows from it here.

extension TerminalApp {
  /// Hands on what the navigator reports.
  func deliverReports() {
    for report in navigator.drainReports() {
      if case .lifecycle = report { focus = nil }
      trace?(report)
      inspector.note(report)
      keepPictures(report)
      // A screen that came back under the same identity is not gone.
      if case .released(let screen) = report, !navigator.holds(screen) { contents[screen] = nil }
      onReport(report, self)
    }
  }

  /// A screen that is covered leaves its picture; one that is uncovered, or gone, gives it up.
  private func keepPictures(_ report: Report) {
    switch report {
    case .lifecycle(.didDisappear(let screen)) where navigator.holds(screen):
      renderer.takePicture(of: screen)
    case .lifecycle(.didAppear(let screen)):
      renderer.dropPicture(of: screen)
    case .released(let screen):
      renderer.forget(screen)
    default:
      break
    }
  }
}
