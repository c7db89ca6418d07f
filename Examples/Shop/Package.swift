// swift-tools-version: 6.2
import PackageDescription

/// An app of the company: two tabs, a checkout in its own look, and a theme for campaigns whose colour the server sends.
let package = Package(
  name: "Shop",
  platforms: [.macOS(.v13), .iOS(.v13)],
  products: [.library(name: "Shop", targets: ["Shop"])],
  dependencies: [
    .package(name: "Pelmet", path: "../.."),
    .package(path: "../CompanyStyle"),
  ],
  targets: [
    .target(
      name: "Shop",
      dependencies: [
        "CompanyStyle",
        .product(name: "Pelmet", package: "Pelmet"),
        .product(name: "PelmetUIKit", package: "Pelmet"),
        .product(name: "ModelCore", package: "Pelmet", condition: .when(platforms: [.linux, .macOS])),
      ],
      plugins: [.plugin(name: "PelmetPlugin", package: "Pelmet")]),
    .testTarget(
      name: "ShopTests",
      dependencies: [
        "Shop",
        .product(name: "Pelmet", package: "Pelmet"),
        .product(name: "PelmetUIKit", package: "Pelmet"),
        .product(name: "ModelCore", package: "Pelmet"),
      ]),
  ]
)
