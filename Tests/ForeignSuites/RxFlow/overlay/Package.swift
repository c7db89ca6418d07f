// swift-tools-version: 6.1
import PackageDescription

let privacy = ["PrivacyInfo.xcprivacy"]

/// RxSwift as it is on Linux. What RxCocoa hears through the Objective-C runtime is ours.
let package = Package(
  name: "RxFlow",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "pelmet", path: "../../..", traits: [])],
  targets: [
    .target(name: "RxSwift", exclude: privacy),
    .target(name: "RxRelay", dependencies: ["RxSwift"], exclude: privacy),
    .target(name: "RxBlocking", dependencies: ["RxSwift"]),
    .target(name: "RxTest", dependencies: ["RxSwift"]),
    .target(name: "RxCocoa", dependencies: ["RxRelay", "RxSwift"], exclude: privacy),
    .target(
      name: "RxFlow", dependencies: ["RxCocoa", "RxSwift"], exclude: ["Info.plist"],
      // Locks of objects are in `#if canImport(ObjectiveC)`.
      swiftSettings: [.define("IMPORTS_OBJECTIVEC")]),
    .testTarget(
      name: "RxFlowTests", dependencies: ["RxBlocking", "RxFlow", "RxTest"],
      exclude: ["Info.plist", "TestData/TestUIViewController.storyboard"],
      // UIKit in every file, which XCTest brings in Xcode.
      swiftSettings: [.define("OS_IOS"), .unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "UIKit"])]),
  ],
  swiftLanguageModes: [.v5]
)
