import PelmetDiagnostics
import Testing

@testable import PelmetTesting

@MainActor
@Suite struct AuditRulesTests {
  @Test("audits have every rule over live screens, and two that look at themes too") func hasEveryRule() {
    let rules = Rule.allCases.filter { $0.stage == .liveScreens } + [.statusBarContrast, .unscopedOverride]
    #expect(Audit.rules.map { $0.rule }.sorted() == rules.sorted())
  }
}
