import PelmetCompiler
import PelmetDiagnostics
import PelmetFiles
import PelmetTestSupport
import Testing

/// Where the settings of a module are looked for.
@Suite struct SettingsFileTests {
  private static let theme = "{ \"pelmet\": 1 }"
  private static let settings = "{ \"access\": \"internal\" }"

  /// The input of paths in a folder, as a command reads them.
  private func input(_ folder: TemporaryFolder, _ paths: String...) -> CompilerInput {
    InputLoader(module: "App", ThemeSelection.grouping(paths.map { $0.isEmpty ? folder.path : folder[$0] })).input
  }

  private func findings(_ input: CompilerInput, in folder: TemporaryFolder) -> [String] {
    var locator = SourceLocator(input.sources)
    return input.diagnostics.sorted(in: input.sources).map { finding in
      "\(finding.rule) \(locator.prefix(of: finding.location)): \(finding.fix ?? "")".replacing(folder.path + "/", with: "")
    }
  }

  @Test(arguments: ["pelmet.json", "Themes/pelmet.json", "Settings/Pelmet/pelmet.json"])
  func `the only settings of a module hold wherever they are in it`(path: String) throws {
    let folder = try TemporaryFolder([path: Self.settings, "Themes/a.theme.json": Self.theme])
    let input = input(folder, "")
    expectEqual(input.module.settings.access, .internal)
    expectEqual(findings(input, in: folder), [])
  }

  @Test func `the build plugin's tool finds them, too`() throws {
    let folder = try TemporaryFolder(["Themes/pelmet.json": Self.settings, "Themes/a.theme.json": Self.theme])
    expectEqual(InputLoader(module: "App", [ThemeSelection(ThemeFolder(folder.path))]).input.module.settings.access, .internal)
    try folder.write("/\(folder.path)\0fThemes/a.theme.json\0fThemes/pelmet.json\0", to: "inputs")
    let recorded = try #require(ThemeFolder.recorded(in: folder["inputs"])?[folder.path])
    expectEqual(InputLoader(module: "App", [ThemeSelection(recorded)]).input.module.settings.access, .internal)
  }

  @Test func `settings around those of others hold, and the others are findings`() throws {
    let folder = try TemporaryFolder([
      "Themes/pelmet.json": Self.settings, "Themes/in/pelmet.json": "{}", "Themes/a.theme.json": Self.theme,
    ])
    let input = input(folder, "")
    expectEqual(input.module.settings.access, .internal)
    expectEqual(findings(input, in: folder), ["UnusedSettings Themes/in/pelmet.json:1:1: move them to \"Themes/pelmet.json\""])
  }

  @Test func `of settings beside each other none hold, and all are findings`() throws {
    let folder = try TemporaryFolder([
      "A/pelmet.json": Self.settings, "B/pelmet.json": Self.settings, "a.theme.json": Self.theme,
    ])
    let input = input(folder, "")
    expectEqual(input.module.settings.access, .public)
    #expect(
      findings(input, in: folder) == [
        "UnusedSettings A/pelmet.json:1:1: move them to \"pelmet.json\"",
        "UnusedSettings B/pelmet.json:1:1: move them to \"pelmet.json\"",
      ])
  }

  @Test func `of a package's targets each has its settings, and is to be checked by itself`() throws {
    let folder = try TemporaryFolder([
      "Package.swift": "", "Sources/A/pelmet.json": Self.settings, "Sources/B/pelmet.json": Self.settings,
      "a.theme.json": Self.theme,
    ])
    #expect(
      findings(input(folder, ""), in: folder).map { $0.replacing("\"", with: "") } == [
        "UnusedSettings Sources/A/pelmet.json:1:1: check the folder by itself: pelmet validate Sources/A",
        "UnusedSettings Sources/B/pelmet.json:1:1: check the folder by itself: pelmet validate Sources/B",
      ])
  }

  @Test func `paths in settings begin at their folder, and leave the rest of the module alone`() throws {
    let folder = try TemporaryFolder([
      "T/pelmet.json": "{ \"themes\": [\"bright\"], \"assets\": [\"A.xcassets\"] }", "T/bright/a.theme.json": Self.theme,
      "T/brighter/b.theme.json": Self.theme, "Other/c.theme.json": Self.theme,
      "T/A.xcassets/Ink.colorset/Contents.json": "{}",
    ])
    let input = input(folder, "")
    expectEqual(input.module.files.map(\.path), ["Other/c.theme.json", "T/bright/a.theme.json"])
    expectEqual(input.module.assets?.colors, ["Ink"])
    expectEqual(findings(input, in: folder), [])
  }

  @Test func `a folder below the settings has them, up to the package's folder`() throws {
    let folder = try TemporaryFolder([
      "pelmet.json": "{ \"access\": \"package\" }", "Sources/Package.swift": "", "Sources/App/pelmet.json": Self.settings,
      "Sources/App/Themes/a.theme.json": Self.theme, "Sources/App/More/b.theme.json": Self.theme,
      "Sources/Other/c.theme.json": Self.theme,
    ])
    let both = input(folder, "Sources/App/Themes", "Sources/App/More")
    expectEqual(both.module.settings.access, .internal)
    expectEqual(both.module.files.count, 2)
    expectEqual(both.sources.files.count { $0.path.hasSuffix("pelmet.json") }, 1)
    expectEqual(input(folder, "Sources/Other").module.settings.access, .public)
  }

  @Test func `a module that is depended upon has its settings likewise`() throws {
    let folder = try TemporaryFolder([
      "App/a.theme.json": Self.theme, "Style/Themes/pelmet.json": Self.settings, "Style/Themes/b.theme.json": Self.theme,
    ])
    var loader = InputLoader(module: "App", ThemeSelection.grouping([folder["App"]]))
    loader.addDependency("Style", folder: ThemeFolder(folder["Style"]))
    expectEqual(loader.input.dependencies.first?.settings.access, .internal)
  }
}
