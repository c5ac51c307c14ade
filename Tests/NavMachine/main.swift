import Glibc

// The randomised machine: `NavMachine [--steps N] [--seed N] [--self-test]`.

var steps = 1_000_000
var seed: UInt64 = 1
var testsItself = false

var words = CommandLine.arguments.dropFirst()
while let word = words.popFirst() {
  switch (word, words.first) {
  case ("--self-test", _): testsItself = true
  case ("--steps", let number?) where Int(number) != nil:
    steps = Int(number) ?? steps
    words.removeFirst()
  case ("--seed", let number?) where UInt64(number) != nil:
    seed = UInt64(number) ?? seed
    words.removeFirst()
  default:
    print("usage: NavMachine [--steps N] [--seed N] [--self-test]")
    exit(64)
  }
}

if testsItself {
  exit(SelfTest(seed: seed).passes() ? 0 : 1)
}

var told = 0
let portion = max(steps / 10, 1)
let campaign = Campaign(seed: seed, steps: steps)
var total = Tally()
let failed = campaign.firstFailure { done, tally in
  total.add(tally)
  while told < 10, done >= portion * (told + 1) {
    told += 1
    print("\(told * 10) %")
    fflush(nil)
  }
}
guard let failed else {
  print("ok: \(steps) steps from seed \(seed), nothing broken: \(total.words)")
  exit(0)
}
let shrunk = failed.shrunk()
let complaint = shrunk.failure()?.complaint ?? "it fails only at times"
print(FlowText(opening: shrunk.opening, steps: shrunk.steps).text(complaint), terminator: "")
print("FAIL: seed \(seed): \(complaint), in \(shrunk.steps.count) steps")
exit(1)
