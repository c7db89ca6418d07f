// swift-tools-version: 6.2
import PackageDescription

/// A stranger's package, which takes Pelmet by version. `.ci/checks/release` builds it; git leads the address to a release made
/// there.
let package = Package(
  name: "Adopter",
  platforms: [.macOS(.v13), .iOS(.v13)],
  dependencies: [.package(url: "https://github.com/pelmet/pelmet", from: "1.0.0")],
  targets: [
    .target(
      name: "Adopter",
      dependencies: [
        .product(name: "Pelmet", package: "pelmet"),
        .product(name: "PelmetUIKit", package: "pelmet"),
        .product(name: "ModelCore", package: "pelmet", condition: .when(platforms: [.linux, .macOS])),
      ],
      plugins: [.plugin(name: "PelmetPlugin", package: "pelmet")]),
    .testTarget(
      name: "AdopterTests",
      dependencies: [
        "Adopter",
        .product(name: "ModelCore", package: "pelmet"),
        .product(name: "PelmetTesting", package: "pelmet"),
      ]),
  ]
)
