import Foundation
import ModelCore
import XCTest

/// A class as it is written for a device: no simulation is made, and the tests wait.
final class RealTimeTests: XCTestCase {
  /// A window that shows a screen in a navigation controller.
  @MainActor private static func shownNavigation() -> (UIWindow, UINavigationController) {
    let navigation = UINavigationController(rootViewController: HomeScreen())
    let window = UIWindow()
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    return (window, navigation)
  }

  func testAPresentationEndsWhileTheTestWaits() {
    let presented = expectation(description: "presented")
    MainActor.assumeIsolated {
      let (window, navigation) = Self.shownNavigation()
      navigation.present(DetailScreen(), animated: true) {
        withExtendedLifetime(window) { presented.fulfill() }
      }
    }
    wait(for: [presented], timeout: 10)
  }

  func testAPushHasEndedAfterAWhile() {
    let waited = expectation(description: "waited")
    MainActor.assumeIsolated {
      let (window, navigation) = Self.shownNavigation()
      let detail = DetailScreen()
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.1) { navigation.pushViewController(detail, animated: true) }
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        XCTAssert(detail.view.window === window)
        XCTAssertNil(navigation.transitionCoordinator)
        waited.fulfill()
      }
    }
    wait(for: [waited], timeout: 10)
  }
}
