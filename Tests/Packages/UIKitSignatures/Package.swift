// swift-tools-version: 6.2
import PackageDescription

/// The sources of PelmetUIKit, PelmetXCTest, the conformance kit and an example as a device's compiler sees them: the target UIKit declares what Apple documents,
/// and does nothing. It is a package of its own because a module of that name changes what `canImport(UIKit)` says to whatever is built
/// beside it.
let package = Package(
  name: "UIKitSignatures",
  platforms: [.macOS(.v13), .iOS(.v13)],
  targets: [
    // As in a system's module, an enumeration may gain cases: whoever switches over one needs a default.
    .target(
      name: "UIKit",
      swiftSettings: [
        .unsafeFlags([
          "-enable-library-evolution", "-suppress-warnings", "-user-module-version", "9127.0.85",  // That of iOS 27.1.
        ])
      ]),
    .target(name: "Pelmet"),  // A link to Sources/Pelmet.
    .target(name: "PelmetUIKit", dependencies: ["Pelmet", "UIKit"]),  // A link to Sources/PelmetUIKit.
    .target(name: "Modern", dependencies: ["UIKit"]),  // A link to code that is built with ModelCore, too.
    // A link to an app's code with names of Pelmet's and generated code, which is built with ModelCore, too.
    .target(name: "Themed", dependencies: ["Pelmet", "PelmetUIKit", "UIKit"]),
    .target(name: "Trails", dependencies: ["UIKit"]),  // A link to an example, which is built with ModelCore, too.
    .target(name: "PelmetXCTest", dependencies: ["UIKit"]),  // A link to Sources/PelmetXCTest.
    // A link to Tests/Conformance: the app that hosts the recording, with all scenarios, and the bundle that records.
    .executableTarget(
      name: "ConformanceHost", dependencies: ["UIKit"], path: "Sources/Conformance",
      exclude: ["Bundle", "Fixtures", "Rules.md", "Tests", "project.yml"], sources: ["Host", "Shared"]),
    .testTarget(
      name: "ConformanceRecording", dependencies: ["ConformanceHost", "UIKit"], path: "Sources/Conformance",
      exclude: ["Fixtures", "Host", "Rules.md", "Shared", "Tests", "project.yml"], sources: ["Bundle"]),
  ]
)

for target in package.targets where target.name != "Trails" {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .swiftLanguageMode(.v6),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
