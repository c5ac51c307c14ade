import CVterm
import Foundation

/// A program started by a test, which does not outlive it.
///
/// Foundation's `Process` cannot give its child a controlling terminal; this can.
final class ChildProcess {
  /// Where the three standard descriptors lead.
  enum Channel {
    /// `/dev/null`.
    case nothing
    /// An open descriptor of this process.
    case descriptor(Int32)
    /// A path, opened by the child; a terminal becomes the controlling one of a session's leader.
    case path(String)
  }

  /// How a program ended.
  enum Ending: Equatable {
    case exited(Int32)
    case signaled(Int32)
  }

  /// The process, also the number of its group.
  let identifier: pid_t
  /// How it ended; nil while it runs.
  private(set) var ending: Ending?

  /// Starts a program, found along PATH, in a group of its own.
  ///
  /// - Parameters:
  ///   - command: The program and its arguments.
  ///   - environment: The whole environment.
  ///   - input: Standard input.
  ///   - output: Standard output.
  ///   - errors: Standard error; nil is wherever `output` leads.
  ///   - ownSession: Whether it leads a session, which has no terminal until it opens one.
  /// - Throws: `RigError` where it cannot be started.
  init(
    _ command: [String],
    environment: [String: String],
    input: Channel = .nothing,
    output: Channel = .nothing,
    errors: Channel? = nil,
    ownSession: Bool = false
  ) throws {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for (target, channel) in [(STDIN_FILENO, input), (STDOUT_FILENO, output)] {
      Self.add(channel, at: target, to: &actions)
    }
    if let errors {
      Self.add(errors, at: STDERR_FILENO, to: &actions)
    } else {
      posix_spawn_file_actions_adddup2(&actions, STDOUT_FILENO, STDERR_FILENO)
    }

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    // What a test runner ignores or blocks is no business of the program under test.
    var signals = sigset_t()
    sigfillset(&signals)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    let group = ownSession ? Int32(NAVTUI_SPAWN_SETSID) : Int32(POSIX_SPAWN_SETPGROUP)
    let flags = group | Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
    posix_spawnattr_setflags(&attributes, Int16(flags))

    var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) }
    var variables: [UnsafeMutablePointer<CChar>?] = environment.map { strdup("\($0)=\($1)") }
    defer { (arguments + variables).forEach { free($0) } }
    arguments.append(nil)
    variables.append(nil)
    var started = pid_t()
    let failure = posix_spawnp(&started, command[0], &actions, &attributes, arguments, variables)
    guard failure == 0 else {
      throw RigError("cannot start \(command): \(String(cString: strerror(failure)))")
    }
    identifier = started
  }

  deinit {
    guard !hasEnded else { return }
    kill(-identifier, SIGKILL)
    kill(identifier, SIGKILL)
    var status: Int32 = 0
    waitpid(identifier, &status, 0)
  }

  /// Whether it has ended.
  var hasEnded: Bool {
    guard ending == nil else { return true }
    var status: Int32 = 0
    guard waitpid(identifier, &status, WNOHANG) == identifier else { return false }
    // The macros WIFEXITED and its kin are not imported.
    let signal = status & 0x7f
    ending = signal == 0 ? .exited((status >> 8) & 0xff) : .signaled(signal)
    return true
  }

  /// Sends a signal to the process.
  func send(_ signal: Int32) {
    guard !hasEnded else { return }
    kill(identifier, signal)
  }

  /// Asks it and all of its group to end, and waits for that.
  func terminate() {
    guard !hasEnded else { return }
    kill(-identifier, SIGTERM)
    _ = Deadline.wait(1) { hasEnded }
  }

  private static func add(
    _ channel: Channel,
    at target: Int32,
    to actions: inout posix_spawn_file_actions_t
  ) {
    let readsAndCreates = O_RDWR | O_CREAT
    switch channel {
    case .nothing:
      posix_spawn_file_actions_addopen(&actions, target, "/dev/null", O_RDWR, 0)
    case .descriptor(let descriptor):
      posix_spawn_file_actions_adddup2(&actions, descriptor, target)
    case .path(let path):
      posix_spawn_file_actions_addopen(&actions, target, path, readsAndCreates, 0o600)
    }
  }
}
