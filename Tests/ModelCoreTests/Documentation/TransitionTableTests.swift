import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct TransitionTableTests {
  @Test("VCL-19: every kind of transition, completed and cancelled, as logged and as stated")
  func loggedAsStated() {
    for row in TransitionTable.rows {
      expectEqual(row.logged.joined(separator: ", "), row.stated, "\(row.title)")
    }
  }
}
