// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "XCoordinator",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "pelmet", path: "../../..", traits: [])],
  targets: [
    .target(
      name: "XCoordinator",
      // UIKit in every file: pools are with Foundation on Apple's systems.
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "UIKit"])]),
    .testTarget(
      name: "XCoordinatorTests", dependencies: ["XCoordinator", .product(name: "PelmetXCTest", package: "pelmet")],
      exclude: ["XCTestManifests.swift"]),
  ],
  swiftLanguageModes: [.v5]
)
