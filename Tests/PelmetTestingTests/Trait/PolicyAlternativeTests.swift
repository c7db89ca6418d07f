import ModelCore
import Testing

@testable import PelmetTesting

@Suite struct PolicyAlternativeTests {
  @Test("every policy has its alternatives") func everyPolicyIsThere() {
    let numbers = Array(1...10) + [14]
    #expect(numbers.count == Mirror(reflecting: Policies()).children.count)
    for number in numbers {
      #expect(PolicyAlternative.all.contains { $0.name.hasPrefix("P-\(number) ") }, "P-\(number)")
    }
    #expect(Set(PolicyAlternative.all.map(\.policies)).count == PolicyAlternative.all.count)
    #expect(PolicyAlternative.all.first?.policies == Policies())
  }
}
