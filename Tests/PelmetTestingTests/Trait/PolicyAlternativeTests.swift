import ModelCore
import Testing

@testable import PelmetTesting

@Suite struct PolicyAlternativeTests {
  @Test("P-1, P-2, P-3, P-4, P-5, P-6, P-7, P-8, P-9, P-10: every policy has its alternatives") func everyPolicyIsThere() {
    let count = Mirror(reflecting: Policies()).children.count
    for number in 1...count {
      #expect(PolicyAlternative.all.contains { $0.name.hasPrefix("P-\(number) ") }, "P-\(number)")
    }
    #expect(Set(PolicyAlternative.all.map(\.policies)).count == PolicyAlternative.all.count)
    #expect(PolicyAlternative.all.first?.policies == Policies())
  }
}
