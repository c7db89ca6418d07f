import ModelCore
import Testing

@testable import ShareExtension

struct ShareExtensionTests {
  @Test func t() {}
}
