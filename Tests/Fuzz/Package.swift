// swift-tools-version: 6.1
import PackageDescription

// Compiles the library's sources as targets of its own, as Tests/Benchmarks does, here with libFuzzer and the address sanitizer.
let package = Package(
  name: "PelmetFuzz",
  platforms: [.macOS(.v13)],
  targets: [
    .systemLibrary(name: "CJSONC", path: "Library/CJSONC", providers: [.apt(["libjson-c-dev"]), .brew(["json-c"])]),
    .target(name: "PelmetDiagnostics", path: "Library/PelmetDiagnostics"),
    .target(name: "PelmetReports", dependencies: ["PelmetDiagnostics"], path: "Library/PelmetReports"),
    .target(
      name: "PelmetSyntax",
      dependencies: ["PelmetDiagnostics", .target(name: "CJSONC", condition: .when(platforms: [.linux]))],
      path: "Library/PelmetSyntax",
      linkerSettings: [.linkedLibrary(":libjson-c.a", .when(platforms: [.linux]))]),
    .target(name: "Pelmet", path: "Library/Pelmet"),
    .target(
      name: "PelmetCompiler", dependencies: ["Pelmet", "PelmetDiagnostics", "PelmetSyntax"], path: "Library/PelmetCompiler"),
    .executableTarget(
      name: "FuzzReader", dependencies: ["PelmetDiagnostics", "PelmetReports", "PelmetSyntax"],
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address", "-use-ld=lld"])]),
    .executableTarget(
      name: "FuzzCompiler", dependencies: ["PelmetCompiler", "PelmetDiagnostics", "PelmetReports", "PelmetSyntax"],
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address", "-use-ld=lld"])]),
  ]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .unsafeFlags(["-sanitize=fuzzer,address", "-parse-as-library"]),
  ]
}
