import PelmetCompiler
import PelmetDiagnostics
import PelmetFiles
import PelmetTestSupport
import Testing

/// Files of tokens by any name, which are read when a theme or a resolver names them.
@Suite struct UnreadFileTests {
  private static let color = #"{ "c": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } }"#

  private static func theme(_ tokens: String) -> String {
    #"{ "pelmet": 1, "tokens": [\#(tokens)], "window": { "tintColor": "{c}" } }"#
  }

  /// The findings of a run in a folder and the module `Style` in its subfolder `style`, and the files that it reads.
  private func run(
    _ folder: TemporaryFolder, _ paths: [String] = [""], texts: [String: String] = [:]
  ) -> (findings: [String], read: [String]) {
    let selections = ThemeSelection.grouping(paths.map { $0.isEmpty ? folder.path : folder[$0] })
    var loader = InputLoader(
      module: "App", selections,
      texts: Dictionary(uniqueKeysWithValues: texts.map { (folder[$0], Array($1.utf8)) }))
    if ThemeFolder(folder["style"]).exists { loader.addDependency("Style", folder: ThemeFolder(folder["style"])) }
    let compilation = Compilation.validate(loader.input)
    let findings = compilation.diagnostics.filter { $0.rule.stage != .checking }.map { "\($0.rule): \($0.summary)" }
    return (findings, compilation.sources.files.map { $0.path.replacing(folder.path + "/", with: "") })
  }

  @Test func `only what is named is read`() throws {
    let folder = try TemporaryFolder([
      "app.theme.json": Self.theme(#""t/Farben.json""#), "t/Farben.json": Self.color, "t/other.json": Self.color,
      "t/broken.json": "{",
    ])
    let (findings, read) = run(folder)
    expectEqual(findings, [])
    expectEqual(read, ["app.theme.json", "t/Farben.json"])
  }

  @Test func `folders and patterns find files of every depth, but no hidden ones and no catalogues`() throws {
    let folder = try TemporaryFolder([
      "app.theme.json": Self.theme(#""**/*.json""#), "t/a.json": Self.color, "t/x/y/b.json": Self.color, ".git/c.json": "{",
      "Media.xcassets/Contents.json": "{", "pelmet.json": "{}", "u.tokens.json": Self.color,
    ])
    let (findings, read) = run(folder)
    expectEqual(findings, [])
    expectEqual(read, ["pelmet.json", "app.theme.json", "u.tokens.json", "t/a.json", "t/x/y/b.json"])
  }

  @Test func `files outside of the folders of themes can be named`() throws {
    let folder = try TemporaryFolder([
      "pelmet.json": #"{ "themes": ["in"] }"#, "in/app.theme.json": Self.theme(#""App:out/a.json""#), "out/a.json": Self.color,
    ])
    expectEqual(run(folder).findings, [])
  }

  @Test func `files of another module are found in its folder`() throws {
    let folder = try TemporaryFolder([
      "pelmet.json": #"{ "themes": ["app.theme.json"] }"#, "app.theme.json": Self.theme(#""Style:t/a.json""#),
      "style/t/a.json": Self.color,
    ])
    let (findings, read) = run(folder)
    expectEqual(findings, [])
    expectEqual(read.last, "style/t/a.json")
  }

  @Test func `letter case counts on every file system`() throws {
    let folder = try TemporaryFolder(["app.theme.json": Self.theme(#""farben.json""#), "Farben.json": Self.color])
    #expect(run(folder).findings.first?.hasPrefix("UnknownFile") == true)
  }

  @Test func `texts that are not on disk go before those that are`() throws {
    let folder = try TemporaryFolder(["app.theme.json": Self.theme(#""a.json""#), "a.json": "{"])
    expectEqual(run(folder).findings.count, 1)
    expectEqual(run(folder, texts: ["a.json": Self.color]).findings, [])
  }

  @Test func `a theme that is given alone finds its tokens`() throws {
    let folder = try TemporaryFolder(["d/app.theme.json": Self.theme(#""t/a.json""#), "d/t/a.json": Self.color])
    expectEqual(run(folder, ["d/app.theme.json"]).findings, [])
  }
}
