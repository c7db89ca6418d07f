// swift-tools-version: 6.2
import PackageDescription

/// An app as a user of Pelmet would write it. Elsewhere the path is a URL and a version.
let package = Package(
  name: "Demo",
  platforms: [.macOS(.v13), .iOS(.v13)],
  dependencies: [
    .package(name: "Pelmet", path: "../.."),
    .package(path: "../CompanyStyle"),
  ],
  targets: [
    .executableTarget(
      name: "App",
      dependencies: [
        "CompanyStyle",
        .product(name: "Pelmet", package: "Pelmet"),
        .product(name: "PelmetUIKit", package: "Pelmet"),
        .product(name: "ModelCore", package: "Pelmet", condition: .when(platforms: [.linux, .macOS])),
      ],
      plugins: [.plugin(name: "PelmetPlugin", package: "Pelmet")])
  ]
)
