// swift-tools-version: 6.1
import PackageDescription

/// What all apps of a company have in common, for their themes to extend as "CompanyStyle:base".
let package = Package(
  name: "CompanyStyle",
  platforms: [.macOS(.v13), .iOS(.v13)],
  products: [.library(name: "CompanyStyle", targets: ["CompanyStyle"])],
  dependencies: [.package(name: "Pelmet", path: "../../..")],
  targets: [
    .target(
      name: "CompanyStyle",
      dependencies: [.product(name: "Pelmet", package: "Pelmet")],
      plugins: [.plugin(name: "PelmetPlugin", package: "Pelmet")])
  ]
)
