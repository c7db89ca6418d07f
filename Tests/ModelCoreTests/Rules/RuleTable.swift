@testable import Conformance

/// The table of rules, generated from the reference, the tests' names and the fixtures.
struct RuleTable {
  let rules: [Rule]
  let tests: [RuleTest]
  /// Why a rule has no test.
  let reasons: [String: String]
  /// Where UIKit was seen to follow a rule.
  let evidence: Evidence
  /// The rules that a recording would show, and those that show only where a person acts.
  let recordable, needsFinger: Set<String>

  /// The rules that nobody has seen on a device, as far as the repository knows, in order.
  var unproven: [Rule] { rules.filter { !evidence.isProven($0.id, recorded: false) } }

  /// The rules that no test names, in order.
  var untested: [Rule] {
    let named = Set(tests.flatMap(\.rules))
    return rules.filter { !named.contains($0.id) }
  }

  var markdown: String {
    let rows = rules.map { rule in
      let names = tests.filter { $0.rules.contains(rule.id) }.map { cell($0.name) }
      let last = names.isEmpty ? "*\(cell(reasons[rule.id] ?? "no test"))*" : names.joined(separator: "; ")
      return
        "| [\(rule.id)](\(rule.link)) | \(cell(rule.title)) | \(rule.confidence) | \(rule.policy ?? "") | \(proof(of: rule)) | \(last) |"
    }
    return """
      # Rules and tests

      Every rule about UIKit that the model follows, and the tests that hold the model to it.

      Doc comments, faults and tests cite these ids; each links to the rule in the
      [reference](\(RuleFiles.referenceFromTable)/UIKitReference.md), which explains the letters of confidence. Where a policy is named, `Policies`
      changes what the model does. \(rules.count - untested.count) of \(rules.count) rules have tests.

      \(overview)

      This page is generated: `RECORD=1 swift test --filter RuleTable`.

      | rule | about | confidence | policy | on UIKit | tests |
      |---|---|---|---|---|---|
      \(rows.joined(separator: "\n"))

      """
  }

  private var overview: String {
    let recorded = rules.filter { evidence.isProven($0.id, recorded: true) }.count
    let waiting = unproven.filter { recordable.contains($0.id) }.count
    let fingers = unproven.filter { needsFinger.contains($0.id) }.count
    return """
      The column "on UIKit" says where UIKit itself was seen to follow the rule ([how the model is proved](../../Sources/ModelCore/ModelCore.docc/Conformance.md)): \(recorded) rules in recordings of this
      repository, \(rules.count - unproven.count - recorded) more in recordings that others published. \(unproven.count) are unproven on a device:
      \(waiting) of them the next recording shows, \(fingers) need a finger, and for the others nobody has written a scenario.
      """
  }

  private func proof(of rule: Rule) -> String {
    let seen = (evidence.byRule[rule.id] ?? []).map(cell)
    guard !evidence.isProven(rule.id, recorded: false) else { return seen.joined(separator: "; ") }
    let why = recordable.contains(rule.id) ? ", ready to record" : needsFinger.contains(rule.id) ? ", needs a finger" : ""
    return (seen + ["unproven on a device\(why)"]).joined(separator: "; ")
  }

  private func cell(_ text: String) -> String {
    text.replacing("|", with: "\\|").replacing("<", with: "\\<")
  }
}
