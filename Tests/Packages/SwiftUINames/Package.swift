// swift-tools-version: 6.2
import PackageDescription

/// An app that imports SwiftUI and Pelmet in one file. The target SwiftUI declares the names that both have, so that the package builds
/// where there is no SwiftUI; on Apple's systems the real one has them.
let package = Package(
  name: "SwiftUINames",
  platforms: [.macOS(.v13), .iOS(.v13)],
  dependencies: [.package(name: "Pelmet", path: "../../..")],
  targets: [
    .target(name: "SwiftUI"),
    .target(
      name: "Branded",
      dependencies: ["SwiftUI", .product(name: "Pelmet", package: "Pelmet")],
      plugins: [.plugin(name: "PelmetPlugin", package: "Pelmet")]),
    .testTarget(name: "BrandedTests", dependencies: ["Branded", "SwiftUI", .product(name: "Pelmet", package: "Pelmet")]),
  ]
)
