/// The documentation's table of rules, generated from the fixture and the tests' names.
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
      return "| \(rule.id) | \(cell(rule.title)) | \(rule.confidence) | \(rule.policy ?? "") | \(last) |"
    }
    return """
      # The rules

      What the model does, rule by rule, and the tests that hold it to it.

      ## Overview

      Documentation comments, faults and tests cite these ids. The letters say how sure a rule is: D documented by Apple, M measured on iOS,
      T asserted by the tests of another implementation, O observed in several logs (O1 in one), I inferred, C contested. Where a policy is
      named, ``Policies`` can change what the model does. \(rules.count - untested.count) of \(rules.count) rules have tests.

      This page is generated: `RECORD=1 swift test --filter RuleTable`.

      | rule | about | sure | policy | tests |
      |---|---|---|---|---|
      \(rows.joined(separator: "\n"))

      """
  }

  private func cell(_ text: String) -> String {
    text.replacing("|", with: "\\|").replacing("<", with: "\\<")
  }
}
