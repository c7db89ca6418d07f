// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "XCoordinator",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Pelmet", path: "../../..", traits: [])],
  targets: [
    .target(name: "UIKit", dependencies: [.product(name: "ModelCore", package: "Pelmet")]),
    .target(
      name: "XCoordinator", dependencies: ["UIKit", .product(name: "ModelCore", package: "Pelmet")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "XCoordinatorTests",
      dependencies: [
        "UIKit", "XCoordinator", .product(name: "ModelCore", package: "Pelmet"),
        .product(name: "PelmetXCTest", package: "Pelmet"),
      ],
      swiftSettings: [.swiftLanguageMode(.v5)]),
  ]
)
