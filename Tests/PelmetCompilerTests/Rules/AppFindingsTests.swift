import PelmetDiagnostics
import Testing

@testable import PelmetCompiler

/// Findings in the bars of real apps, each of which was reviewed by hand.
@Suite struct AppFindingsTests {
  /// All rules but those of legibility, which ``AppLegibilityTests`` covers. Whether a waiver is used depends on the other rules too.
  static let rules = Set(Rule.allCases.filter { $0.stage == .checking && !legibilityRules.contains($0.name) })
    .subtracting([.unusedToken, .unusedWaiver])

  @Test(arguments: AppsTests.apps)
  func findsWhatAPersonWouldAgreeWith(app: String) throws {
    let modules = Fixtures.names(in: "apps/\(app)").filter { $0.first?.isUppercase == true && !$0.contains(".") }
    var lines: [String] = []
    for module in modules.isEmpty ? [nil] : modules.map({ $0 as String? }) {
      let compilation = Compilation.validate(try ThemeFiles.folder("apps/\(app)", root: "apps/\(app)", main: module).input)
      var locator = SourceLocator(compilation.sources)
      for finding in compilation.diagnostics where Self.rules.contains(finding.rule) {
        let line = "\(finding.rule) \(finding.severity) \(locator.prefix(of: finding.place)) \(finding.pointer ?? "")"
        if !lines.contains(line) { lines.append(line) }
      }
    }
    try Fixtures.expectGolden(lines.map { $0 + "\n" }.joined(), "app-findings/\(app).txt")
  }
}
