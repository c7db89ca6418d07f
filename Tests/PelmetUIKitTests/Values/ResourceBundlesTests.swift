import Foundation
import PelmetTestSupport
import Testing

@testable import PelmetUIKit

struct ResourceBundlesTests {
  @Test func findsTheBundleOfAModuleWhateverItsPackageIsCalled() throws {
    let bundle = try #require(ResourceBundles.bundle(of: "PelmetUIKitTests"))
    expectEqual(bundle.bundlePath, Bundle.module.bundlePath)
  }

  @Test(arguments: [nil, "NoSuchModule", "UIKitTests", ""])
  func takesTheAppsOwnWhereThereIsNone(module: String?) {
    expectEqual(ResourceBundles.bundle(of: module), nil)
  }
}
