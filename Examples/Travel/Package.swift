// swift-tools-version: 6.2
import PackageDescription

/// An app of the company: two themes that a person chooses from, and a map under a clear bar.
let package = Package(
  name: "Travel",
  platforms: [.macOS(.v13), .iOS(.v13)],
  products: [.library(name: "Travel", targets: ["Travel"])],
  dependencies: [
    .package(name: "Pelmet", path: "../.."),
    .package(path: "../CompanyStyle"),
  ],
  targets: [
    .target(
      name: "Travel",
      dependencies: [
        "CompanyStyle",
        .product(name: "Pelmet", package: "Pelmet"),
        .product(name: "PelmetUIKit", package: "Pelmet"),
        .product(name: "ModelCore", package: "Pelmet", condition: .when(platforms: [.linux, .macOS])),
      ],
      plugins: [.plugin(name: "PelmetPlugin", package: "Pelmet")]),
    .testTarget(
      name: "TravelTests",
      dependencies: [
        "Travel",
        .product(name: "Pelmet", package: "Pelmet"),
        .product(name: "PelmetUIKit", package: "Pelmet"),
        .product(name: "ModelCore", package: "Pelmet"),
      ]),
  ]
)
