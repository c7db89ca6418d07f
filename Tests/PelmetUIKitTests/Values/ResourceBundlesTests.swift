import Foundation
import Testing

@testable import PelmetUIKit

struct ResourceBundlesTests {
  @Test func findsTheBundleOfAModuleWhateverItsPackageIsCalled() throws {
    let bundle = try #require(ResourceBundles.bundle(of: "PelmetUIKitTests"))
    #expect(bundle.bundlePath == Bundle.module.bundlePath)
  }

  @Test(arguments: [nil, "NoSuchModule", "UIKitTests", ""])
  func takesTheAppsOwnWhereThereIsNone(module: String?) {
    #expect(ResourceBundles.bundle(of: module) == nil)
  }
}
