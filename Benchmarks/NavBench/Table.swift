import Glibc

/// The findings, for a person and for a program.
struct Table {
  private let findings: [Finding]

  init(_ findings: [Finding]) {
    self.findings = findings
  }

  /// One line a finding.
  var text: String {
    findings.map { finding in
      let name = Self.padded("\(finding.name), \(finding.size)", to: 48)
      let amount = Self.padded(Self.rounded(finding.amount), to: 14)
      return "\(finding.isMet ? "ok  " : "MISS") \(name) \(amount) \(finding.unit)\n"
    }.joined()
  }

  /// Writes the findings as a JSON array; false where the file cannot be written.
  func writeJSON(to path: String) -> Bool {
    guard let file = fopen(path, "w") else { return false }
    defer { fclose(file) }
    let entries = findings.map { finding in
      "  {\"name\": \"\(finding.name)\", \"size\": \(finding.size), "
        + "\"amount\": \(Self.rounded(finding.amount)), \"unit\": \"\(finding.unit)\", "
        + "\"met\": \(finding.isMet)}"
    }
    return fputs("[\n\(entries.joined(separator: ",\n"))\n]\n", file) >= 0
  }

  private static func rounded(_ amount: Double) -> String {
    amount.isFinite ? "\((amount * 10).rounded() / 10)" : "null"
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(width - text.count, 0))
  }
}
