import Foundation
import PelmetXCTest
import Synchronization
// On Apple's systems XCTest's headers bring UIKit to all files.
@_exported import UIKit
import XCTest

/// The superclass of the tests.
typealias XCTestCase = CaseStudyTestCase

/// A test in an app with an empty window, as the example app hosts it, while time passes.
@preconcurrency @MainActor
class CaseStudyTestCase: SimulationTestCase {
  override func makeSimulation() -> Simulation { .launched(sceneDelegate: EmptyScene()) }

  override func setUp() async throws {
    try await super.setUp()
    ExpectedFailure.all.withLock { $0 = [] }
    simulation.run(inRealTime: .continuous)
  }

  override func tearDown() async throws {
    try await super.tearDown()
    for missing in ExpectedFailure.all.withLock({ $0 }) where !missing.hasOccurred {
      XCTFail("expected a failure: \(missing.reason)")
    }
  }

  nonisolated override func recordFailure(
    withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool
  ) {
    let isExpected = ExpectedFailure.all.withLock { all in
      guard let index = all.firstIndex(where: { $0.matches(XCTIssue(compactDescription: description)) }) else { return false }
      all[index].hasOccurred = true
      return true
    }
    if !isExpected {
      super.recordFailure(withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
    }
  }
}

private final class EmptyScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    window?.rootViewController = UIViewController()
    window?.makeKeyAndVisible()
  }
}

// MARK: Expected failures, which XCTest has on Apple's systems only

struct XCTIssue {
  let compactDescription: String
}

private struct ExpectedFailure: Sendable {
  static let all = Mutex<[ExpectedFailure]>([])

  let reason: String
  let matches: @Sendable (XCTIssue) -> Bool
  var hasOccurred = false
}

// swift-format-ignore: AlwaysUseLowerCamelCase
func XCTExpectFailure(_ reason: String = "", issueMatcher: @escaping @Sendable (XCTIssue) -> Bool = { _ in true }) {
  ExpectedFailure.all.withLock { $0.append(ExpectedFailure(reason: reason, matches: issueMatcher)) }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
func XCTExpectFailure(
  _ reason: String = "", failingBlock: () throws -> Void, issueMatcher: @escaping @Sendable (XCTIssue) -> Bool = { _ in true }
) rethrows {
  XCTExpectFailure(reason, issueMatcher: issueMatcher)
  try failingBlock()
}
