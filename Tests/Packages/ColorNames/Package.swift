// swift-tools-version: 6.2
import PackageDescription

/// The names of colours in Swift, across modules: one that extends another's theme, two that do not know each other, one with themes and
/// one without that use both of them.
let package = Package(
  name: "ColorNames",
  platforms: [.macOS(.v13), .iOS(.v13)],
  dependencies: [.package(name: "Pelmet", path: "../../..")],
  targets: [
    themed("Style"),
    themed("Shop", "Style"),
    themed("Coffee"),
    themed("Tea"),
    themed("Kiosk", "Coffee", "Tea"),
    .target(name: "Visitor", dependencies: ["Coffee", "Tea", .pelmet]),
    .testTarget(name: "ColorNamesTests", dependencies: ["Style", "Shop", "Coffee", "Tea", "Kiosk", "Visitor", .pelmet]),
  ]
)

func themed(_ name: String, _ dependencies: String...) -> Target {
  .target(
    name: name, dependencies: dependencies.map { .init(stringLiteral: $0) } + [.pelmet],
    plugins: [.plugin(name: "PelmetPlugin", package: "Pelmet")])
}

extension Target.Dependency {
  static var pelmet: Self { .product(name: "Pelmet", package: "Pelmet") }
}
