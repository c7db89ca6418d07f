import ModelCore
import Testing

@testable import Travel

struct TravelTests {
  @Test func t() {}
}
