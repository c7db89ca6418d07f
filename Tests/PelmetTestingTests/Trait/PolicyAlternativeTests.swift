import ModelCore
import Testing

@testable import PelmetTesting

@Suite struct PolicyAlternativeTests {
  @Test("every policy has its alternatives") func everyPolicyIsThere() {
    let count = Mirror(reflecting: Policies()).children.count
    #expect(Set(PolicyAlternative.all.dropFirst().map { $0.name.prefix { $0 != " " } }).count == count)
    #expect(Set(PolicyAlternative.all.map(\.policies)).count == PolicyAlternative.all.count)
    #expect(PolicyAlternative.all.first?.policies == Policies())
  }
}
