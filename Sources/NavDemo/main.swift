import NavModel

do {
  let systems = NavigationSystem.all.map(\.name)
  switch try Invocation(CommandLine.arguments.dropFirst(), systems: systems) {
  case .print(let text): print(text, terminator: "")
  case .play(let options): try PlayCommand(options: options).run().exit()
  case .show(let options): try ShowCommand(options: options).run().exit()
  }
} catch let failure as any Failure {
  failure.exit()
}
