// swift-tools-version: 6.2
import PackageDescription

/// json-c reads JSON where the trait is on and the platform's package manager has it; everywhere else Pelmet's own reader does.
let jsonC: TargetDependencyCondition? = .when(platforms: [.linux], traits: ["JSONC"])

/// The web server of `pelmet preview --serve` is for the command: releases have it, and packages that depend on Pelmet fetch nothing for it.
let serve: TargetDependencyCondition? = .when(traits: ["Serve"])

/// The parser of Swift is for the tools that read an app's files: releases have them built, and packages that depend on Pelmet fetch nothing
/// for it.
let rewrite: TargetDependencyCondition? = .when(traits: ["Rewrite"])

/// Where ModelCore takes UIKit's place. Sources ask for `MODELCORE`, not for `canImport(UIKit)`: where an app's package has a target of
/// that name, that would depend on what was built first.
let modelled: [Platform] = [.linux, .macOS, .windows]
let model: TargetDependencyCondition? = .when(platforms: modelled)
let modelSettings: [SwiftSetting] = [.define("MODELCORE", .when(platforms: modelled))]

/// The tools of a release, built: `.ci/release/assemble` fills in this line, so that packages that depend on a release compile none
/// of them.
let tools: [Target] = []

let shapeSettings: [SwiftSetting] = [.unsafeFlags(["-module-alias", "UIKit=UIKitOfModel"]), .swiftLanguageMode(.v5)]

/// Code for UIKit in the shapes that `pelmet import` knows, compiled as it stands with ModelCore in UIKit's place: each is captured after it
/// has run. A folder leads to its fixture.
let shapes: [Target] = [
  "Proxies", "ColoursAcrossFiles", "HexInitialisers", "DynamicColours", "ThemeProtocol", "ThemeEnumeration", "HelpersAndLoops",
  "Availability", "Owners", "Unknown", "Copies", "WholeApp",
].map { name in
  .target(
    name: "Shape\(name)", dependencies: ["UIKitOfModel"], path: "Tests/PelmetCaptureShapes/\(name)",
    exclude: name == "ColoursAcrossFiles" ? ["Colors.xcassets"] : [],
    swiftSettings: shapeSettings)
}

/// The same code without the statements that the themes of `pelmet import` have, and beside it the names that a build makes of those.
let leftOvers: [Target] = [
  "Proxies", "ColoursAcrossFiles", "HexInitialisers", "DynamicColours", "ThemeProtocol", "ThemeEnumeration", "HelpersAndLoops",
  "Availability", "Owners", "Copies", "WholeApp",
].map { name in
  .target(
    name: "ShapeLeft\(name)", dependencies: ["Pelmet", "PelmetUIKit", "UIKitOfModel"],
    path: "Tests/PelmetCaptureShapes/Left\(name)", swiftSettings: shapeSettings)
}

