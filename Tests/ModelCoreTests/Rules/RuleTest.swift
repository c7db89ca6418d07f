/// A test or suite whose name begins with ids of rules.
struct RuleTest {
  /// In the order of the name.
  let rules: [String]
  /// The name without the ids.
  let name: String

  /// Nil for a name that does not begin with ids and a colon. `APP-1, 2: …` is short for `APP-1, APP-2: …`.
  init?(displayName: String) {
    guard let colon = displayName.firstIndex(of: ":") else { return nil }
    var prefix: Substring = ""
    var rules: [String] = []
    for part in displayName[..<colon].split(separator: ",") {
      let pieces = part.drop { $0 == " " }.split(separator: "-", omittingEmptySubsequences: false)
      guard let number = pieces.last, !number.isEmpty, number.allSatisfy(\.isNumber), pieces.count <= 2 else { return nil }
      if pieces.count == 2 { prefix = pieces[0] }
      guard !prefix.isEmpty, prefix.allSatisfy(\.isUppercase) else { return nil }
      rules.append("\(prefix)-\(number)")
    }
    self.rules = rules
    name = String(displayName[colon...].dropFirst().drop { $0 == " " })
  }

  /// The tests of one source, in order.
  static func all(in source: String) -> [RuleTest] {
    source.matches(of: /@(?:Test|Suite)\(\s*"((?:[^"\\]|\\.)*)"/).compactMap { match in
      RuleTest(displayName: String(match.output.1).replacing("\\\"", with: "\""))
    }
  }
}
