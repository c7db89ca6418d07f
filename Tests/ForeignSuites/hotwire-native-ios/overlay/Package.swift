// swift-tools-version: 6.1
import PackageDescription

/// UIKit in every file, which XCTest brings in Xcode.
let imported: [SwiftSetting] = [.unsafeFlags(["-Xfrontend", "-import-module", "-Xfrontend", "UIKit"])]

let package = Package(
  name: "HotwireNative",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "pelmet", path: "../../..", traits: [])],
  targets: [
    .target(name: "TestHost", dependencies: [.product(name: "PelmetXCTest", package: "pelmet")]),
    .target(name: "os"),
    .target(name: "OSLog", dependencies: ["os"]),
    .target(name: "SafariServices"),
    .target(name: "SwiftUI"),
    .target(name: "WebKit"),
    .target(
      name: "HotwireNative", dependencies: ["OSLog", "SafariServices", "SwiftUI", "WebKit"],
      exclude: ["Bridge/Strada.xcodeproj", "Turbo/.swiftpm"],
      resources: [.copy("Turbo/WebView/turbo.js"), .copy("Bridge/bridge.js")], swiftSettings: imported),
    .testTarget(
      name: "HotwireNativeTests", dependencies: ["HotwireNative", "SafariServices", "TestHost", "WebKit"],
      exclude: ["Turbo/Info.plist"], resources: [.copy("Turbo/Fixtures"), .copy("Turbo/Server")], swiftSettings: imported),
  ],
  swiftLanguageModes: [.v5]
)
