// swift-tools-version: 6.1
import PackageDescription

let uikit: [Target.Dependency] = ["UIKit", .product(name: "ModelCore", package: "Pelmet")]

let package = Package(
  name: "RIBs",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Pelmet", path: "../../..", traits: [])],
  targets: [
    .target(name: "UIKit", dependencies: ["_Testing_UIKit", .product(name: "ModelCore", package: "Pelmet")]),
    .target(name: "_Testing_UIKit"),
    .target(name: "CwlPreconditionTesting"),
    .target(name: "RxSwift", exclude: ["PrivacyInfo.xcprivacy"]),
    .target(name: "RxRelay", dependencies: ["RxSwift"], exclude: ["PrivacyInfo.xcprivacy"]),
    .target(name: "RIBs", dependencies: ["RxRelay", "RxSwift"] + uikit, exclude: ["Info.plist", "RIBs.h"]),
    .testTarget(name: "RIBsTests", dependencies: ["CwlPreconditionTesting", "RIBs"] + uikit, exclude: ["Info.plist"]),
  ],
  swiftLanguageModes: [.v5]
)
