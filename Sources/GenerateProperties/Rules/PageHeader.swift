/// The header of a page: lines `key: value` between two lines `---`.
///
/// Four keys are required. `audit`, for a rule that looks at an app's screens, says what it finds there: a line of the article on audits.
/// `test` names the file of the tests, below `Tests`, that find a rule whose finding no text can show.
struct PageHeader {
  let name: String
  let severity: String
  let stage: RulePage.Stage
  let fix: String
  let audit: String?

  private static let required = ["name", "severity", "stage", "fix"]
  private static let keys = required + ["audit", "test"]
  private static let severities = ["error", "warning", "remark"]

  init(_ lines: inout PageLines) throws(PageMistake) {
    guard lines.next() == "---" else { throw lines.mistake("expected \"---\", which begins the header") }
    var values: [Substring: (text: String, line: Int)] = [:]
    while true {
      guard let line = lines.next() else { throw lines.mistake("expected \"---\", which ends the header") }
      guard line != "---" else { break }
      guard let colon = line.firstIndex(of: ":"), line[colon...].hasPrefix(": "), line[colon...].count > 2, line.last != " "
      else {
        throw lines.mistake("expected \"key: value\"")
      }
      let key = line[..<colon]
      guard Self.keys.contains(String(key)) else {
        throw lines.mistake("'\(key)' is not a key; expected \(Self.keys.joined(separator: ", "))")
      }
      guard values.updateValue((String(line[colon...].dropFirst(2)), lines.number), forKey: key) == nil else {
        throw lines.mistake("'\(key)' is there twice")
      }
    }
    for key in Self.required where values[key[...]] == nil { throw lines.mistake("'\(key)' is missing") }
    func value(
      _ key: Substring, _ expected: String, _ isRight: (String) -> Bool
    ) throws(PageMistake) -> String {
      guard let value = values[key] else { return "" }
      guard isRight(value.text) else { throw lines.mistake("expected \(expected), not '\(value.text)'", at: value.line) }
      return value.text
    }
    let file = lines.path.split(separator: "/").last?.split(separator: ".").first.map(String.init) ?? ""
    name = try value("name", "the name of the file, in letters and digits after a capital") { name in
      name == file && name.first?.isUppercase == true && name.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) }
    }
    severity = try value("severity", Self.severities.joined(separator: ", ")) { Self.severities.contains($0) }
    let stages = RulePage.Stage.allCases.map(\.rawValue)
    stage = RulePage.Stage(rawValue: try value("stage", stages.joined(separator: ", ")) { stages.contains($0) }) ?? .checking
    fix = try value("fix", "at most 80 characters that begin in lower case, without a full stop") { fix in
      fix.count <= 80 && fix.first?.isLowercase == true && !fix.hasSuffix(".")
    }
    audit = values["audit"]?.text
    _ = try value("test", "the path of a Swift file below Tests") { $0.hasSuffix(".swift") }
  }
}
