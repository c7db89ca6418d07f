// swift-tools-version: 6.2
import PackageDescription

/// The shop's share extension: a small target that takes the company's look, and nothing of the app's.
let package = Package(
  name: "ShareExtension",
  platforms: [.macOS(.v13), .iOS(.v13)],
  products: [.library(name: "ShareExtension", targets: ["ShareExtension"])],
  dependencies: [
    .package(name: "Pelmet", path: "../.."),
    .package(path: "../CompanyStyle"),
  ],
  targets: [
    .target(
      name: "ShareExtension",
      dependencies: [
        "CompanyStyle",
        .product(name: "Pelmet", package: "Pelmet"),
        .product(name: "PelmetUIKit", package: "Pelmet"),
        .product(name: "ModelCore", package: "Pelmet", condition: .when(platforms: [.linux, .macOS])),
      ],
      plugins: [.plugin(name: "PelmetPlugin", package: "Pelmet")]),
    .testTarget(
      name: "ShareExtensionTests",
      dependencies: [
        "ShareExtension",
        .product(name: "Pelmet", package: "Pelmet"),
        .product(name: "PelmetUIKit", package: "Pelmet"),
        .product(name: "ModelCore", package: "Pelmet"),
      ]),
  ]
)
