import Foundation
import PelmetDiagnostics
import Testing

/// Every rule has a fix, and a fixture in a test. ``ExplanationTests`` holds its page.
@Suite struct RuleTests {
  static let tests = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()

  /// The pages as they are written, by name: with their headers, and with findings in their examples.
  static let pages: [String: String] = {
    let folder = tests.deletingLastPathComponent().appending(path: "Sources/PelmetExplanations/Rules")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return Dictionary(
      uniqueKeysWithValues: names.map { name in
        (String(name.dropLast(3)), (try? String(contentsOf: folder.appending(path: name), encoding: .utf8)) ?? "")
      })
  }()

  /// Rules whose findings no text can show, with the file of the tests that find them: `test` in the header of their pages.
  static let withoutFixture = Rule.allCases.reduce(into: [Rule: String]()) { files, rule in
    files[rule] = pages[rule.name]?.split(separator: "\n").first { $0.hasPrefix("test: ") }.map { String($0.dropFirst(6)) }
  }

  /// The examples of the pages and the fixtures in `Fixtures/diagnostics`, with every finding written at its place; `PageTests` and
  /// `DiagnosticsTests` compare them all.
  static let fixtures: String = {
    let folder = tests.appending(path: "Fixtures/diagnostics")
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    let texts = paths.filter { $0.hasSuffix(".txt") }.map { path in
      (try? String(contentsOf: folder.appending(path: path), encoding: .utf8)) ?? ""
    }
    return (texts + pages.values).joined()
  }()

  @Test func everyRuleHasAPage() {
    #expect(Set(Self.pages.keys) == Set(Rule.allCases.map(\.name)))
    #expect(!Self.withoutFixture.isEmpty)
  }

  @Test(arguments: Rule.allCases.filter { $0.stage != .liveScreens && withoutFixture[$0] == nil })
  func hasAFixture(rule: Rule) {
    let kinds = [": ", " (warning): ", " (remark): "]
    #expect(kinds.contains { Self.fixtures.contains("\n// \(rule)\($0)") })
  }

  @Test(arguments: withoutFixture.map { ($0, $1) })
  func hasATestInsteadOfAFixture(rule: Rule, path: String) throws {
    let text = try String(contentsOf: Self.tests.appending(path: path), encoding: .utf8)
    let name = rule.name.prefix(1).lowercased() + rule.name.dropFirst()
    #expect(text.contains(rule.name) || text.contains(".\(name)"))
  }

  @Test(arguments: Rule.allCases.filter { $0.stage == .liveScreens })
  func hasATestOnLiveScreens(rule: Rule) throws {
    let path = "PelmetTestingTests/Rules/\(rule)Tests.swift"
    let name = rule.name.prefix(1).lowercased() + rule.name.dropFirst()
    #expect(try String(contentsOf: Self.tests.appending(path: path), encoding: .utf8).contains("findings(.\(name)"))
  }

  @Test(arguments: Rule.allCases)
  func hasAFixInOneForm(rule: Rule) {
    #expect(rule.fix.first?.isLowercase == true)
    #expect(!rule.fix.hasSuffix("."))
    #expect(rule.fix.count <= 80)
  }

  /// The definitions of the rules are a document of their own; a copy of its list of names is a fixture.
  @Test func knowsEveryRuleThatIsDefined() throws {
    let text = try String(contentsOf: Self.tests.appending(path: "Fixtures/diagnostic-names.txt"), encoding: .utf8)
    let names = text.split(separator: "\n").map(String.init)
    #expect(names.count > 60)
    #expect(names.filter { Rule(rawValue: $0) == nil } == [])
  }

  @Test func themesMaySetWhatIsNoErrorAndWhatIsChecked() {
    #expect(Rule.settable(Rule.unknownAsset.name) == .unknownAsset)
    #expect(Rule.settable(Rule.unusedToken.name) == .unusedToken)
    #expect(Rule.settable(Rule.moreTab.name) == .moreTab)
    #expect(Rule.settable(Rule.unknownKey.name) == nil)
    #expect(Rule.settable("Unheard") == nil)
    #expect(Rule.settable == Rule.settable.sorted())
  }
}
