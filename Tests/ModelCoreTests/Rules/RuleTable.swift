/// The documentation's table of rules, generated from the reference and the tests' names.
struct RuleTable {
  let rules: [Rule]
  let tests: [RuleTest]
  /// Why a rule has no test.
  let reasons: [String: String]

  /// The rules that no test names, in order.
  var untested: [Rule] {
    let named = Set(tests.flatMap(\.rules))
    return rules.filter { !named.contains($0.id) }
  }

  var markdown: String {
    let rows = rules.map { rule in
      let names = tests.filter { $0.rules.contains(rule.id) }.map { cell($0.name) }
      let last = names.isEmpty ? "*\(cell(reasons[rule.id] ?? "no test"))*" : names.joined(separator: "; ")
      return "| [\(rule.id)](\(rule.link)) | \(cell(rule.title)) | \(rule.confidence) | \(rule.policy ?? "") | \(last) |"
    }
    return """
      # Rules and tests

      Every rule about UIKit that the model follows, and the tests that hold the model to it.

      ## Overview

      Doc comments, faults and tests cite these ids; each links to the rule in <doc:UIKitReference>, which explains the letters of confidence. Where a
      policy is named, ``Policies`` changes what the model does. \(rules.count - untested.count) of \(rules.count) rules have tests.

      This page is generated: `RECORD=1 swift test --filter RuleTable`.

      | rule | about | confidence | policy | tests |
      |---|---|---|---|---|
      \(rows.joined(separator: "\n"))

      """
  }

  private func cell(_ text: String) -> String {
    text.replacing("|", with: "\\|").replacing("<", with: "\\<")
  }
}
