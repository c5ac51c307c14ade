/// What a person at the terminal may do beside navigating.
///
/// On one's own machine that is everything. Where a stranger sits at the other end, such as behind an
/// SSH forced command, the program is all there is: nothing leads out of it but its end.
///
///     app.access = .kiosk(beneath: "/srv/handbook")
public struct AccessPolicy: Sendable {
  /// Which files may be opened.
  public var files: FileAccess
  /// Whether Ctrl-Z stops the program, which shows whoever started it.
  public var allowsSuspension: Bool
  /// Whether text may be put into the clipboard (OSC 52).
  public var allowsClipboard: Bool

  /// Everything: the person owns the machine.
  public static let free = AccessPolicy(
    files: .everything,
    allowsSuspension: true,
    allowsClipboard: true
  )

  /// Nothing but to look at what lies at a path, and to quit.
  ///
  /// - Parameter path: A file or a folder, whose links to elsewhere lead nowhere; nil for no files.
  /// - Returns: The policy.
  public static func kiosk(beneath path: String?) -> AccessPolicy {
    AccessPolicy(
      files: path.map { .beneath($0) } ?? .nothing,
      allowsSuspension: false,
      allowsClipboard: false
    )
  }
}
