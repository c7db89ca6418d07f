import PelmetDiagnostics
import PelmetTestSupport
import Testing

@testable import PelmetTesting

@MainActor
@Suite struct AuditRulesTests {
  @Test("audits have every rule over live screens, and four that look at themes too") func hasEveryRule() {
    let alsoOfThemes: [Rule] = [.lowContrast, .statusBarContrast, .unscopedOverride, .unselectedTabContrast]
    let rules = Rule.allCases.filter { $0.stage == .liveScreens } + alsoOfThemes
    expectEqual(Audit.rules.map { $0.rule }.sorted(), rules.sorted())
  }
}
