// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "RIBs",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "pelmet", path: "../../..", traits: [])],
  targets: [
    .target(name: "CwlPreconditionTesting"),
    .target(name: "RxSwift", exclude: ["PrivacyInfo.xcprivacy"]),
    .target(name: "RxRelay", dependencies: ["RxSwift"], exclude: ["PrivacyInfo.xcprivacy"]),
    .target(name: "RIBs", dependencies: ["RxRelay", "RxSwift"], exclude: ["Info.plist", "RIBs.h"]),
    .testTarget(
      name: "RIBsTests", dependencies: ["CwlPreconditionTesting", "RIBs"], exclude: ["Info.plist"],
      // UIKit in every file, which XCTest brings in Xcode.
      swiftSettings: [.unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "UIKit"])]),
  ],
  swiftLanguageModes: [.v5]
)
