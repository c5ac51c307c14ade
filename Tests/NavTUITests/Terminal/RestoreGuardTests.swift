import LibC
import Testing

@testable import NavTUI

extension OneTerminal {
  @Suite("Restoring the terminal when a signal ends the program", .serialized)
  final class RestoreGuardTests {
    private let window: PseudoTerminal
    private let errors: PseudoTerminal
    private let device: TerminalDevice
    private let guarding: RestoreGuard
    private let flags: [tcflag_t]
    private let found: [(number: Int32, action: sigaction)]

    init() throws {
      // The toolchain's own handlers would add a backtrace.
      found = [SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE].map { number in
        var action = sigaction()
        sigaction(number, nil, &action)
        signal(number, SIG_DFL)
        return (number, action)
      }
      window = try PseudoTerminal()
      errors = try PseudoTerminal()
      flags = window.flags
      device = try TerminalDevice(adopting: dup(window.program), isNonBlocking: true)
      guarding = try RestoreGuard()
      guarding.lastWords = "navtui 1.0"
      guarding.arm(device, reset: TerminalModes.reset)
      device.makeRaw()
    }

    deinit {
      guarding.disarm()
      for (number, action) in found {
        var action = action
        sigaction(number, &action, nil)
      }
    }

    /// Lets a child of this process do something; the status that it ends or stops with.
    private func child(_ body: () -> Void) throws -> Child {
      let child = try Child {
        dup2(errors.program, STDERR_FILENO)
        guarding.holdStandardError()
        _ = write(STDERR_FILENO, "boom\n", 5)
        body()
      }
      child.wait()
      return child
    }

    private func expectRestored(by name: String) {
      let restoring = TerminalModes.reset + TerminalModes.fence
      #expect(window.read() == String(decoding: restoring, as: UTF8.self))
      #expect(window.flags == flags)
      #expect(errors.read() == "boom\r\nnavtui 1.0: ended by \(name)\r\n")
    }

    @Test(
      "A fault restores at once, replays standard error, and ends the program by its signal",
      arguments: [
        (SIGILL, "SIGILL"), (SIGTRAP, "SIGTRAP"), (SIGABRT, "SIGABRT"), (SIGSEGV, "SIGSEGV"),
        (SIGBUS, "SIGBUS"), (SIGFPE, "SIGFPE"),
      ]
    )
    func faults(number: Int32, name: String) throws {
      #expect(window.flags != flags)
      let child = try child { raise(number) }
      #expect(child.endedBy == number)
      expectRestored(by: name)
    }

    @Test(
      "A request to end that the loop does not follow restores after a second",
      arguments: [(SIGTERM, "SIGTERM"), (SIGHUP, "SIGHUP")]
    )
    func ignoredRequests(number: Int32, name: String) throws {
      let clock = SystemClock()
      let child = try child {
        raise(number)
        while true { pause() }
      }
      #expect((0.9...2).contains(clock.now))
      #expect(child.endedBy == number)
      expectRestored(by: name)
      // The child shares the pipe: its loop was told.
      #expect(guarding.signals() == [.end(number)])
    }

    @Test("A request to end that the loop follows restores nothing by itself")
    func requests() throws {
      let child = try child {
        raise(SIGINT)
        _exit(3)
      }
      #expect(child.exitStatus == 3)
      #expect(guarding.signals() == [.end(SIGINT)])
      #expect(window.read() == "")
    }

    @Test("Signals are told, each once")
    func order() {
      var signals: [TerminalSignal] = []
      for number in [SIGWINCH, SIGCONT, SIGTSTP] {
        kill(getpid(), number)
        PollDescriptors(wake: guarding.wakeDescriptor).wait(atMost: 5)
        signals += guarding.signals()
      }
      #expect(signals == [.resized, .resume, .suspend])
    }

    @Test("Stopping really stops, and going on returns with the signals caught again")
    func stopping() throws {
      let child = try Child {
        setpgid(0, 0)
        guarding.stop()
        raise(SIGTSTP)
        _exit(4)
      }
      child.wait()
      #expect(child.stoppedBy == SIGTSTP)
      kill(child.id, SIGCONT)
      child.wait()
      #expect(child.exitStatus == 4)
      #expect(guarding.signals() == [.suspend])
    }

    @Test("What was restored in the orderly way is not restored again")
    func disarmed() throws {
      guarding.disarm()
      let child = try child { raise(SIGSEGV) }
      #expect(child.endedBy == SIGSEGV)
      #expect(window.read() == "")
    }
  }
}

/// A forked copy of this process, for what would end it.
///
/// Between fork and its end a child of a program with threads may only do what signal handlers may:
/// the bodies make system calls and nothing else.
private final class Child {
  let id: pid_t
  private var status: Int32 = 0

  struct Failure: Error {}

  init(_ body: () -> Void) throws {
    guard let symbol = dlsym(nil, "fork") else { throw Failure() }
    let fork = unsafeBitCast(symbol, to: (@convention(c) () -> pid_t).self)
    id = fork()
    if id == 0 {
      // The threads that tests run on block signals.
      var all = sigset_t()
      sigfillset(&all)
      sigprocmask(SIG_UNBLOCK, &all, nil)
      body()
      _exit(99)
    }
    guard id > 0 else { throw Failure() }
  }

  /// Waits until it ends or stops.
  func wait() {
    waitpid(id, &status, WUNTRACED)
  }

  var exitStatus: Int32? { status & 0x7F == 0 ? status >> 8 & 0xFF : nil }
  var endedBy: Int32? { status & 0x7F != 0 && status & 0xFF != 0x7F ? status & 0x7F : nil }
  var stoppedBy: Int32? { status & 0xFF == 0x7F ? status >> 8 & 0xFF : nil }
}
