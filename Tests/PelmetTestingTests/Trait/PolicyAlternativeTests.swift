import ModelCore
import PelmetTestSupport
import Testing

@testable import PelmetTesting

@Suite struct PolicyAlternativeTests {
  @Test("every policy has its alternatives") func everyPolicyIsThere() {
    let ids = Set(PolicyAlternative.all.dropFirst().map { $0.name.prefix { $0 != " " } })
    expectEqual(ids.count, Mirror(reflecting: Policies()).children.count)
    #expect(ids.allSatisfy { $0.hasPrefix("P-") })
    expectEqual(Set(PolicyAlternative.all.map(\.policies)).count, PolicyAlternative.all.count)
    expectEqual(PolicyAlternative.all.first?.policies, Policies())
  }
}
