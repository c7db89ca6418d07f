// swift-tools-version: 6.2
import PackageDescription

/// Tests with XCTest as apps have them, in both language modes: each target compiles the same files through the link `Shared`. Whether
/// XCTest finds and runs them is decided by their types, which differ between the modes.
let package = Package(
  name: "XCTestModes",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Pelmet", path: "../../..", traits: [])],
  targets: [mode("Swift5Tests", .v5), mode("Swift6Tests", .v6)]
)

func mode(_ name: String, _ mode: SwiftLanguageMode) -> Target {
  .testTarget(
    name: name,
    dependencies: [.product(name: "ModelCore", package: "Pelmet"), .product(name: "PelmetXCTest", package: "Pelmet")],
    swiftSettings: [.swiftLanguageMode(mode)])
}
