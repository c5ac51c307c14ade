import LibC
import NavModel
import NavTUI

/// `navtui play FILE…`: runs flow files against the model, a line a file.
struct PlayCommand {
  let options: PlayOptions

  func run() -> ExitStatus {
    var worst = ExitStatus.ok
    for path in options.files {
      let status = play(path)
      // What could not be read or understood outweighs a check that failed.
      if status.rawValue > worst.rawValue { worst = status }
    }
    return worst
  }

  private func play(_ path: String) -> ExitStatus {
    let text: String
    do {
      text = String(decoding: try FileError.contents(ofFile: path), as: UTF8.self)
    } catch {
      StandardError.write(error.line)
      return error.status
    }
    do {
      var player = try FlowPlayer(text)
      switch options.isShown ? try show(&player) : player.play() {
      case .held(let checks):
        print("ok \(path.visible) (\(checks) checks)")
        return .ok
      case .failed(let line, let expected, let got):
        print("FAIL \(path.visible):\(line): expected \(expected.visible), got \(got.visible)")
        return .failure
      }
    } catch let error as FlowError {
      StandardError.write(
        "\(Program.name): \(path.visible):\(error.line): \(error.description.visible)\n"
      )
      return .data
    } catch let error as any Failure {
      StandardError.write(error.line)
      return error.status
    } catch {
      return .failure
    }
  }

  /// Plays a flow in the terminal, at true speed.
  private func show(_ player: inout FlowPlayer) throws -> FlowOutcome {
    do {
      return try FlowTheatre().show(&player)
    } catch {
      throw NoTerminal(reason: error)
    }
  }
}
