import Foundation
import PelmetTestSupport
import Testing

@testable import Conformance

/// `RECORD=1` writes what is stale, and fails, so that recording cannot pass by accident.
@Suite(.serialized) struct RuleTableTests {
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD"] != nil

  @MainActor private static func table() throws -> RuleTable {
    let evidence = Evidence(try FixtureFolder(), scenarios: Repertoire.known, probes: Repertoire.probes)
    return RuleTable(
      rules: try RuleFiles.rules(), tests: try RuleFiles.tests(), reasons: try RuleFiles.reasons(), evidence: evidence,
      recordable: Repertoire.recordableRules, needsFinger: Repertoire.fingerRules)
  }

  /// So that nobody takes the model for more than it is.
  @MainActor @Test func readmeSaysHowManyRulesAreUnproven() throws {
    let table = try Self.table()
    let readme = try String(contentsOf: RuleFiles.root.appendingPathComponent("README.md"), encoding: .utf8)
    let words = readme.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let sentence = "\(table.unproven.count) of \(table.rules.count) rules are unproven on a device"
    let saysSo = words.contains(sentence)
    #expect(saysSo, "the README should say: \(sentence)")
  }

  @MainActor @Test func everyRuleHasATestOrAReason() throws {
    let table = try Self.table()
    let untested = table.untested.map(\.id)
    for id in untested where table.reasons[id] == nil {
      Issue.record("\(id) has no test; write one, or give a reason in untested.json")
    }
    let stale = Set(table.reasons.keys).subtracting(untested).sorted()
    guard !stale.isEmpty else { return }
    Issue.record("has a test now, or is no rule: \(stale.joined(separator: ", "))")
    guard Self.isRecording else { return }
    let kept = table.reasons.filter { untested.contains($0.key) }
    let lines = table.rules.compactMap { rule in kept[rule.id].map { "  \"\(rule.id)\": \"\($0)\"" } }
    try "{\n\(lines.joined(separator: ",\n"))\n}\n".write(to: RuleFiles.untested, atomically: true, encoding: .utf8)
  }

  @Test func everyRuleSaysHowSureItIs() throws {
    for (name, text) in try RuleFiles.articles() {
      let complete = Set(Rule.all(in: text, article: name).map(\.id))
      for id in Rule.headings(in: text) where !complete.contains(id) {
        Issue.record("\(name): \(id) has no line '*Confidence: … Sources: ….*'")
      }
    }
  }

  @Test func everyPolicyIsExplained() throws {
    let page = try String(contentsOf: RuleFiles.policies, encoding: .utf8)
    expectEqual(Rule.headings(in: page), PolicyTable.rows.map(\.id))
    let policies = Set(Rule.headings(in: page))
    for rule in try RuleFiles.rules() { #expect(rule.policy.map(policies.contains) ?? true, "\(rule.id)") }
  }

  @Test func readsRules() {
    let page = """
      # Title
      ## Rules
      ### NAV-3 Pushing twice
      Text.
      *Confidence: D/O. Policy: P-7. Sources: [H27], [S4].*
      ### NAV-4 Popping
      ### NAV-5 Setting
      *Confidence: O1. Sources: none.*
      """
    let rules = Rule.all(in: page, article: "Page")
    #expect(
      rules == [
        Rule(id: "NAV-3", title: "Pushing twice", confidence: "D/O", policy: "P-7", article: "Page"),
        Rule(id: "NAV-5", title: "Setting", confidence: "O1", policy: nil, article: "Page"),
      ])
    let address = "\(RuleFiles.referenceFromTable)/Page.md"
    expectEqual(rules.map(\.link), ["\(address)#nav-3-pushing-twice", "\(address)#nav-5-setting"])
    expectEqual(Rule.headings(in: page), ["NAV-3", "NAV-4", "NAV-5"])
  }

  @MainActor @Test func probesAndScenariosNameRulesThatExist() throws {
    let rules = try RuleFiles.rules()
    let known = Set(rules.map(\.id) + rules.compactMap(\.policy))
    var named = Set(Repertoire.probes.flatMap(\.rules))
    for ids in Repertoire.known.flatMap(\.rules.values) {
      for id in ids.split(separator: ", ") { named.insert(String(id)) }
    }
    expectEqual(named.subtracting(known), [])
  }

  @Test func testsNameRulesThatExist() throws {
    let rules = try RuleFiles.rules()
    let known = Set(rules.map(\.id) + rules.compactMap(\.policy))
    for test in try RuleFiles.tests() {
      for id in test.rules where !known.contains(id) { Issue.record("\(id) in \"\(test.name)\"") }
    }
  }

  @MainActor @Test func pageIsFresh() throws {
    let table = try Self.table()
    let page = (try? String(contentsOf: RuleFiles.table, encoding: .utf8)) ?? ""
    guard page != table.markdown else { return }
    if Self.isRecording { try table.markdown.write(to: RuleFiles.table, atomically: true, encoding: .utf8) }
    Issue.record(
      Self.isRecording ? "recorded Rules.md" : "Rules.md is stale: RECORD=1 swift test --filter RuleTable")
  }

  @Test(
    arguments: [
      ("VCL-1: lazily", ["VCL-1"], "lazily"), ("NAV-4, NAV-5: both", ["NAV-4", "NAV-5"], "both"),
      ("APP-1, 2, VCL-3: three", ["APP-1", "APP-2", "VCL-3"], "three"), ("P-3: policy: default", ["P-3"], "policy: default"),
    ] as [(String, [String], String)])
  func readsIds(displayName: String, rules: [String], name: String) throws {
    let test = try #require(RuleTest(displayName: displayName))
    expectEqual(test.rules, rules)
    expectEqual(test.name, name)
  }

  @Test(arguments: ["a name", "iOS 13: new", "VCL: all", "UTF-8 text", "1, 2: three", "Utf-8: text"])
  func readsNoIds(displayName: String) {
    #expect(RuleTest(displayName: displayName) == nil)
  }

  @Test func readsSources() {
    let source = #"""
      @Suite("VCL-1: a suite") struct A {
        @Test(
          "VCL-2: a \"test\"", arguments: [1])
        @Test func plain() {}
      """#
    expectEqual(RuleTest.all(in: source).map(\.name), ["a suite", "a \"test\""])
  }
}
