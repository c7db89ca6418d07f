import PelmetDiagnostics
import PelmetTestSupport
import Testing

@testable import PelmetCompiler

@Suite struct ThemeRulesTests {
  @Test func checksEveryRuleThatLooksAtOneTheme() {
    let rules = Rule.allCases.filter { $0.stage == .checking && ![.unusedToken, .unusedWaiver].contains($0) }
    expectEqual(ThemeRules.all.map { $0.rule }, rules.sorted())
  }
}
