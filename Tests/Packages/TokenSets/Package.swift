// swift-tools-version: 6.2
import PackageDescription

/// An app whose themes take their colours from the token files of five design teams, as those export them: `Tests/Fixtures/tokens`, to
/// which the folders of the target lead.
let package = Package(
  name: "TokenSets",
  platforms: [.macOS(.v13), .iOS(.v13)],
  dependencies: [.package(name: "Pelmet", path: "../../..")],
  targets: [
    .target(
      name: "TokenSets",
      dependencies: [.product(name: "Pelmet", package: "Pelmet")],
      plugins: [.plugin(name: "PelmetPlugin", package: "Pelmet")]),
    .testTarget(
      name: "TokenSetsTests",
      dependencies: [
        "TokenSets", .product(name: "Pelmet", package: "Pelmet"), .product(name: "PelmetUIKit", package: "Pelmet"),
        .product(name: "ModelCore", package: "Pelmet", condition: .when(platforms: [.linux, .macOS])),
      ]),
  ]
)
