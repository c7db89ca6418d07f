// swift-tools-version: 6.2
import PackageDescription

/// UIKitNavigation with its traits on, and what it depends on as targets beside it.
let package = Package(
  name: "SwiftNavigation",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "pelmet", path: "../../..", traits: [])],
  targets: [
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
      dependencies: ["CasePaths", "CustomDump", "IssueReporting", "Perception", "PerceptionCore"],
      // `observe` of objects is in `#if canImport(ObjectiveC)`.
      swiftSettings: navigation + [.define("IMPORTS_OBJECTIVEC")]),
    .target(name: "UIKitNavigationShim"),
    .target(
      name: "UIKitNavigation", dependencies: ["SwiftNavigation", "UIKitNavigationShim"], swiftSettings: navigation),
    .testTarget(
      name: "UIKitCaseStudiesTests",
      dependencies: [
        "CasePaths", "CustomDump", "IssueReportingTestSupport", "SwiftNavigation", "UIKitNavigation", "UIKitNavigationShim",
        .product(name: "PelmetXCTest", package: "pelmet"),
      ], swiftSettings: [.define("Perception")]),
    .testTarget(
      name: "UIKitNavigationTests",
      dependencies: ["UIKitNavigation", "IssueReportingTestSupport", .product(name: "PelmetXCTest", package: "pelmet")]),
  ],
  swiftLanguageModes: [.v6]
)

var swift5: [SwiftSetting] { [.swiftLanguageMode(.v5)] }

/// The settings of Swift Navigation's own targets, without `InternalImportsByDefault`: Apple's Foundation comes with SwiftUI,
/// which is imported publicly.
var upcoming: [SwiftSetting] {
  [
    "ExistentialAny", "ImmutableWeakCaptures", "InferIsolatedConformances", "MemberImportVisibility",
    "NonisolatedNonsendingByDefault",
  ].map { .enableUpcomingFeature($0) }
}

var navigation: [SwiftSetting] {
  upcoming + ["CasePaths", "CustomDump", "IssueReporting", "Perception"].map { .define($0) }
    + [.enableExperimentalFeature("CheckImplementationOnly")]
}
