// swift-tools-version: 6.2
import PackageDescription

/// Generated code under the settings that a user's target may have. Every target compiles the same theme files through the link
/// `Themes`, and uses them in one file of its own. The tool is built as where json-c is not installed.
let package = Package(
  name: "Modes",
  platforms: [.macOS(.v13), .iOS(.v13)],
  dependencies: [.package(name: "Pelmet", path: "../../..", traits: [])],
  targets: [
    mode("Swift5", .swiftLanguageMode(.v5)),
    mode("InternalImports", .enableUpcomingFeature("InternalImportsByDefault")),
    mode("PackageAccess", .enableUpcomingFeature("InternalImportsByDefault")),
    mode("MainActorDefault", .defaultIsolation(MainActor.self)),
  ]
)

func mode(_ name: String, _ setting: SwiftSetting) -> Target {
  .target(
    name: name,
    dependencies: [.product(name: "Pelmet", package: "Pelmet")],
    swiftSettings: [setting, .treatAllWarnings(as: .error)],
    plugins: [.plugin(name: "PelmetPlugin", package: "Pelmet")])
}
