// swift-tools-version: 6.1
import PackageDescription

let uikit: [Target.Dependency] = ["UIKit", .product(name: "ModelCore", package: "Pelmet")]

let package = Package(
  name: "Workflow",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Pelmet", path: "../../..", traits: [])],
  targets: [
    .target(name: "UIKit", dependencies: ["_Testing_UIKit", .product(name: "ModelCore", package: "Pelmet")]),
    .target(name: "_Testing_UIKit"),
    .target(name: "Combine"),
    .target(name: "Signposts"),
    .target(name: "TestHost", dependencies: uikit + [.product(name: "PelmetXCTest", package: "Pelmet")]),
    .target(name: "ReactiveSwift", exclude: ["Info.plist", "ReactiveSwift.h"]),
    .target(name: "Workflow", dependencies: ["ReactiveSwift", "Signposts"]),
    .target(name: "WorkflowReactiveSwift", dependencies: ["ReactiveSwift", "Signposts", "Workflow"]),
    .target(name: "ViewEnvironment"),
    .target(name: "ViewEnvironmentUI", dependencies: ["ViewEnvironment"] + uikit),
    .target(name: "WorkflowUI", dependencies: ["ReactiveSwift", "ViewEnvironment", "ViewEnvironmentUI", "Workflow"] + uikit),
    .testTarget(name: "ViewEnvironmentUITests", dependencies: ["TestHost", "ViewEnvironmentUI"] + uikit),
    .testTarget(
      name: "WorkflowUITests", dependencies: ["Combine", "TestHost", "WorkflowReactiveSwift", "WorkflowUI"] + uikit),
  ],
  swiftLanguageModes: [.v5]
)
