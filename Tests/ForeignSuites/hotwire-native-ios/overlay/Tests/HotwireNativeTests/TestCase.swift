import TestHost

@testable import HotwireNative

/// The superclass of the tests, which run in an app with a window.
typealias XCTestCase = WebTestCase

class WebTestCase: WaitingTestCase {
  override func setUp() async throws {
    try await super.setUp()
    // UIKit complains in the console of a presentation by a controller in no window, and the test goes on.
    if name.contains("SafariViewController") { simulation.toleratedRules = [.vcl30] }
  }
}

typealias JSONSerialization = HotwireNative.JSONSerialization
