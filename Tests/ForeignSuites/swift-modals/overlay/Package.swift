// swift-tools-version: 6.1
import PackageDescription

/// UIKit in every file, which XCTest brings in Xcode; associated objects are with Foundation there.
let imported: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "UIKit"])]

let package = Package(
  name: "Modals",
  defaultLocalization: "en",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "pelmet", path: "../../..", traits: [])],
  targets: [
    .target(name: "Combine"),
    .target(name: "TestHost", dependencies: [.product(name: "PelmetXCTest", package: "pelmet")]),
    .target(name: "KeyboardObserver"),
    .target(name: "Logging", exclude: ["CMakeLists.txt", "Docs.docc"]),
    .target(name: "ViewEnvironment"),
    .target(name: "ViewEnvironmentUI", dependencies: ["ViewEnvironment"], swiftSettings: imported),
    .target(
      name: "Modals", dependencies: ["Combine", "KeyboardObserver", "Logging", "ViewEnvironmentUI"],
      resources: [.process("Resources")], swiftSettings: imported),
    .target(name: "TestingSupport", dependencies: ["Modals", "TestHost", "ViewEnvironment"], swiftSettings: imported),
    .testTarget(
      name: "ModalsTests", dependencies: ["Combine", "Logging", "Modals", "TestHost", "TestingSupport"],
      swiftSettings: imported + [.enableUpcomingFeature("BareSlashRegexLiterals")]),
  ],
  swiftLanguageModes: [.v5]
)
