// swift-tools-version: 6.2
import PackageDescription

/// Code as it is written for UIKit, which Linux builds as it stands. The lines at the end and the targets UIKit and
/// _Testing_UIKit are what `pelmet init --uikit` writes.
let package = Package(
  name: "DropIn",
  platforms: [.macOS(.v13), .iOS(.v13)],
  dependencies: [.package(name: "pelmet", path: "../../..", traits: [.defaults, "Rewrite"])],
  targets: [
    // From before Swift's concurrency: nothing says that it is on the main actor.
    .target(name: "Legacy", swiftSettings: [.swiftLanguageMode(.v5)]),
    // The same code, whose author has turned the warnings on.
    .target(name: "LegacyStrict", swiftSettings: [.swiftLanguageMode(.v5), .enableUpcomingFeature("StrictConcurrency")]),
    // `.ci/checks/signatures` compiles it against the signatures of UIKit, too.
    .target(
      name: "Modern",
      swiftSettings: [.enableUpcomingFeature("InternalImportsByDefault"), .enableUpcomingFeature("MemberImportVisibility")]),
    // Code with names of its own that Pelmet has, too, beside generated code: `Generated` leads to the goldens.
    // `.ci/checks/signatures` compiles it against the signatures of UIKit, too.
    .target(
      name: "Themed",
      dependencies: [.product(name: "Pelmet", package: "pelmet"), .product(name: "PelmetUIKit", package: "pelmet")],
      swiftSettings: [.swiftLanguageMode(.v5)]),
    .testTarget(
      name: "DropInTests", dependencies: ["Legacy", "Modern", "Themed", .product(name: "PelmetTesting", package: "pelmet")]),
  ]
)

// begin: uikit
// Linux has no UIKit: there, `import UIKit` is ModelCore.
#if os(Linux)
  package.targets += [
    .target(
      name: "UIKit", dependencies: [.target(name: "_Testing_UIKit"), .product(name: "ModelCore", package: "pelmet")],
      path: "Sources/UIKit"),
    .target(name: "_Testing_UIKit", path: "Sources/_Testing_UIKit"),
  ]
  for target in package.targets where ["Legacy", "LegacyStrict", "Modern", "Themed", "DropInTests"].contains(target.name) {
    // Both, because SwiftPM builds a target again where a module changes that it depends on directly.
    target.dependencies += [.target(name: "UIKit"), .product(name: "ModelCore", package: "pelmet")]
    // The plugin writes what the compiler reads in place of files with `@objc`, `#selector` and the like.
    target.plugins = (target.plugins ?? []) + [.plugin(name: "UnchangedCodePlugin", package: "pelmet")]
    let overlay = "\(Context.packageDirectory)/.uikit/\(target.name).yaml"
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-vfsoverlay", overlay])]
  }
#endif
// end: uikit
