// swift-tools-version: 6.1
import PackageDescription

/// UIKit in every file, as the header of the framework brings it in Xcode.
let imported: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "UIKit"])]

let package = Package(
  name: "UIKitTestable",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "pelmet", path: "../../..", traits: [])],
  targets: [
    .target(name: "TestHost", dependencies: [.product(name: "PelmetXCTest", package: "pelmet")]),
    .target(name: "UIKitTestable", exclude: ["Info.plist", "UIKitTestable.h"], swiftSettings: imported),
    .target(
      name: "UIKitAssertions", dependencies: ["UIKitTestable"], exclude: ["Info.plist", "UIKitAssertions.h"],
      swiftSettings: imported),
    .testTarget(
      name: "UIKitTestableAppTests", dependencies: ["TestHost", "UIKitAssertions", "UIKitTestable"],
      exclude: ["Info.plist"], swiftSettings: imported),
  ],
  swiftLanguageModes: [.v5]
)
