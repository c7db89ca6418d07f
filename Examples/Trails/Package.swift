// swift-tools-version: 6.2
import PackageDescription

/// Screens and a coordinator for UIKit, which Linux builds as they stand. The lines at the end and the targets UIKit and
/// _Testing_UIKit are what `pelmet init --uikit` writes.
let package = Package(
  name: "Trails",
  platforms: [.macOS(.v13), .iOS(.v15)],
  products: [.library(name: "Trails", targets: ["Trails"])],
  dependencies: [.package(name: "pelmet", path: "../..", traits: [.defaults, "Rewrite"])],
  targets: [
    .target(name: "Trails"),
    .testTarget(name: "TrailsTests", dependencies: ["Trails"]),
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
  for target in package.targets where ["Trails", "TrailsTests"].contains(target.name) {
    // Both, because SwiftPM builds a target again where a module changes that it depends on directly.
    target.dependencies += [.target(name: "UIKit"), .product(name: "ModelCore", package: "pelmet")]
    // The plugin writes what the compiler reads in place of files with `@objc`, `#selector` and the like.
    target.plugins = (target.plugins ?? []) + [.plugin(name: "UnchangedCodePlugin", package: "pelmet")]
    let overlay = "\(Context.packageDirectory)/.uikit/\(target.name).yaml"
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-vfsoverlay", overlay])]
  }
#endif
// end: uikit
