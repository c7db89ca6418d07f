// On Apple's systems XCTest's headers bring UIKit to all files.
@_exported import PelmetXCTest
@_exported import UIKit
import UIKitNavigation

/// The superclass of the tests: each has a simulation.
typealias XCTestCase = SimulationTestCase

/// On Apple's systems a test case is an NSObject, which keeps what it observes.
extension SimulationTestCase {
  func observe(_ apply: @escaping @MainActor @Sendable () -> Void) {
    objc_setAssociatedObject(self, Self.key, UIKitNavigation.observe(apply), .OBJC_ASSOCIATION_RETAIN)
  }

  private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
}
