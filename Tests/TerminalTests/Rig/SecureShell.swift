import Foundation

/// An SSH server on this machine that lets one key in, for one command.
final class SecureShell {
  private let folder: TemporaryFolder
  private let server: ChildProcess
  private let port: Int

  /// Starts a server that runs the command whatever its clients ask for.
  init(forcing command: String) throws {
    folder = try TemporaryFolder()
    let folder = folder
    for key in ["host", "client"] {
      let made = try Tool.run([
        "ssh-keygen", "-q", "-t", "ed25519", "-N", "", "-f", folder.path(key),
      ])
      guard made.ending == .exited(0) else { throw RigError("no key: \(made.errors)") }
    }
    let escaped = command.replacing("\"", with: "\\\"")
    try folder.write(
      "restrict,pty,command=\"\(escaped)\" \(folder.contents("client.pub"))",
      to: "keys"
    )
    // A server that root starts wants this place for its own.
    if geteuid() == 0 { mkdir("/run/sshd", 0o755) }
    port = try Self.freePort()
    let settings = try folder.write(
      """
      Port \(port)
      ListenAddress 127.0.0.1
      HostKey \(folder.path("host"))
      AuthorizedKeysFile \(folder.path("keys"))
      PidFile none
      StrictModes no
      UsePAM no
      PasswordAuthentication no
      KbdInteractiveAuthentication no
      PermitRootLogin yes
      """,
      to: "sshd_config"
    )
    let server = try ChildProcess(
      ["/usr/sbin/sshd", "-D", "-e", "-f", settings],
      environment: Navtui.environment,
      errors: .path(folder.path("log"))
    )
    guard
      Deadline.wait(
        Deadline.start,
        until: { folder.contents("log").contains("listening") || server.hasEnded }
      ), !server.hasEnded
    else { throw RigError("sshd does not start: \(folder.contents("log"))") }
    self.server = server
  }

  deinit {
    server.terminate()
  }

  /// What the server says of its clients, for failures.
  var log: String { folder.contents("log") }

  /// The command of a client, which may ask for a command of its own.
  func client(_ options: [String] = ["-tt"], asking command: String...) -> [String] {
    ["ssh", "-F", "none", "-i", folder.path("client"), "-p", "\(port)", "-q"] + options
      + ["-o", "StrictHostKeyChecking=no", "-o", "UserKnownHostsFile=/dev/null"]
      + ["-o", "IdentitiesOnly=yes", "\(NSUserName())@127.0.0.1"] + command
  }

  /// A port that was free a moment ago.
  private static func freePort() throws -> Int {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    defer { close(listener) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && getsockname(listener, $0, &length) == 0
      }
    }
    guard isBound else { throw RigError("there is no free port") }
    return Int(UInt16(bigEndian: address.sin_port))
  }
}
