import ModelCore
import Testing

@testable import PelmetTesting

@Suite struct PolicyAlternativeTests {
  @Test("every policy has its alternatives") func everyPolicyIsThere() {
    for policy in Mirror(reflecting: Policies()).children.compactMap(\.label) {
      #expect(PolicyAlternative.all.contains { $0.name.contains(" \(policy) = ") }, "\(policy)")
    }
    #expect(Set(PolicyAlternative.all.map(\.policies)).count == PolicyAlternative.all.count)
    #expect(PolicyAlternative.all.first?.policies == Policies())
  }
}
