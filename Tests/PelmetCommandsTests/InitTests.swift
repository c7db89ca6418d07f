import PelmetTestSupport
import Testing

@testable import PelmetCommands

@Suite struct InitTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private static let manifest = """
    // swift-tools-version: 5.10
    import PackageDescription

    let package = Package(
      name: "Mine",
      targets: [.target(name: "App"), .target(name: "Core")])

    """

  // MARK: - A new package

  @Test func `an empty folder becomes a package`() throws {
    let run = TestConsole("init", folder["my-shop"])
    expectEqual(run.status, 0, "\(run.errors)")
    #expect(
      run.output.hasPrefix(
        [
          "Package.swift", "Sources/MyShop/ThemedWindow.swift", "Tests/MyShopTests/MyShopTests.swift",
          "Sources/MyShop/Themes/app.theme.json", "Sources/MyShop/pelmet.json", "theme.schema.json", ".vscode/settings.json",
          ".gitignore",
        ].map { "wrote \(folder["my-shop"])/\($0)\n" }.joined()))
    let manifest = try folder.text(of: "my-shop/Package.swift")
    for line in [
      "name: \"MyShop\"", "platforms: [.macOS(.v13), .iOS(.v13)]",
      ".package(url: \"https://github.com/pelmet/pelmet\", \(Release.requirement))",
      "plugins: [.plugin(name: \"PelmetPlugin\", package: \"pelmet\")]", ".testTarget(",
    ] {
      #expect(manifest.contains(line))
    }
    #expect(try folder.text(of: "my-shop/Sources/MyShop/ThemedWindow.swift").contains("Theme.app.apply(to: window)"))
    #expect(try folder.text(of: "my-shop/.vscode/settings.json").contains("\"url\": \"./theme.schema.json\""))
    #expect(run.output.contains("\n  swift test\n  pelmet validate Sources/MyShop/Themes\n"))
  }

  @Test func `nothing is wrong with the new package's theme, wherever one looks from`() throws {
    _ = TestConsole("init", folder["Shop"], "--name", "midnight")
    for path in ["Shop", "Shop/Sources/Shop", "Shop/Sources/Shop/Themes", "Shop/Sources/Shop/Themes/midnight.theme.json"] {
      let validation = TestConsole("validate", folder[path], "--strict")
      expectEqual(validation.errors, "no errors in 1 theme\n", "\(path)")
    }
    #expect(
      try folder.text(of: "Shop/Sources/Shop/Themes/midnight.theme.json")
        .contains("\"$schema\": \"../../../theme.schema.json\""))
    let run = TestConsole("generate", folder["Shop/Sources/Shop"], "--output", folder["swift"])
    expectEqual(run.status, 0)
    #expect(folder.names(in: "swift").contains("midnight.theme.swift"))
  }

  @Test func `a local copy of Pelmet is depended upon by its way from the package`() throws {
    try folder.write("", to: "copies/pelmet/Package.swift")
    _ = TestConsole("init", folder["apps/Shop"], "--pelmet-path", folder["copies/pelmet"])
    #expect(
      try folder.text(of: "apps/Shop/Package.swift").contains(".package(name: \"pelmet\", path: \"\(folder["copies/pelmet"])\")"))
    let run = TestConsole("init", folder["apps/Other"], "--pelmet-path", folder["copies"])
    expectEqual(run.status, 64)
    #expect(run.errors.contains("there is no package in"))
    expectEqual(folder.names(in: "apps"), ["Shop"])
  }

  @Test(arguments: [
    ("my-shop", "MyShop"), ("shop", "Shop"), ("Pelmet", "PelmetApp"), ("2048", "App2048"), ("é", "App"), ("Theme", "ThemeApp"),
  ])
  func `a package has a name that a module can have`(folder: String, name: String) {
    expectEqual(StarterPackage.name(of: folder), name)
  }

  @Test func `a folder in a package does not become another package`() throws {
    try folder.write(Self.manifest, to: "Package.swift")
    for path in [folder.path, folder["Sources/App/Themes"]] {
      let run = TestConsole("init", path)
      expectEqual(run.status, 64)
      #expect(run.errors.contains("fix: run pelmet init --into \"\(path)\""))
    }
    expectEqual(folder.names(), ["Package.swift"])
  }

  @Test(arguments: ["Sources/Shop/ThemedWindow.swift", "Sources/Shop/Themes/app.theme.json"])
  func `nothing is written where a file is in the way`(path: String) throws {
    try folder.write("mine", to: "Shop/\(path)")
    let run = TestConsole("init", folder["Shop"])
    expectEqual(run.status, 1)
    expectEqual(run.output, "")
    expectEqual(run.errors, "error: \(folder["Shop"])/\(path) already exists\nnothing was written\n")
    expectEqual(folder.names(in: "Shop"), ["Sources"])
    try expectEqual(folder.text(of: "Shop/\(path)"), "mine")
  }

  @Test func `a dry run says what it would write`() {
    let run = TestConsole("init", "--dry-run", folder["Shop"])
    expectEqual(run.status, 0)
    #expect(run.output.hasPrefix("would write \(folder["Shop"])/Package.swift\n"))
    expectEqual(folder.names(), [])
  }

  @Test(arguments: [".gitignore", ".vscode/settings.json"])
  func `files that others write, too, are kept`(path: String) throws {
    try folder.write("mine", to: "Shop/\(path)")
    let run = TestConsole("init", folder["Shop"])
    expectEqual(run.status, 0)
    #expect(run.output.contains("kept \(folder["Shop"])/\(path)\n"))
    try expectEqual(folder.text(of: "Shop/\(path)"), "mine")
  }

  // MARK: - A run that was stopped

  private static let packageFiles = [
    "Package.swift", "Sources/Shop/ThemedWindow.swift", "Tests/ShopTests/ShopTests.swift", "Sources/Shop/Themes/app.theme.json",
    "Sources/Shop/pelmet.json", "theme.schema.json", ".vscode/settings.json", ".gitignore",
  ]

  /// After a kill some of the files are there, the manifest last.
  @Test(arguments: 0...8)
  func `a second run adds what a killed one has not written`(count: Int) throws {
    expectEqual(TestConsole("init", folder["whole/Shop"]).status, 0)
    try folder.write("half", to: "Shop/.pelmet-0123456789abcdef.tmp")
    let written = Self.packageFiles.reversed().prefix(count)
    for file in written { try folder.write(try folder.text(of: "whole/Shop/\(file)"), to: "Shop/\(file)") }
    let run = TestConsole("init", folder["Shop"])
    // A package that is whole is one that exists.
    expectEqual(run.status, (count == 8 ? 64 : 0), "\(run.errors)")
    for file in Self.packageFiles {
      try expectEqual(folder.text(of: "Shop/\(file)"), folder.text(of: "whole/Shop/\(file)"))
      if count < 8 { #expect(run.output.contains("\(written.contains(file) ? "kept" : "wrote") \(folder["Shop"])/\(file)\n")) }
    }
  }

  @Test(arguments: 0...5)
  func `a second run goes on in a package that exists`(count: Int) throws {
    for package in ["whole", "stopped"] {
      try folder.write(Self.manifest, to: "\(package)/Package.swift")
      try folder.write("", to: "\(package)/Sources/App/App.swift")
    }
    expectEqual(TestConsole("init", "--into", folder["whole"]).status, 0)
    let files = [
      ".vscode/settings.json", "theme.schema.json", "Sources/App/pelmet.json", "Sources/App/Themes/app.theme.json",
      "Package.swift",
    ]
    for file in files.prefix(count) { try folder.write(try folder.text(of: "whole/\(file)"), to: "stopped/\(file)") }
    let run = TestConsole("init", "--into", folder["stopped"])
    expectEqual(run.status, (count == 5 ? 1 : 0), "\(run.errors)")
    for file in files { #expect(try folder.text(of: "stopped/\(file)") == folder.text(of: "whole/\(file)")) }
    if count == 5 { #expect(run.errors.contains("app.theme.json already exists\nnothing was written\n")) }
  }

  @Test func `a run that fails in the middle takes back what it has written`() throws {
    try folder.write("mine", to: "Shop/Sources")
    let run = TestConsole("init", folder["Shop"])
    expectEqual(run.status, 1)
    #expect(run.errors.contains("a file is where a folder is needed"))
    expectEqual(folder.names(in: "Shop"), ["Sources"])
    expectEqual(run.output, "")
  }

  // MARK: - An existing package

  @Test func `a package with one target gets a theme, and its manifest shows what is added`() throws {
    try folder.write(Self.manifest, to: "Package.swift")
    try folder.write("", to: "Sources/App/App.swift")
    let run = TestConsole("init", "--into", folder.path)
    expectEqual(run.status, 0, "\(run.errors)")
    expectEqual(folder.names(in: "Sources/App"), ["App.swift", "Themes", "pelmet.json"])
    expectEqual(folder.names(in: "Sources/App/Themes"), ["app.theme.json"])
    #expect(folder.names().contains("theme.schema.json"))
    let added = """
      // Pelmet compiles the themes of App.
      package.platforms = [.macOS(.v13), .iOS(.v13)]
      package.dependencies.append(.package(url: "https://github.com/pelmet/pelmet", \(Release.requirement)))
      for target in package.targets where target.name == "App" {
        target.dependencies += [
          .product(name: "Pelmet", package: "pelmet"),
          .product(name: "PelmetUIKit", package: "pelmet"),
          .product(name: "ModelCore", package: "pelmet", condition: .when(platforms: [.linux, .macOS, .windows])),
        ]
        target.plugins = (target.plugins ?? []) + [.plugin(name: "PelmetPlugin", package: "pelmet")]
      }

      """
    try expectEqual(folder.text(of: "Package.swift"), Self.manifest + "\n" + added)
    #expect(run.output.contains("\n+// Pelmet compiles the themes of App.\n"))
    #expect(!run.output.contains("Add to Package.swift"))
    expectEqual(TestConsole("validate", folder.path, "--strict").errors, "no errors in 1 theme\n")
  }

  @Test func `of several targets one is named`() throws {
    try folder.write(Self.manifest, to: "Package.swift")
    for target in ["App", "Core"] { try folder.write("", to: "Sources/\(target)/a.swift") }
    let run = TestConsole("init", "--into", folder.path)
    expectEqual(run.status, 64)
    #expect(run.errors.contains("there are several targets: '\(folder["Sources/App"])', '\(folder["Sources/Core"])'"))
    expectEqual(TestConsole("init", "--into", folder["Sources/Core/Looks"]).status, 0)
    expectEqual(folder.names(in: "Sources/Core"), ["Looks", "a.swift", "pelmet.json"])
    expectEqual(folder.names(in: "Sources/Core/Looks"), ["app.theme.json"])
    #expect(try folder.text(of: "Package.swift").contains("where target.name == \"Core\""))
  }

  @Test(arguments: [
    "let package = makePackage()\n", InitTests.manifest + "// uses Pelmet\n",
    InitTests.manifest.replacing("App", with: "Application"),
    InitTests.manifest.replacing("App", with: "Core").replacing("Mine", with: "App"),
  ])
  func `where the change of a manifest is not certain, it is printed`(manifest: String) throws {
    try folder.write(manifest, to: "Package.swift")
    try folder.write("", to: "Sources/App/App.swift")
    let run = TestConsole("init", "--into", folder["Sources/App"])
    expectEqual(run.status, 0)
    try expectEqual(folder.text(of: "Package.swift"), manifest)
    for line in [
      "\n\nAdd to Package.swift, first to the package, then to the target 'App':\n", "platforms: [.macOS(.v13), .iOS(.v13)],",
      ".package(url: \"https://github.com/pelmet/pelmet\", \(Release.requirement))",
      ".plugin(name: \"PelmetPlugin\", package: \"pelmet\")",
    ] {
      #expect(run.output.contains(line))
    }
  }

  @Test func `settings that a target has are kept, wherever they are in it`() throws {
    try folder.write(Self.manifest, to: "Package.swift")
    try folder.write("{}", to: "Sources/App/Settings/pelmet.json")
    let run = TestConsole("init", "--into", folder["Sources/App"])
    #expect(run.output.contains("kept \(folder["Sources/App"])/Settings/pelmet.json\n"))
    expectEqual(folder.names(in: "Sources/App"), ["Settings", "Themes"])
  }

  @Test func `a folder in no package gets theme, schema and settings`() throws {
    let themes = folder["themes"]
    let run = TestConsole("init", "--into", themes)
    expectEqual(run.status, 0)
    expectEqual(folder.names(in: "themes"), ["app.theme.json", "pelmet.json", "theme.schema.json"])
    #expect(run.output.contains("Add to Package.swift, first to the package, then to the target that has the folder:\n"))
    #expect(run.output.contains("  pelmet validate \"\(themes)\"\n  pelmet resolve \"\(themes)/app.theme.json\" --scheme dark\n"))
  }

  // MARK: - Tokens

  @Test func `tokens are listed, and their modes follow the device`() throws {
    try folder.write(
      ##"{ "version": "2025.10", "resolutionOrder": [{ "type": "modifier", "name": "mode", "contexts": { "light": [], "dark": [] } }, { "type": "modifier", "name": "size", "default": "l", "contexts": { "s": [], "l": [{ "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } }] } }] }"##,
      to: "themes/t/brand.resolver.json")
    let run = TestConsole("init", "--into", folder["themes"], "--tokens", folder["themes/t/brand.resolver.json"])
    expectEqual(run.status, 0, "\(run.errors)")
    let theme = try folder.text(of: "themes/app.theme.json")
    #expect(
      theme.contains(
        """
          "pelmet": 1,

          "tokens": ["t/brand.resolver.json"],
          "inputs": { "mode": { "light": "light", "dark": "dark" }, "size": "l" },

          "colors": {

        """))
    #expect(theme.contains("\"bar-ink\": { \"light\""))
    let validation = TestConsole("validate", folder["themes"], "--strict")
    expectEqual(validation.errors, "no errors in 1 theme\n")
  }

  @Test func `tokens outside of the theme's folder are refused`() throws {
    try folder.write("{}", to: "x.tokens.json")
    let run = TestConsole("init", folder["Shop"], "--tokens", folder["x.tokens.json"])
    expectEqual(run.status, 64)
    #expect(run.errors.contains("themes list files below their own folder"))
    expectEqual(folder.names(), ["x.tokens.json"])
  }
}
