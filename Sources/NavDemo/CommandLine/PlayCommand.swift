import NavModel
import NavTUI

/// `navtui play FILE…`: runs flow files against the model, a line a file.
struct PlayCommand {
  let options: PlayOptions

  func run() throws -> ExitStatus {
    let theatre = FlowTheatre(stages: try stages())
    var worst = ExitStatus.ok
    for path in options.files {
      let status = play(path, in: theatre)
      // What could not be read or understood outweighs a check that failed.
      if status.rawValue > worst.rawValue { worst = status }
    }
    theatre.close()
    return worst
  }

  /// What flows are shown on; files are opened before the terminal is.
  private func stages() throws -> [any FlowStage] {
    var stages: [any FlowStage] = []
    if let path = options.recording {
      stages.append(CastStage(try FileError.output(toFile: path)))
    }
    if let path = options.image {
      stages.append(ImageStage(try FileError.output(toFile: path)))
    }
    guard options.isShown else { return stages }
    do throws(TerminalError) {
      return stages + [try TerminalStage()]
    } catch {
      throw NoTerminal(reason: error)
    }
  }

  private func play(_ path: String, in theatre: FlowTheatre) -> ExitStatus {
    let text: String
    do {
      text = String(decoding: try FileError.contents(ofFile: path), as: UTF8.self)
    } catch {
      StandardError.write(error.line)
      return error.status
    }
    do throws(FlowError) {
      var player = try FlowPlayer(text)
      let caption = text.firstComment ?? path.fileName
      switch theatre.isEmpty ? player.play() : theatre.show(&player, caption: caption) {
      case .held(let checks):
        print("ok \(path.visible) (\(checks) checks)")
        return .ok
      case .failed(let line, let expected, let got):
        print("FAIL \(path.visible):\(line): expected \(expected.visible), got \(got.visible)")
        return .failure
      }
    } catch {
      let place = "\(path.visible):\(error.line)"
      StandardError.write("\(Program.name): \(place): \(error.description.visible)\n")
      return .data
    }
  }
}

extension String {
  /// The last part of a path.
  var fileName: String {
    split(separator: "/").last.map(String.init) ?? self
  }

  /// What a flow file begins by saying, if it does: its first comment, without the mark.
  fileprivate var firstComment: String? {
    guard let line = split(whereSeparator: \.isNewline).first, line.hasPrefix("#") else {
      return nil
    }
    let words = line.drop { $0 == "#" || $0 == " " }
    return words.isEmpty ? nil : String(words)
  }
}
