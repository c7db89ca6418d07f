// swift-tools-version: 6.2
import PackageDescription

/// Linux compiles code in `#if os(iOS)` and in `#if canImport(ObjectiveC)`.
let systems: [SwiftSetting] = ["OS_IOS", "IMPORTS_OBJECTIVEC"].map { .define($0, .when(platforms: [.linux])) }

/// An app as it is written for UIKit and Objective-C's runtime, which Linux builds and tests as it stands, in both language modes and in both
/// forms: App5 is a link to App. The lines at the end are what `pelmet init --uikit` writes, for App5 with `--versioned`.
let package = Package(
  name: "Unchanged",
  platforms: [.macOS(.v13), .iOS(.v15)],
  dependencies: [.package(name: "pelmet", path: "../../..", traits: [.defaults, "Rewrite"])],
  targets: [
    .target(name: "App", exclude: ["Rewritten.swift"], swiftSettings: systems),
    .target(name: "App5", swiftSettings: systems + [.swiftLanguageMode(.v5)]),
    .testTarget(name: "AppTests", dependencies: ["App"]),
  ]
)

// Linux has no UIKit: there, `import UIKit` is ModelCore.
#if os(Linux)
  package.targets += [
    .target(
      name: "UIKit", dependencies: [.target(name: "_Testing_UIKit"), .product(name: "ModelCore", package: "pelmet")],
      path: "Sources/UIKit"),
    .target(name: "_Testing_UIKit", path: "Sources/_Testing_UIKit"),
  ]
  for target in package.targets where ["App", "App5", "AppTests"].contains(target.name) {
    // Both, because SwiftPM builds a target again where a module changes that it depends on directly.
    target.dependencies += [.target(name: "UIKit"), .product(name: "ModelCore", package: "pelmet")]
    // The plugin writes what the compiler reads in place of files with `@objc`, `#selector` and the like.
    target.plugins = (target.plugins ?? []) + [.plugin(name: "UnchangedCodePlugin", package: "pelmet")]
    if target.name == "App5" {
      // begin: versioned
      // SwiftPM takes no flags from a package that others depend on by version: there, copies of all other files are compiled.
      target.sources = ["Rewritten.swift"]
      // end: versioned
    } else {
      let overlay = "\(Context.packageDirectory)/.uikit/\(target.name).yaml"
      target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-vfsoverlay", overlay])]
    }
  }
#endif
