// swift-tools-version: 6.1
import PackageDescription

/// UIKit in every file, which the bridging header brings in Xcode.
let imported: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "UIKit"])]

let package = Package(
  name: "ApplicationCoordinator",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "pelmet", path: "../../..", traits: [])],
  targets: [
    .target(
      name: "ApplicationCoordinator",
      exclude: [
        "Application/ApplicationCoordinator-Bridging-Header.h", "Base.lproj", "Images.xcassets", "Resources",
      ] + ["Auth", "Create", "Items", "Onboarding", "Settings"].map { "Storyboards/\($0).storyboard" }, swiftSettings: imported),
    .testTarget(
      name: "ApplicationCoordinatorTests",
      dependencies: ["ApplicationCoordinator", .product(name: "PelmetXCTest", package: "pelmet")], exclude: ["Info.plist"],
      swiftSettings: imported),
  ],
  swiftLanguageModes: [.v5]
)
