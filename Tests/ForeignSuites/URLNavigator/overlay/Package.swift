// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "URLNavigator",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "pelmet", path: "../../..", traits: [])],
  targets: [
    .target(name: "URLMatcher"),
    .target(name: "URLNavigator", dependencies: ["URLMatcher"]),
    .testTarget(name: "URLMatcherTests", dependencies: ["URLMatcher"]),
    .testTarget(name: "URLNavigatorTests", dependencies: ["URLNavigator"]),
  ],
  swiftLanguageModes: [.v5]
)

for target in package.targets where target.name.hasPrefix("URLNavigator") {
  target.swiftSettings = [
    // The code is in `#if os(iOS)`.
    .define("OS_IOS"),
    // A test gets UIKit from XCTest.
    .unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "UIKit"]),
  ]
}
