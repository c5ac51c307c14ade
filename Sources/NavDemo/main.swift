import NavModel

do {
  let systems = NavigationSystem.all.map(\.name)
  let configuration = try Configuration.read()
  let arguments = CommandLine.arguments.dropFirst()
  switch try Invocation(arguments, systems: systems, configuration: configuration) {
  case .check(let options): try CheckCommand(options: options).run().exit()
  case .print(let text): print(text, terminator: "")
  case .play(let options): try PlayCommand(options: options).run().exit()
  case .show(let options): try ShowCommand(options: options).run().exit()
  }
} catch let failure as any Failure {
  failure.exit()
}
