import Glibc

// What the model, frames and documents cost: `NavBench [model] [frames] [documents] [--json FILE]`.

let benches: [(name: String, run: () -> [Finding])] = [
  ("model", ModelBench.run),
  ("frames", FrameBench.cells), ("frames", FrameBench.stack),
  ("frames", FrameBench.list), ("frames", FrameBench.document),
  ("documents", DocumentBench.run),
]
var file: String?
var chosen: Set<String> = []
var words = CommandLine.arguments.dropFirst()
while let word = words.popFirst() {
  if word == "--json", let name = words.popFirst() {
    file = name
  } else if benches.contains(where: { $0.name == word }) {
    chosen.insert(word)
  } else {
    print("usage: NavBench [model] [frames] [documents] [--json FILE]")
    exit(64)
  }
}

// A bench at a time: what it found stands before the next begins.
var findings: [Finding] = []
for bench in benches where chosen.isEmpty || chosen.contains(bench.name) {
  let found = bench.run()
  print(Table(found).text, terminator: "")
  fflush(nil)
  findings += found
}
if let file, !Table(findings).writeJSON(to: file) {
  print("cannot write \(file)")
  exit(73)
}
exit(findings.allSatisfy(\.isMet) ? 0 : 1)
