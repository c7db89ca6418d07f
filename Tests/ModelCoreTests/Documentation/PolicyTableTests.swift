import ModelCore
import Testing

struct PolicyTableTests {
  @Test("P-1, P-2, P-3, P-4, P-5, P-6, P-7, P-8, P-9, P-10, P-13: the documentation lists every policy, in order")
  func everyPolicy() {
    let numbers = PolicyTable.rows.compactMap { Int($0.id.dropFirst(2)) }
    #expect(numbers == numbers.sorted())
    #expect(PolicyTable.rows.map(\.property) == Mirror(reflecting: Policies()).children.compactMap(\.label))
    #expect(PolicyTable.rows.allSatisfy { !$0.alternatives.isEmpty })
  }
}