let package = Package(
  name: "Pelmet",
  platforms: [.macOS(.v13), .iOS(.v13), .macCatalyst(.v13), .visionOS(.v1)],
  products: [
    .library(name: "Pelmet", targets: ["Pelmet"]),
    .library(name: "PelmetUIKit", targets: ["PelmetUIKit"]),
    .library(name: "PelmetCapture", targets: ["PelmetCapture"]),
    .library(name: "ModelCore", targets: ["ModelCore"]),
    .library(name: "SystemThemes", targets: ["SystemThemes"]),
    .library(name: "PelmetPreview", targets: ["PelmetPreview"]),
    .library(name: "PelmetTesting", targets: ["PelmetTesting"]),
    .library(name: "PelmetXCTest", targets: ["PelmetXCTest"]),
    .executable(name: "pelmet", targets: ["PelmetMain"]),
    // The same tool under its target's name, by which a plugin asks for it.
    .executable(name: "PelmetMain", targets: ["PelmetMain"]),
    .plugin(name: "PelmetPlugin", targets: ["PelmetPlugin"]),
    .plugin(name: "UnchangedCodePlugin", targets: ["UnchangedCodePlugin"]),
    .plugin(name: "PelmetCommandPlugin", targets: ["PelmetCommandPlugin"]),
  ],
  traits: [
    .trait(name: "JSONC", description: "Read JSON with json-c on Linux (Debian and Ubuntu: libjson-c-dev)."),
    .trait(name: "Serve", description: "Build 'pelmet preview --serve', which needs SwiftNIO."),
    .trait(
      name: "Rewrite",
      description: "Build what reads an app's Swift from source, which needs swift-syntax."),
    .default(enabledTraits: ["JSONC"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    // Nobody fetches these without their traits.
    .package(url: "https://github.com/apple/swift-nio", from: "2.101.2"),
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
  ],
  targets: [
    // Reading and compiling themes.
    .systemLibrary(
      name: "CJSONC", providers: [.apt(["libjson-c-dev"]), .brew(["json-c"])]),
    .target(name: "PelmetDiagnostics"),
    .target(
      name: "PelmetSyntax",
      dependencies: ["PelmetDiagnostics", .target(name: "CJSONC", condition: jsonC)],
      linkerSettings: [.linkedLibrary(":libjson-c.a", .when(platforms: [.linux], traits: ["JSONC"]))]),
    .target(name: "Pelmet"),
    // The notation that themes and tokens share: references, names, colours and versions.
    .target(name: "PelmetNotation", dependencies: ["Pelmet", "PelmetDiagnostics", "PelmetSyntax"]),
    .target(name: "PelmetTokens", dependencies: ["Pelmet", "PelmetDiagnostics", "PelmetNotation", "PelmetSyntax"]),
    .target(
      name: "PelmetCompiler", dependencies: ["Pelmet", "PelmetDiagnostics", "PelmetNotation", "PelmetSyntax", "PelmetTokens"]),
    // The values of themes for some traits, and themes as values of Swift: for the command line tool and tests, not for builds.
    .target(
      name: "PelmetResolution",
      dependencies: [
        "Pelmet", "PelmetCompiler", "PelmetDiagnostics", "PelmetNotation", "PelmetReports", "PelmetSyntax", "PelmetTokens",
      ]),
    // The pages of all rules, and reports in all their forms: for the command line tool, not for builds.
    // Its Swift is generated from the pages in `Rules`.
    .target(name: "PelmetExplanations", dependencies: ["PelmetDiagnostics"], exclude: ["Rules"]),
    .target(name: "PelmetReports", dependencies: ["PelmetDiagnostics"]),
    // The one form of themes, settings and tokens: for the command line tool, not for builds.
    .target(
      name: "PelmetFormatting",
      dependencies: ["Pelmet", "PelmetCompiler", "PelmetDiagnostics", "PelmetSyntax", "PelmetTokens"]),
    .target(name: "PelmetFiles", dependencies: ["PelmetCompiler", "PelmetDiagnostics", "PelmetSyntax"]),
    // The modules that an editor or an agent has open, compiled while they change.
    .target(
      name: "PelmetWorkspace",
      dependencies: [
        "Pelmet", "PelmetCompiler", "PelmetDiagnostics", "PelmetFiles", "PelmetFormatting", "PelmetNotation", "PelmetReports",
        "PelmetResolution", "PelmetSyntax", "PelmetTokens",
      ]),
    // A workspace in the words of the Language Server Protocol.
    .target(
      name: "PelmetLanguageServer",
      dependencies: [
        "PelmetDiagnostics", "PelmetFiles", "PelmetReports", "PelmetRPC", "PelmetSyntax", "PelmetWorkspace",
      ]),
    // Messages of JSON-RPC, for the servers of editors and agents.
    .target(name: "PelmetRPC", dependencies: ["PelmetDiagnostics", "PelmetReports", "PelmetSyntax"]),
    .executableTarget(name: "pelmetc", dependencies: ["PelmetCompiler", "PelmetDiagnostics", "PelmetFiles"]),
    .target(
      name: "PelmetCommands",
      dependencies: [
        "ModelCore", "Pelmet", "PelmetCompiler", "PelmetDiagnostics", "PelmetExplanations", "PelmetFiles", "PelmetFormatting",
        "PelmetImportOptions", "PelmetLanguageServer", "PelmetNotation", "PelmetPreview", "PelmetReports", "PelmetResolution",
        "PelmetRPC", "PelmetServer", "PelmetSyntax", "PelmetTokens", "PelmetUIKit", "PelmetWorkspace",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      // The articles that 'pelmet mcp' offers: links to the catalogues of documentation.
      resources: ["Command", "StylePackages", "ThemeFormat", "Tokens", "ValuesOnGlass"].map {
        .embedInCode("Agents/Articles/\($0).md")
      }),
    // Pages that change while they are shown, for `pelmet preview --serve`.
    .target(
      name: "PelmetServer",
      dependencies: [
        "PelmetDiagnostics",
        .product(name: "NIOCore", package: "swift-nio", condition: serve),
        .product(name: "NIOHTTP1", package: "swift-nio", condition: serve),
        .product(name: "NIOPosix", package: "swift-nio", condition: serve),
      ]),
    // Swift for Objective-C's runtime as Linux compiles it.
    .target(
      name: "PelmetRewriting",
      dependencies: [
        "PelmetDiagnostics",
        .product(name: "SwiftParser", package: "swift-syntax", condition: rewrite),
        .product(name: "SwiftSyntax", package: "swift-syntax", condition: rewrite),
      ]),
    // Themes from the code that an app has: reads its Swift as PelmetRewriting does, by the same trait.
    .target(
      name: "PelmetImporting",
      dependencies: [
        "Pelmet", "PelmetCompiler", "PelmetDiagnostics", "PelmetReports", "PelmetRewriting", "PelmetSyntax",
        .product(name: "SwiftParser", package: "swift-syntax", condition: rewrite),
        .product(name: "SwiftSyntax", package: "swift-syntax", condition: rewrite),
      ]),
    .executableTarget(name: "pelmetrewrite", dependencies: ["PelmetDiagnostics", "PelmetRewriting"]),
    // The options of 'pelmet import', for the command, which shows them, and for its tool.
    .target(
      name: "PelmetImportOptions", dependencies: [.product(name: "ArgumentParser", package: "swift-argument-parser")]),
    .executableTarget(
      name: "pelmetimport",
      dependencies: [
        "PelmetCompiler", "PelmetDiagnostics", "PelmetFiles", "PelmetImportOptions", "PelmetImporting", "PelmetReports",
        "PelmetRewriting", "PelmetSyntax", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    // Not called "pelmet": file systems that ignore case would not tell it from "Pelmet".
    .executableTarget(name: "PelmetMain", dependencies: ["PelmetCommands"]),
    .plugin(name: "PelmetPlugin", capability: .buildTool(), dependencies: ["pelmetc"]),
    .plugin(name: "UnchangedCodePlugin", capability: .buildTool(), dependencies: ["pelmetrewrite"]),
    .plugin(
      name: "PelmetCommandPlugin",
      capability: .command(
        intent: .custom(verb: "pelmet", description: "Validates, compiles and explains Pelmet themes.")),
      dependencies: ["PelmetMain"]),

    // The list of what a theme sets, and what writes `Generated/` folders from it and from the pages of rules: `make generate`. No product
    // needs it, and it needs nothing.
    .executableTarget(name: "GenerateProperties"),

    // Using compiled themes.
    // Its Swift is in the repository, recorded by RecordedModulesTests: who uses only the libraries compiles no compiler.
    .target(
      name: "SystemThemes", dependencies: ["Pelmet"], path: "themes",
      exclude: ["ios12", "ios13", "ios15", "ios26", "system"].map { "\($0).theme.json" } + ["pelmet.json"]),
    .target(name: "ModelCore", dependencies: ["Pelmet", "SystemThemes"]),
    .target(
      name: "PelmetUIKit",
      dependencies: ["Pelmet", .target(name: "ModelCore", condition: model)], swiftSettings: modelSettings),
    // Themes from the bars of a running app, for debug builds and tests: a product of its own, so that no other app pays for it.
    .target(
      name: "PelmetCapture",
      dependencies: ["Pelmet", "PelmetReports", "PelmetUIKit", .target(name: "ModelCore", condition: model)],
      swiftSettings: modelSettings),
    .target(
      name: "PelmetPreview",
      dependencies: ["ModelCore", "Pelmet", "PelmetUIKit", .target(name: "PelmetDiagnostics", condition: model)],
      resources: [
        "state.js", "notes.js", "derive.js", "parameters.js", "shell.js", "sidebar.js", "parts.js", "stage.js", "toolbar.js",
        "keys.js", "disclosures.js", "print.js", "pieces.js", "follow.js", "files.js", "pins.js", "inspector.js", "tables.js",
        "matrix.js",
        "compare.js", "compareview.js", "tokens.js", "views.js", "page.css", "print.css", "views.css", "parameters.css",
      ].map { .embedInCode("Page/Script/\($0)") }, swiftSettings: modelSettings),
    // For the tests of apps, where there is no UIKit; elsewhere it is empty.
    .target(
      name: "PelmetTesting",
      dependencies: [
        "Pelmet", "PelmetUIKit", .target(name: "ModelCore", condition: model),
        .target(name: "PelmetDiagnostics", condition: model), .target(name: "PelmetPreview", condition: model),
      ], swiftSettings: modelSettings),
    // A base class for tests with XCTest: apart from PelmetTesting, which needs Swift Testing and builds pictures first.
    .target(name: "PelmetXCTest", dependencies: [.target(name: "ModelCore", condition: model)], swiftSettings: modelSettings),

    // Tests.
    .testTarget(name: "HouseTests"),
    .target(name: "PelmetTestSupport", dependencies: ["PelmetReports"], path: "Tests/PelmetTestSupport"),
    .testTarget(
      name: "PelmetFilesTests",
      dependencies: ["PelmetCompiler", "PelmetDiagnostics", "PelmetFiles", "PelmetReports", "PelmetTestSupport"]),
    .testTarget(name: "pelmetcTests", dependencies: ["PelmetTestSupport", "pelmetc"]),
    .testTarget(
      name: "PelmetCommandsTests",
      dependencies: [
        "Pelmet", "PelmetCommands", "PelmetCompiler", "PelmetDiagnostics", "PelmetExplanations", "PelmetFiles", "PelmetMain",
        "PelmetPreview", "PelmetResolution", "PelmetRPC", "PelmetServer", "PelmetTestSupport", "PelmetTesting", "pelmetc",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .testTarget(name: "GeneratePropertiesTests", dependencies: ["GenerateProperties"]),
    .testTarget(name: "PelmetTests", dependencies: ["Pelmet", "PelmetTestSupport"]),
    .testTarget(name: "PelmetExplanationsTests", dependencies: ["PelmetDiagnostics", "PelmetExplanations"]),
    .testTarget(name: "PelmetDiagnosticsTests", dependencies: ["PelmetDiagnostics", "PelmetTestSupport"]),
    .testTarget(name: "PelmetResolutionTests", dependencies: ["Pelmet", "PelmetCompiler", "PelmetResolution"]),
    .testTarget(name: "PelmetReportsTests", dependencies: ["PelmetDiagnostics", "PelmetReports", "PelmetTestSupport"]),
    .testTarget(
      name: "PelmetFormattingTests",
      dependencies: [
        "Pelmet", "PelmetCompiler", "PelmetDiagnostics", "PelmetFiles", "PelmetFormatting", "PelmetSyntax", "PelmetTestSupport",
      ]),
    .testTarget(
      name: "PelmetCompilerTests",
      dependencies: [
        "Pelmet", "PelmetCompiler", "PelmetDiagnostics", "PelmetNotation", "PelmetReports", "PelmetResolution", "PelmetSyntax",
        "PelmetTestSupport", "PelmetTokens",
      ]),
    .testTarget(
      name: "PelmetTokensTests",
      dependencies: ["Pelmet", "PelmetDiagnostics", "PelmetNotation", "PelmetSyntax", "PelmetTestSupport", "PelmetTokens"]),
    .testTarget(name: "PelmetPreviewTests", dependencies: ["ModelCore", "Pelmet", "PelmetPreview", "PelmetTestSupport"]),
    .testTarget(
      name: "PelmetImportingTests",
      dependencies: [
        "Pelmet", "PelmetCompiler", "PelmetDiagnostics", "PelmetImportOptions", "PelmetImporting", "PelmetNotation",
        "PelmetReports", "PelmetResolution", "PelmetTestSupport", "pelmetimport",
      ]),
    .testTarget(name: "PelmetRewritingTests", dependencies: ["PelmetRewriting", "PelmetTestSupport", "pelmetrewrite"]),
    .testTarget(
      name: "PelmetWorkspaceTests",
      dependencies: ["PelmetCompiler", "PelmetDiagnostics", "PelmetFiles", "PelmetTestSupport", "PelmetWorkspace"]),
    .testTarget(
      name: "PelmetLanguageServerTests",
      dependencies: ["PelmetFiles", "PelmetLanguageServer", "PelmetReports", "PelmetRPC", "PelmetSyntax", "PelmetTestSupport"]),
    .testTarget(name: "PelmetRPCTests", dependencies: ["PelmetReports", "PelmetRPC", "PelmetSyntax", "PelmetTestSupport"]),
    .testTarget(name: "PelmetServerTests", dependencies: ["PelmetServer", "PelmetTestSupport"]),
    .testTarget(name: "PelmetSyntaxTests", dependencies: ["PelmetDiagnostics", "PelmetSyntax", "PelmetTestSupport"]),
    // The properties of ModelCore that a theme sets, by name, from the judge.
    .target(name: "JudgedProperties", dependencies: ["ModelCore"], path: "Tests/JudgedProperties"),
    .testTarget(
      name: "ModelCoreTests", dependencies: ["Conformance", "JudgedProperties", "ModelCore", "Pelmet", "PelmetTestSupport"]),
    // The scenarios that also run on UIKit, in an app on a device.
    .target(name: "Conformance", dependencies: ["ModelCore"], path: "Tests/Conformance/Shared"),
    .testTarget(
      name: "ConformanceTests", dependencies: ["Conformance", "ModelCore", "PelmetTestSupport"], path: "Tests/Conformance/Tests"),
    .testTarget(
      name: "PelmetTestingTests",
      dependencies: [
        "ModelCore", "Pelmet", "PelmetDiagnostics", "PelmetPreview", "PelmetTestSupport", "PelmetTesting", "PelmetUIKit",
      ],
      exclude: ["Tutorial/__Snapshots__"]),
    .testTarget(name: "GoldenTests", dependencies: ["Pelmet"]),
    // The list of public names of each library.
    .testTarget(
      name: "APITests",
      dependencies: [
        "ModelCore", "Pelmet", "PelmetCapture", "PelmetPreview", "PelmetTesting", "PelmetUIKit", "PelmetXCTest", "SystemThemes",
      ]),
    .testTarget(
      name: "PelmetCaptureTests",
      dependencies: [
        "ModelCore", "Pelmet", "PelmetCapture", "PelmetCompiler", "PelmetDiagnostics", "PelmetFiles", "PelmetNotation",
        "PelmetReports", "PelmetResolution", "PelmetTestSupport", "PelmetUIKit",
      ] + (shapes + leftOvers).map { .byName(name: $0.name) }),
    .target(name: "UIKitOfModel", dependencies: ["ModelCore"], path: "Tests/PelmetCaptureShapes/UIKitOfModel"),
    .testTarget(
      name: "PelmetUIKitTests", dependencies: ["JudgedProperties", "ModelCore", "Pelmet", "PelmetTestSupport", "PelmetUIKit"],
      resources: [.copy("Resources/Note.txt")]),
  ] + shapes + leftOvers
)

for target in package.targets where ![.plugin, .system, .binary].contains(target.type) && !target.name.hasPrefix("Shape") {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .swiftLanguageMode(.v6),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("InternalImportsByDefault"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}

/// Leaves out the targets that none of the named ones needs, and the packages that no target needs: SwiftPM would fetch those, and warn.
func keep(_ names: some Sequence<String>, of package: Package) {
  var needed = Set(names)
  var found = 0
  while found < needed.count {
    found = needed.count
    for target in package.targets where needed.contains(target.name) {
      for case .byNameItem(let name, _) in target.dependencies { needed.insert(name) }
      for case .targetItem(let name, _) in target.dependencies { needed.insert(name) }
      for case .plugin(let name, _) in target.plugins ?? [] { needed.insert(name) }
    }
  }
  package.targets.removeAll { !needed.contains($0.name) }
  var used: Set<String> = []
  for dependency in package.targets.flatMap(\.dependencies) {
    if case .productItem(_, let package?, _, _) = dependency { used.insert(package) }
  }
  package.dependencies.removeAll { dependency in
    guard case .sourceControl(_, let location, _) = dependency.kind else { return false }
    return !used.contains { location.hasSuffix("/\($0)") }
  }
}

/// Checks build tools once, and then several packages with them: PELMET_TOOLS has the paths of their bundles, in this folder.
let bundles = Context.environment["PELMET_TOOLS", default: ""].split(separator: ",").map { path in
  let file = path.split(separator: "/").last ?? path
  return Target.binaryTarget(name: String(file.prefix { $0 != "." }), path: String(path))
}

// With tools built, what only they and the tests need goes, and with it all dependencies; and so do plugins without a built tool.
// PELMET_FROM_SOURCE=1 builds a release as it was developed: on a machine for which it has no tools, or to test it.
let built = bundles.isEmpty && Context.environment["PELMET_FROM_SOURCE"] == nil ? tools : bundles
if !built.isEmpty {
  let names = Set(built.map(\.name))
  package.targets.removeAll { names.contains($0.name) }
  package.targets += built
  let plugins = package.targets.filter { target in
    target.type == .plugin
      && target.dependencies.allSatisfy { if case .byNameItem(let name, _) = $0 { names.contains(name) } else { false } }
  }.map(\.name)
  package.products.removeAll { product in
    switch product {
    case let executable as Product.Executable: !names.isSuperset(of: executable.targets)
    case let plugin as Product.Plugin: !Set(plugins).isSuperset(of: plugin.targets)
    default: false
    }
  }
  keep(package.products.compactMap { $0 as? Product.Library }.flatMap(\.targets) + plugins, of: package)
}

// `make test MODULE=PelmetSyntax,PelmetCompiler` builds and runs the tests of those modules: what they do not need is left out.
if let modules = Context.environment["PELMET_MODULE"], !modules.isEmpty {
  keep(modules.split(separator: ",").map { "\($0)Tests" }, of: package)
  package.products = []
}

// `make test` leaves the plugins out: for them SwiftPM would compile the tools, and all modules below them, a second time.
if Context.environment["PELMET_NO_PLUGINS"] != nil {
  package.targets.removeAll { $0.type == .plugin }
  package.products.removeAll { $0 is Product.Plugin }
}
