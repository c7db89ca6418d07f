// swift-tools-version: 6.2
import PackageDescription

// Themes that a manifest leaves out of a target, and those that it names again: .ci/checks/plugin looks at what is compiled.
let pelmet: Target.Dependency = .product(name: "Pelmet", package: "Pelmet")
let plugin: Target.PluginUsage = .plugin(name: "PelmetPlugin", package: "Pelmet")

let package = Package(
  name: "LeftOut",
  platforms: [.macOS(.v13)],
  dependencies: [.package(name: "Pelmet", path: "../../..")],
  targets: [
    .target(name: "Feature", dependencies: [pelmet], exclude: ["docs"], plugins: [plugin]),
    .target(name: "Named", dependencies: ["Feature", pelmet], exclude: ["Themes", "brand.json", "old"], plugins: [plugin]),
    .target(name: "Silent", exclude: ["Themes"], plugins: [plugin]),
    .testTarget(
      name: "FeatureTests", dependencies: ["Feature", "Named", pelmet], resources: [.copy("Fixtures")], plugins: [plugin]),
  ]
)
