import LibC
import NavTUI
import Testing

@Suite("Frame writer")
struct FrameWriterTests {
  /// Descriptors that block, as a shared terminal's do, or not.
  static let kinds = [true, false]

  @Test("A frame that is taken at once is reported with its bytes and cells", arguments: kinds)
  func atOnce(isNonBlocking: Bool) throws {
    let pipe = try Pipe(isNonBlocking: isNonBlocking)
    var writer = FrameWriter(descriptor: pipe.writer, isNonBlocking: isNonBlocking)
    #expect(writer.isReady)
    writer.submit(Array("frame".utf8), cells: 3, at: 1)
    #expect(!writer.isReady)
    #expect(writer.flush(at: 1) == .finished(FrameReport(bytes: 5, cells: 3, waited: 0)))
    #expect(writer.isReady)
    #expect(writer.flush(at: 2) == .idle)
    #expect(pipe.read() == Array("frame".utf8))
    #expect(writer.frames == 1)
    #expect(writer.bytes == 5)
  }

  @Test("An empty frame is none")
  func empty() throws {
    let pipe = try Pipe(isNonBlocking: true)
    var writer = FrameWriter(descriptor: pipe.writer, isNonBlocking: true)
    writer.synchronizesOutput = true
    writer.submit([], cells: 0, at: 0)
    #expect(writer.isReady)
    #expect(writer.flush(at: 0) == .idle)
    #expect(writer.frames == 0)
  }

  @Test("A frame larger than the pipe arrives whole, in pieces, without blocking", arguments: kinds)
  func partial(isNonBlocking: Bool) throws {
    let pipe = try Pipe(isNonBlocking: isNonBlocking)
    var writer = FrameWriter(descriptor: pipe.writer, isNonBlocking: isNonBlocking)
    let frame = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    writer.submit(frame, cells: 9, at: 1)
    #expect(writer.flush(at: 1) == .waiting)
    #expect(!writer.isReady)
    #expect(writer.bytes > 0)

    var received: [UInt8] = []
    var outcome = FrameWriter.Outcome.waiting
    while outcome == .waiting {
      received += pipe.read()
      outcome = writer.flush(at: 1.5)
    }
    received += pipe.read()
    #expect(received == frame)
    #expect(outcome == .finished(FrameReport(bytes: 300_000, cells: 9, waited: 0.5)))
  }

  @Test("Frames are bracketed only when that is switched on, and control bytes never")
  func brackets() throws {
    let pipe = try Pipe(isNonBlocking: true)
    var writer = FrameWriter(descriptor: pipe.writer, isNonBlocking: true)
    writer.submitControl(Array("modes".utf8))
    #expect(!writer.isReady)
    #expect(writer.flush(at: 0) == .idle)
    writer.synchronizesOutput = true
    writer.submit(Array("frame".utf8), cells: 1, at: 0)
    #expect(writer.flush(at: 0) == .finished(FrameReport(bytes: 21, cells: 1, waited: 0)))
    let text = String(decoding: pipe.read(), as: UTF8.self)
    #expect(text == "modes\u{1B}[?2026hframe\u{1B}[?2026l")
  }

  @Test("A terminal that has gone is reported, and nothing is kept for it", arguments: kinds)
  func gone(isNonBlocking: Bool) throws {
    let terminal = try PseudoTerminal()
    terminal.hangUp()
    var writer = FrameWriter(descriptor: terminal.program, isNonBlocking: isNonBlocking)
    writer.submit(Array("frame".utf8), cells: 1, at: 0)
    #expect(writer.flush(at: 0) == .failed(EIO))
    #expect(writer.isReady)
  }
}

/// A pipe whose reading end never blocks.
private final class Pipe {
  let reader: Int32
  let writer: Int32

  struct Failure: Error {}

  init(isNonBlocking: Bool) throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw Failure() }
    (reader, writer) = (ends[0], ends[1])
    _ = fcntl(reader, F_SETFL, O_NONBLOCK)
    if isNonBlocking { _ = fcntl(writer, F_SETFL, O_NONBLOCK) }
  }

  deinit {
    close(reader)
    close(writer)
  }

  func read() -> [UInt8] { readAll(reader) }
}
