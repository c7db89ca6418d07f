import TestHost

/// The superclass of the tests, which run in an app with a window.
typealias XCTestCase = WaitingTestCase
