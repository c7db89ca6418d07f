// swift-tools-version: 6.1
import PackageDescription

/// UIKit in every file: associated objects are with Foundation on Apple's systems, and XCTest brings UIKit.
let imported: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "UIKit"])]

let package = Package(
  name: "Workflow",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "pelmet", path: "../../..", traits: [])],
  targets: [
    .target(name: "Combine"),
    .target(name: "os"),
    .target(name: "TestHost", dependencies: [.product(name: "PelmetXCTest", package: "pelmet")]),
    .target(name: "ReactiveSwift", exclude: ["Info.plist", "ReactiveSwift.h"]),
    .target(name: "Workflow", dependencies: ["ReactiveSwift", "os"]),
    .target(name: "WorkflowReactiveSwift", dependencies: ["ReactiveSwift", "Workflow", "os"]),
    .target(name: "ViewEnvironment"),
    .target(name: "ViewEnvironmentUI", dependencies: ["ViewEnvironment"], swiftSettings: imported),
    .target(name: "WorkflowUI", dependencies: ["ReactiveSwift", "ViewEnvironment", "ViewEnvironmentUI", "Workflow"]),
    .testTarget(name: "ViewEnvironmentUITests", dependencies: ["TestHost", "ViewEnvironmentUI"], swiftSettings: imported),
    .testTarget(
      name: "WorkflowUITests", dependencies: ["Combine", "TestHost", "WorkflowReactiveSwift", "WorkflowUI"],
      swiftSettings: imported),
  ],
  swiftLanguageModes: [.v5]
)
