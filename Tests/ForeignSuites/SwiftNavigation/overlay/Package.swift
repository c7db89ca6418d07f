// swift-tools-version: 6.2
import PackageDescription

/// UIKitNavigation with its traits on, and what it depends on as targets beside it.
let package = Package(
  name: "SwiftNavigation",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Pelmet", path: "../../..", traits: [])],
  targets: [
    .target(name: "UIKit", dependencies: ["_Testing_UIKit", .product(name: "ModelCore", package: "Pelmet")]),
    .target(name: "_Testing_UIKit"),
    .target(name: "IssueReporting", swiftSettings: swift5),
    .target(name: "IssueReportingTestSupport", swiftSettings: swift5),
    .target(name: "XCTestDynamicOverlay", dependencies: ["IssueReporting"], swiftSettings: swift5),
    .target(name: "CustomDump", dependencies: ["IssueReporting", "XCTestDynamicOverlay"], swiftSettings: upcoming),
    .target(name: "CasePathsCore", dependencies: ["IssueReporting", "XCTestDynamicOverlay"]),
    .target(name: "CasePaths", dependencies: ["CasePathsCore"]),
    .target(name: "PerceptionCore", dependencies: ["IssueReporting"], swiftSettings: swift5),
    .target(name: "Perception", dependencies: ["PerceptionCore"]),
    .target(
      name: "SwiftNavigation",
      dependencies: ["CasePaths", "CustomDump", "IssueReporting", "Perception", "PerceptionCore"] + model,
      swiftSettings: navigation),
    .target(name: "UIKitNavigationShim", dependencies: model),
    .target(
      name: "UIKitNavigation", dependencies: ["SwiftNavigation", "UIKitNavigationShim"] + model, swiftSettings: navigation),
    .testTarget(
      name: "UIKitCaseStudiesTests",
      dependencies: [
        "CasePaths", "CustomDump", "IssueReportingTestSupport", "SwiftNavigation", "UIKitNavigation", "UIKitNavigationShim",
        .product(name: "PelmetXCTest", package: "Pelmet"),
      ] + model, swiftSettings: [.define("Perception")]),
    .testTarget(
      name: "UIKitNavigationTests",
      dependencies: ["UIKitNavigation", "IssueReportingTestSupport", .product(name: "PelmetXCTest", package: "Pelmet")] + model),
  ],
  swiftLanguageModes: [.v6]
)

/// UIKit, and what it is here.
var model: [Target.Dependency] { ["UIKit", .product(name: "ModelCore", package: "Pelmet")] }

var swift5: [SwiftSetting] { [.swiftLanguageMode(.v5)] }

/// The settings of Swift Navigation's own targets.
var upcoming: [SwiftSetting] {
  [
    "ExistentialAny", "ImmutableWeakCaptures", "InferIsolatedConformances", "InternalImportsByDefault", "MemberImportVisibility",
    "NonisolatedNonsendingByDefault",
  ].map { .enableUpcomingFeature($0) }
}

var navigation: [SwiftSetting] {
  upcoming + ["CasePaths", "CustomDump", "IssueReporting", "Perception"].map { .define($0) }
    + [.enableExperimentalFeature("CheckImplementationOnly")]
}
