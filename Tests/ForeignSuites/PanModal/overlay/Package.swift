// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "PanModal",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "pelmet", path: "../../..", traits: [])],
  targets: [
    .target(name: "TestHost", dependencies: [.product(name: "PelmetXCTest", package: "pelmet")]),
    // All code is in `#if os(iOS)`.
    .target(name: "PanModal", exclude: ["Info.plist", "PanModal.h"], swiftSettings: [.define("OS_IOS")]),
    .testTarget(
      name: "PanModalTests", dependencies: ["PanModal", "TestHost"], exclude: ["Info.plist"],
      // UIKit in every file, which XCTest brings in Xcode.
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "UIKit"])]),
  ],
  swiftLanguageModes: [.v5]
)
