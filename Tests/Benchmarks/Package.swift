// swift-tools-version: 6.2
import PackageDescription

// `package` declarations end at a package's border, so this package compiles the same sources as targets of its own,
// through the links `Library`, `TestSupport` and `Themes`. See README.md.
let package = Package(
  name: "PelmetBenchmarks",
  platforms: [.macOS(.v13)],
  targets: [
    .systemLibrary(name: "CJSONC", path: "Library/CJSONC", providers: [.apt(["libjson-c-dev"]), .brew(["json-c"])]),
    .target(name: "PelmetDiagnostics", path: "Library/PelmetDiagnostics"),
    .target(
      name: "PelmetSyntax",
      dependencies: ["PelmetDiagnostics", .target(name: "CJSONC", condition: .when(platforms: [.linux]))],
      path: "Library/PelmetSyntax",
      linkerSettings: [.linkedLibrary(":libjson-c.a", .when(platforms: [.linux]))]),
    .target(name: "Pelmet", path: "Library/Pelmet"),
    .target(
      name: "PelmetNotation", dependencies: ["Pelmet", "PelmetDiagnostics", "PelmetSyntax"], path: "Library/PelmetNotation"),
    .target(
      name: "PelmetTokens", dependencies: ["Pelmet", "PelmetDiagnostics", "PelmetNotation", "PelmetSyntax"],
      path: "Library/PelmetTokens"),
    .target(
      name: "PelmetCompiler", dependencies: ["Pelmet", "PelmetDiagnostics", "PelmetNotation", "PelmetSyntax", "PelmetTokens"],
      path: "Library/PelmetCompiler"),
    .target(
      name: "PelmetFiles", dependencies: ["PelmetCompiler", "PelmetDiagnostics", "PelmetSyntax"], path: "Library/PelmetFiles"),
    .target(name: "PelmetReports", dependencies: ["PelmetDiagnostics"], path: "Library/PelmetReports"),
    .target(
      name: "PelmetResolution",
      dependencies: [
        "Pelmet", "PelmetCompiler", "PelmetDiagnostics", "PelmetNotation", "PelmetReports", "PelmetSyntax", "PelmetTokens",
      ],
      path: "Library/PelmetResolution"),
    .target(
      name: "PelmetFormatting",
      dependencies: ["Pelmet", "PelmetCompiler", "PelmetDiagnostics", "PelmetSyntax", "PelmetTokens"],
      path: "Library/PelmetFormatting"),
    .target(
      name: "PelmetWorkspace",
      dependencies: [
        "Pelmet", "PelmetCompiler", "PelmetDiagnostics", "PelmetFiles", "PelmetFormatting", "PelmetNotation", "PelmetReports",
        "PelmetResolution", "PelmetSyntax", "PelmetTokens",
      ],
      path: "Library/PelmetWorkspace"),
    .target(name: "PelmetRPC", dependencies: ["PelmetDiagnostics", "PelmetReports", "PelmetSyntax"], path: "Library/PelmetRPC"),
    .target(
      name: "PelmetLanguageServer",
      dependencies: [
        "PelmetDiagnostics", "PelmetFiles", "PelmetReports", "PelmetRPC", "PelmetSyntax", "PelmetWorkspace",
      ],
      path: "Library/PelmetLanguageServer"),
    // Two processes that are compared: `swift build` builds them.
    .executableTarget(
      name: "ValidateThemes", dependencies: ["PelmetCompiler", "PelmetDiagnostics", "PelmetFiles", "PelmetReports"]),
    .executableTarget(
      name: "ParseFiles", linkerSettings: [.linkedLibrary(":libjson-c.a", .when(platforms: [.linux]))]),
    .target(
      name: "SystemThemes", dependencies: ["Pelmet"], path: "Themes",
      exclude: ["ios12", "ios13", "ios15", "ios26", "system"].map { "\($0).theme.json" } + ["pelmet.json", "SystemThemes.docc"]),
    .target(
      name: "RunTimeThemes", dependencies: ["Pelmet"], exclude: (0...2).map { "dense\($0).theme.json" } + ["pelmet.json"]),
    .target(name: "ModelCore", dependencies: ["Pelmet", "SystemThemes"], path: "Library/ModelCore"),
    .target(name: "PelmetUIKit", dependencies: ["Pelmet", "ModelCore"], path: "Library/PelmetUIKit"),
    .target(
      name: "PelmetPreview", dependencies: ["ModelCore", "Pelmet", "PelmetDiagnostics", "PelmetUIKit"],
      path: "Library/PelmetPreview",
      resources: [.embedInCode("Page/Script")]),
    .target(name: "PelmetTestSupport", dependencies: ["PelmetReports"], path: "TestSupport"),
    .executableTarget(
      name: "PelmetBenchmarks",
      dependencies: [
        "PelmetTestSupport", "ModelCore", "PelmetPreview", "PelmetUIKit", "Pelmet", "PelmetCompiler", "PelmetFiles",
        "PelmetDiagnostics", "PelmetLanguageServer", "PelmetReports", "PelmetRPC", "PelmetSyntax", "RunTimeThemes",
        .target(name: "CJSONC", condition: .when(platforms: [.linux])),
      ]),
  ]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .define("MODELCORE"),
  ]
}
