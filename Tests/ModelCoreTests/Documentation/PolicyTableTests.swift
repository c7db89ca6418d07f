import ModelCore
import PelmetTestSupport
import Testing

struct PolicyTableTests {
  @Test(
    """
    P-1, P-2, P-3, P-4, P-5, P-6, P-7, P-8, P-9, P-10, P-11, P-12, P-13, P-14, P-15, P-16, P-17, P-18, P-19, P-20, P-21, P-22, P-23, \
    P-24, P-25, P-26, P-27, P-28, P-29, P-30, P-31, P-32, P-33, P-34, P-35: the documentation lists every policy, in order
    """)
  func everyPolicy() {
    expectEqual(PolicyTable.rows.map(\.id), (1...35).map { "P-\($0)" })
    expectEqual(PolicyTable.rows.map(\.property), Mirror(reflecting: Policies()).children.compactMap(\.label))
    #expect(PolicyTable.rows.allSatisfy { !$0.alternatives.isEmpty })
  }
}
