// swift-tools-version: 6.2
import PackageDescription

// Compiles the library's sources as targets of its own, as Tests/Benchmarks does, here with libFuzzer and the address sanitizer; with
// FUZZ_PLAIN=1 without the sanitizer, which takes half of the time; with FUZZ_COVERAGE=1 so that llvm-cov can tell which lines were reached.
let sanitizers = Context.environment["FUZZ_PLAIN"] == nil ? "-sanitize=fuzzer,address" : "-sanitize=fuzzer"
// Edges alone: what is compared with what would take a third of the time, and the words of themes are in a dictionary.
let edges = "-sanitize-coverage=edge,inline-8bit-counters,pc-table"
let coverage = Context.environment["FUZZ_COVERAGE"] == nil ? [] : ["-profile-generate", "-profile-coverage-mapping"]

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
      name: "PelmetNotation", dependencies: ["Pelmet", "PelmetDiagnostics", "PelmetSyntax"], path: "Library/PelmetNotation"),
    .target(
      name: "PelmetTokens", dependencies: ["Pelmet", "PelmetDiagnostics", "PelmetNotation", "PelmetSyntax"],
      path: "Library/PelmetTokens"),
    .target(
      name: "PelmetCompiler", dependencies: ["Pelmet", "PelmetDiagnostics", "PelmetNotation", "PelmetSyntax", "PelmetTokens"],
      path: "Library/PelmetCompiler"),
    // For the page of a preview, and for the server.
    .target(
      name: "PelmetResolution",
      dependencies: [
        "Pelmet", "PelmetCompiler", "PelmetDiagnostics", "PelmetNotation", "PelmetReports", "PelmetSyntax", "PelmetTokens",
      ],
      path: "Library/PelmetResolution"),
    .target(
      name: "PelmetFiles", dependencies: ["PelmetCompiler", "PelmetDiagnostics", "PelmetSyntax"], path: "Library/PelmetFiles"),
    .target(
      name: "SystemThemes", dependencies: ["Pelmet"], path: "Themes",
      exclude: ["ios12", "ios13", "ios15", "ios26", "system"].map { "\($0).theme.json" } + ["pelmet.json", "SystemThemes.docc"]),
    .target(name: "ModelCore", dependencies: ["Pelmet", "SystemThemes"], path: "Library/ModelCore"),
    .target(name: "PelmetUIKit", dependencies: ["Pelmet", "ModelCore"], path: "Library/PelmetUIKit"),
    .target(
      name: "PelmetPreview", dependencies: ["ModelCore", "Pelmet", "PelmetDiagnostics", "PelmetUIKit"],
      path: "Library/PelmetPreview",
      resources: [.embedInCode("Page/Script")]),
    .target(
      name: "PelmetRPC", dependencies: ["PelmetDiagnostics", "PelmetReports", "PelmetSyntax"], path: "Library/PelmetRPC"),
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
    .target(
      name: "PelmetLanguageServer",
      dependencies: [
        "PelmetDiagnostics", "PelmetFiles", "PelmetReports", "PelmetRPC", "PelmetSyntax", "PelmetWorkspace",
      ],
      path: "Library/PelmetLanguageServer"),
    .executableTarget(
      name: "FuzzServer",
      dependencies: ["PelmetDiagnostics", "PelmetLanguageServer", "PelmetReports", "PelmetRPC", "PelmetSyntax"],
      linkerSettings: [.unsafeFlags([sanitizers, "-use-ld=lld"] + coverage)]),
    .executableTarget(
      name: "FuzzReader", dependencies: ["PelmetDiagnostics", "PelmetReports", "PelmetSyntax"],
      linkerSettings: [.unsafeFlags([sanitizers, "-use-ld=lld"] + coverage)]),
    .executableTarget(
      name: "FuzzCompiler", dependencies: ["PelmetCompiler", "PelmetDiagnostics", "PelmetReports", "PelmetSyntax"],
      linkerSettings: [.unsafeFlags([sanitizers, "-use-ld=lld"] + coverage)]),
    .executableTarget(
      name: "FuzzPage",
      dependencies: [
        "ModelCore", "Pelmet", "PelmetCompiler", "PelmetDiagnostics", "PelmetFiles", "PelmetPreview", "PelmetReports",
        "PelmetResolution", "PelmetSyntax", "PelmetTokens",
      ],
      linkerSettings: [.unsafeFlags([sanitizers, "-use-ld=lld"] + coverage)]),
  ]
)

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .swiftLanguageMode(.v6),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .define("MODELCORE"),
    .unsafeFlags([sanitizers, edges, "-parse-as-library"] + coverage),
  ]
}
