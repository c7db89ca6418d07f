import ModelCore
import Testing

@testable import Shop

struct ShopTests {
  @Test func t() {}
}
