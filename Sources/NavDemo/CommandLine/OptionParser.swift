@preconcurrency import CGetopt
@preconcurrency import LibC
import Synchronization

/// Reads a command line by a table of options, with `getopt_long`: options may be abbreviated and stand
/// anywhere, `--` ends them, and values follow after `=` or as the next argument.
struct OptionParser<Settings> {
  /// The table.
  let options: [Option<Settings>]

  /// Puts what the options say into `settings`; what is left are the operands.
  func parse(
    _ arguments: some Sequence<String>,
    into settings: inout Settings
  ) throws(UsageError) -> [String] {
    let vector = CStrings([Program.name] + arguments)
    let names = CStrings(options.map(\.name))
    defer {
      vector.free()
      names.free()
    }
    let found = try getoptState.withLock { _ throws(UsageError) in
      try scan(vector, names)
    }
    for (index, text) in found.options {
      let option = options[index]
      if let words = option.argument.words, !words.contains(text) {
        throw .unknownValue(text, option: option.flag, expected: words)
      }
      if case .number(_, let range) = option.argument, !(Int(text).map(range.contains) ?? false) {
        throw .unknownValue(text, option: option.flag, expected: [option.expectedValue])
      }
      option.apply(&settings, text)
    }
    return found.operands
  }

  private struct Findings {
    var options: [(index: Int, text: String)] = []
    var operands: [String] = []
  }

  private func scan(_ vector: CStrings, _ names: CStrings) throws(UsageError) -> Findings {
    let table = longOptions(names)
    var findings = Findings()
    opterr = 0  // the wording is ours
    optind = 0  // glibc: begin anew
    while true {
      optopt = 0
      let code = getopt_long(vector.count, vector.pointers, operandsInOrder, table, nil)
      let text = optarg.map { String(cString: $0) } ?? ""
      switch code {
      case -1:
        findings.operands += vector.texts(from: Int(optind))
        return findings
      case operandCode:
        findings.operands.append(text)
      case missingValueCode:
        let option = options[index(of: optopt)]
        throw .missingValue(option: option.flag, expected: option.expectedValue)
      case unknownCode:
        throw refusal(of: vector.text(at: Int(optind) - 1), code: optopt)
      default:
        findings.options.append((index(of: code), text))
      }
    }
  }

  /// What is wrong with an argument that getopt refused, giving `code` as the reason.
  private func refusal(of argument: String, code: Int32) -> UsageError {
    if code >= firstCode {
      let text = argument.split(separator: "=", maxSplits: 1).dropFirst().first ?? ""
      return .unexpectedValue(String(text), option: options[index(of: code)].flag)
    }
    guard code == 0 else {
      let letter = Unicode.Scalar(UInt8(truncatingIfNeeded: code))
      return .unknownOption("-\(Character(letter))", expected: options.map(\.flag))
    }
    let flag = String(argument.prefix { $0 != "=" })
    let candidates = options.map(\.flag).filter { $0.hasPrefix(flag) }
    return candidates.count > 1
      ? .ambiguousOption(flag, expected: candidates)
      : .unknownOption(flag, expected: options.map(\.flag))
  }

  /// The table in the form of getopt.h, closed by an empty row.
  private func longOptions(_ names: CStrings) -> [option] {
    options.indices.map { index in
      option(
        name: names.pointers[index],
        has_arg: options[index].argument == .none ? no_argument : required_argument,
        flag: nil,
        val: firstCode + Int32(index)
      )
    } + [option()]
  }

  private func index(of code: Int32) -> Int {
    min(max(Int(code - firstCode), 0), options.count - 1)
  }
}

/// Guards getopt's state, of which the process has only one.
private let getoptState = Mutex(())

/// `-`: operands come in their order, whatever POSIXLY_CORRECT says; `:`: a missing value has a code.
private let operandsInOrder = "-:"
private let operandCode: Int32 = 1
private let missingValueCode = Int32(UInt8(ascii: ":"))
private let unknownCode = Int32(UInt8(ascii: "?"))
/// The code of the table's first row: beyond all letters.
private let firstCode: Int32 = 256

/// Strings as C's `argv` has them, to be freed by their owner.
private struct CStrings {
  let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  let count: Int32

  init(_ texts: [String]) {
    count = Int32(texts.count)
    pointers = .allocate(capacity: texts.count + 1)
    for (index, text) in texts.enumerated() {
      (pointers + index).initialize(to: strdup(text))
    }
    (pointers + texts.count).initialize(to: nil)
  }

  func text(at index: Int) -> String {
    guard 0..<Int(count) ~= index, let pointer = pointers[index] else { return "" }
    return String(cString: pointer)
  }

  func texts(from index: Int) -> [String] {
    (index..<max(Int(count), index)).map(text)
  }

  func free() {
    for index in 0..<Int(count) { LibC.free(pointers[index]) }
    pointers.deallocate()
  }
}
