// swift-tools-version: 6.2
import PackageDescription

/// The look that all apps of a company share, which their themes extend as "CompanyStyle:base": bars, tokens with a set for each brand,
/// and the images of the bars.
let package = Package(
  name: "CompanyStyle",
  platforms: [.macOS(.v13), .iOS(.v13)],
  products: [.library(name: "CompanyStyle", targets: ["CompanyStyle"])],
  dependencies: [.package(name: "Pelmet", path: "../..")],
  targets: [
    .target(
      name: "CompanyStyle",
      dependencies: [.product(name: "Pelmet", package: "Pelmet")],
      resources: [.process("Assets.xcassets")],
      plugins: [.plugin(name: "PelmetPlugin", package: "Pelmet")]),
    .testTarget(
      name: "CompanyStyleTests",
      dependencies: [
        "CompanyStyle",
        .product(name: "Pelmet", package: "Pelmet"),
      ]),
  ]
)
