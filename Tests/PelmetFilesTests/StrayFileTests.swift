import PelmetCompiler
import PelmetDiagnostics
import PelmetFiles
import PelmetTestSupport
import Testing

/// Files that no run reads, although they look as if they were meant to be read.
@Suite struct StrayFileTests {
  private static let theme = "{ \"pelmet\": 1 }"

  /// The findings of a folder: severity, rule, place in the folder and fix.
  private func findings(_ folder: TemporaryFolder, _ paths: [String] = [""]) -> [String] {
    let selections = ThemeSelection.grouping(paths.map { $0.isEmpty ? folder.path : folder[$0] })
    let input = InputLoader(module: "App", selections).input
    var locator = SourceLocator(input.sources)
    return input.diagnostics.sorted(in: input.sources).map { finding in
      "\(finding.severity) \(finding.rule) \(locator.prefix(of: finding.location)): \(finding.fix ?? "")"
        .replacing(folder.path + "/", with: "").replacing(folder.path, with: "")
    }
  }

  @Test func reportsThemesUnderOtherNames() throws {
    let folder = try TemporaryFolder([
      "app.theme.json": Self.theme, "dark-theme.json": "{\n  \"pelmet\": 1 }", "in/Blue.json": Self.theme,
      "theme.json": Self.theme, "2.json": Self.theme,
    ])
    #expect(
      findings(folder) == [
        "warning MisnamedTheme 2.json:1:3: rename the file to \"NAME.theme.json\"",
        "warning MisnamedTheme dark-theme.json:2:3: rename the file to \"dark.theme.json\"",
        "warning MisnamedTheme in/Blue.json:1:3: rename the file to \"Blue.theme.json\"",
        "warning MisnamedTheme theme.json:1:3: rename the file to \"NAME.theme.json\"",
      ])
  }

  @Test func isAnErrorInAFolderWithoutThemes() throws {
    let folder = try TemporaryFolder(["app-theme.json": Self.theme, "x.tokens.json": "{}"])
    expectEqual(findings(folder), ["error MisnamedTheme app-theme.json:1:3: rename the file to \"app.theme.json\""])
    expectEqual(findings(folder, ["app-theme.json"]), findings(folder))
  }

  @Test func leavesOtherFilesAlone() throws {
    let folder = try TemporaryFolder([
      "app.theme.json": Self.theme, "package.json": "{ \"name\": \"pelmet\", \"x\": { \"pelmet\": 1 } }",
      "theme.schema.json": "{ \"properties\": { \"pelmet\": {} } }", "broken.json": "{ \"pelmet\": 1",
      "text.json": "{ \"pelmet\": \"1\" }", "notes.txt": Self.theme, ".hidden.json": Self.theme, "empty.json": "",
      "A.xcassets/Contents.json": Self.theme,
    ])
    expectEqual(findings(folder), [])
    expectEqual(findings(folder, ["app.theme.json"]), [])
  }

  @Test func reportsSettingsBelowThoseOfTheRun() throws {
    let folder = try TemporaryFolder([
      "pelmet.json": "{}", "app.theme.json": Self.theme, "in/pelmet.json": "{ \"minimumOS\": \"17.0\" }",
    ])
    expectEqual(findings(folder), ["warning UnusedSettings in/pelmet.json:1:1: move them to \"pelmet.json\""])
    expectEqual(findings(folder, ["app.theme.json"]), [])
  }
}
