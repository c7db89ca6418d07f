import PelmetDiagnostics
import PelmetTestSupport
import PelmetWorkspace
import Testing

/// A workspace follows its files: those in editors, and those on disk.
@Suite struct WorkspaceTests {
  private static let files = [
    "App/Package.swift": "", "App/Sources/App/Themes/day.theme.json": #"{ "pelmet": 1, "extends": "Style:base" }"#,
    "Style/Package.swift": "",
    "Style/Sources/Style/base.theme.json":
      #"{ "pelmet": 1, "abstract": true, "tokens": ["a.tokens.json"], "colors": { "ink": "{color.ink}" } }"#,
    "Style/Sources/Style/a.tokens.json": ##"{ "color": { "ink": { "$type": "color", "$value": "#112233" } } }"##,
    "Look/pelmet.json": "{}", "Look/themes/night.theme.json": #"{ "pelmet": 1, "navigatonBar": {} }"#,
  ]

  private func rules(_ workspace: Workspace, _ path: String) -> [String]? {
    workspace.findings(in: path).map { $0.diagnostics.map(\.rule.name) }
  }

  @Test func findsModulesByTargetsAndSettings() throws {
    let folder = try TemporaryFolder(Self.files)
    let workspace = Workspace([folder["App"], folder["Style"] + "/", folder["Look"]])
    expectEqual(workspace.allModules.map(\.name), ["App", "Look", "Style"])
    expectEqual(workspace.allModules.map(\.folder), [folder["App/Sources/App"], folder["Look"], folder["Style/Sources/Style"]])
    expectEqual(rules(workspace, folder["App/Sources/App/Themes/day.theme.json"]), [])
    expectEqual(rules(workspace, folder["Look/themes/night.theme.json"]), ["UnknownKey"])
    #expect(workspace.findings(in: folder["App/Package.swift"]) == nil)
  }

  @Test func readsOpenTextsInsteadOfTheDisk() throws {
    let folder = try TemporaryFolder(Self.files)
    let workspace = Workspace([folder.path])
    let path = folder["App/Sources/App/Themes/day.theme.json"]
    #expect(rules(workspace, path) == [])
    workspace.setText(Array(#"{ "pelmet": 1, "extends": "Style:bas" }"#.utf8), of: path)
    #expect(rules(workspace, path) == ["UnknownTheme"])
    workspace.setText(Array(#"{ "pelmet": 1, "extends": "Style:base", "#.utf8), of: path)
    #expect(rules(workspace, path) == ["InvalidJSON"])
    workspace.dropText(of: path)
    #expect(rules(workspace, path) == [])
  }

  @Test func knowsTheThemeOfATextThatIsBrokenFromTheBeginning() throws {
    let folder = try TemporaryFolder(Self.files)
    let workspace = Workspace([folder.path])
    let path = folder["App/Sources/App/Themes/day.theme.json"]
    let text = #"{ "pelmet": 1, "extends": "Style:base" "toolbar": { "tintColor": "{"#
    workspace.setText(Array(text.utf8), of: path)
    expectEqual(workspace.completions(in: path, at: text.utf8.count)?.items.map(\.label), ["ink", "color.ink"])
    #expect(rules(workspace, path) == ["InvalidJSON"])
  }

  @Test func followsFilesOnDisk() throws {
    let folder = try TemporaryFolder(Self.files)
    let workspace = Workspace([folder.path])
    let path = folder["App/Sources/App/Themes/day.theme.json"]
    #expect(rules(workspace, path) == [])
    let base = "Style/Sources/Style/base.theme.json"
    let text = try folder.text(of: base)
    try folder.remove(base)
    workspace.noteChanges(on: [folder[base]])
    #expect(rules(workspace, path) == ["UnknownTheme"])
    try folder.write(text, to: base)
    workspace.noteChanges(on: [folder[base]])
    #expect(rules(workspace, path) == [])
    try folder.write(#"{ "pelmet": 1, "extends": "day", "title": 1 }"#, to: "App/Sources/App/Themes/new.theme.json")
    workspace.noteChanges(on: [folder["App/Sources/App/Themes/new.theme.json"]])
    #expect(rules(workspace, folder["App/Sources/App/Themes/new.theme.json"]) == ["WrongKind"])
  }

  @Test func followsFilesOfOtherModules() throws {
    let folder = try TemporaryFolder(Self.files)
    let workspace = Workspace([folder["App"], folder["Style"]])
    let path = folder["App/Sources/App/Themes/day.theme.json"]
    workspace.setText(
      Array(#"{ "pelmet": 1, "extends": "Style:base", "colors": { "line": "{color.ink}" } }"#.utf8), of: path)
    #expect(rules(workspace, path) == [])
    workspace.setText(
      Array(##"{ "color": { "inc": { "$type": "color", "$value": "#112233" } } }"##.utf8),
      of: folder["Style/Sources/Style/a.tokens.json"])
    #expect(rules(workspace, path) == ["UnresolvedReference"])
    workspace.change(adding: [], removing: [folder["Style"]])
    #expect(rules(workspace, path) == ["UnknownModule"])
    workspace.change(adding: [folder["Style"]])
    #expect(rules(workspace, path) == ["UnresolvedReference"])
  }

  @Test func fixesAFileAsOftenAsItFindsSomething() throws {
    let folder = try TemporaryFolder(Self.files)
    let workspace = Workspace([folder.path])
    let path = folder["Look/themes/night.theme.json"]
    workspace.setText(Array(#"{ "pelmet": 1, "navigatonBar": { "isTranslucent": true }, }"#.utf8), of: path)
    let fixed = try #require(workspace.fixed(path))
    #expect(String(decoding: fixed, as: UTF8.self) == #"{ "pelmet": 1, "navigationBar": { "isTranslucent": true } }"#)
    #expect(rules(workspace, path) == ["InvalidJSON"])
  }
}
