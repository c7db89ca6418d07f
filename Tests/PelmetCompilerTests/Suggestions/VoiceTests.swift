import PelmetDiagnostics
import Testing

@testable import PelmetCompiler

/// The form of all findings before the rules of themes.
@Suite struct VoiceTests {
  static let fixtures = ["decoding", "linking", "reading", "tokens"].flatMap { stage in
    Fixtures.files(below: "diagnostics/\(stage)", ending: ".txt").map { "diagnostics/\(stage)/\($0)" }
  }

  @Test(arguments: fixtures) func everyFindingHasTheSharedForm(fixture: String) throws {
    let findings = AnnotatedCase.cases(in: try Fixtures.text(fixture)).flatMap(\.findings)
    for finding in findings where finding.rule.stage != .checking {
      let summary = finding.summary
      #expect(summary.count <= 160, "\(summary)")
      #expect(summary.last != ".", "\(summary)")
      let first = summary.first { $0 != "'" && $0 != "\"" }
      #expect(first?.isUppercase != true || summary.hasPrefix("'") || Self.names.contains { summary.hasPrefix($0) }, "\(summary)")
      for word in ["did you mean", "; write ", "; add ", "; remove ", "; move "] {
        #expect(!summary.contains(word), "\(summary)")
      }
      for fix in [finding.fix ?? finding.rule.fix] + finding.fixIts.map(\.message) {
        #expect(Self.verbs.contains { fix.hasPrefix($0 + " ") }, "\(finding.rule): \(fix)")
        #expect(fix.last != ".", "\(fix)")
      }
    }
  }

  private static let verbs = ["write", "remove", "add", "rename", "move", "use", "replace", "save", "report"]
  /// Words that are written with a capital everywhere.
  private static let names = ["Display P3", "U+", "NUL", "JSON"]
}
