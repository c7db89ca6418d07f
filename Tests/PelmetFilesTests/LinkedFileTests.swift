import PelmetCompiler
import PelmetDiagnostics
import PelmetFiles
import PelmetReports
import PelmetTestSupport
import Testing

/// Links out of the border to files that themes, token lists and settings need.
@Suite struct LinkedFileTests {
  private let folder: TemporaryFolder

  private static let color = #"{ "c": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } }"#

  init() throws {
    folder = try TemporaryFolder([
      "repo/.git/HEAD": "", "repo/pelmet.json": "{}",
      "repo/in/a.theme.json": #"{ "pelmet": 1, "tokens": ["t.json"], "window": { "tintColor": "{c}" } }"#,
      "other/t.json": Self.color, "other/b.theme.json": "{ \"pelmet\": 1 }", "other/pelmet.json": #"{ "secret": 1 }"#,
      "other/M.xcassets/Brand.colorset/Contents.json": "{ \"colors\": [] }", "repo/shared/t.json": Self.color,
    ])
  }

  /// The errors of a run in the repository, relative to the folder, and whether a report quotes the word `secret`.
  private func run(permitting: [String] = [], _ path: String = "repo") -> (errors: [String], quotes: Bool) {
    let selections = ThemeSelection.grouping([folder[path]]).map { $0.permitting(permitting.map { folder[$0] }) }
    let compilation = Compilation.validate(InputLoader(module: "App", selections).input)
    var renderer = SnippetRenderer(compilation.sources, colored: false)
    let report = compilation.diagnostics.map { renderer.render($0) }.joined()
    var locator = SourceLocator(compilation.sources)
    let errors = compilation.diagnostics.filter { $0.severity == .error }.map { finding in
      "\(locator.position(of: finding.location).path): \(finding.summary)".replacing(folder.path + "/", with: "")
    }
    return (errors, report.contains("secret\""))
  }

  private static let problem = "a link leads from here out of the repository, and what is outside is not read"

  @Test func `tokens`() throws {
    try folder.link("repo/in/t.json", to: "../../other/t.json")
    expectEqual(run().errors, ["repo/in/t.json: \(Self.problem)"])
    expectEqual(run("repo/in/a.theme.json").errors, ["repo/in/t.json: \(Self.problem)"])
    expectEqual(run(permitting: ["other"]).errors, [])
    try folder.remove("repo/in/t.json")
    try folder.link("repo/in/t.json", to: "../shared/t.json")
    expectEqual(run().errors, [])
  }

  @Test func `tokens in a folder that is not followed`() throws {
    try folder.link("repo/in/ext", to: "../../other")
    try folder.write(#"{ "pelmet": 1, "tokens": ["ext/t.json"], "window": { "tintColor": "{c}" } }"#, to: "repo/in/a.theme.json")
    expectEqual(run().errors, ["repo/in/ext/t.json: \(Self.problem)"])
    expectEqual(run(permitting: ["other"]).errors, [])
    for entry in ["ext/", "ext/*.json"] {
      try folder.write(
        #"{ "pelmet": 1, "tokens": ["\#(entry)"], "window": { "tintColor": "{c}" } }"#, to: "repo/in/a.theme.json")
      #expect(!run().errors.isEmpty)
    }
  }

  @Test func `tokens of a resolver`() throws {
    try folder.write(
      ##"{ "version": "2025.10", "resolutionOrder": [{ "$ref": "#/sets/s" }], "sets": { "s": { "sources": [{ "$ref": "u.json" }] } } }"##,
      to: "repo/in/t.resolver.json")
    try folder.write(
      #"{ "pelmet": 1, "tokens": ["t.resolver.json"], "window": { "tintColor": "{c}" } }"#, to: "repo/in/a.theme.json")
    try folder.link("repo/in/u.json", to: "../../other/t.json")
    expectEqual(run().errors, ["repo/in/u.json: \(Self.problem)"])
  }

  @Test func `a theme, and one that extends it`() throws {
    try folder.write("{ \"pelmet\": 1, \"extends\": \"b\" }", to: "repo/in/a.theme.json")
    try folder.link("repo/in/b.theme.json", to: "../../other/b.theme.json")
    #expect(run().errors.contains("repo/in/b.theme.json: \(Self.problem)"))
    expectEqual(run("repo/in/b.theme.json").errors, ["repo/in/b.theme.json: \(Self.problem)"])
    expectEqual(run(permitting: ["other"]).errors, [])
  }

  @Test func `settings, of which no line is shown either way`() throws {
    try folder.write("{ \"pelmet\": 1 }", to: "repo/in/a.theme.json")
    try folder.remove("repo/pelmet.json")
    try folder.link("repo/pelmet.json", to: "../other/pelmet.json")
    expectEqual(run().errors, ["repo/pelmet.json: \(Self.problem)"])
    expectEqual(run("repo/in").errors, ["repo/pelmet.json: \(Self.problem)"])
    #expect(!run().quotes)
    let permitted = run(permitting: ["other"])
    expectEqual(permitted.errors.count, 1)
    #expect(permitted.errors.first?.hasPrefix("repo/pelmet.json: ") == true)
    #expect(!permitted.quotes)
  }

  @Test(arguments: ["{ \"themes\": [\"ext\"] }", "{ \"themes\": [\"in\", \"ext/in\"] }"])
  func `the folders of settings`(settings: String) throws {
    try folder.write("{ \"pelmet\": 1 }", to: "repo/in/a.theme.json")
    try folder.write("{ \"pelmet\": 1 }", to: "other/in/c.theme.json")
    try folder.link("repo/ext", to: "../other")
    try folder.write(settings, to: "repo/pelmet.json")
    expectEqual(run().errors.filter { $0.hasSuffix(Self.problem) }.count, 1)
    try folder.write(settings.replacing("in\"", with: "in/c.theme.json\""), to: "repo/pelmet.json")
    expectEqual(run().errors.filter { $0.hasSuffix(Self.problem) }.count, 1)
  }

  @Test func `asset catalogues, and what is in them`() throws {
    let theme = #"{ "pelmet": 1, "window": { "tintColor": { "asset": "Brand" } } }"#
    try folder.write(theme, to: "repo/in/a.theme.json")
    try folder.write("{ \"assets\": [\"M.xcassets\"] }", to: "repo/pelmet.json")
    try folder.link("repo/M.xcassets", to: "../other/M.xcassets")
    #expect(run().errors.contains("repo/pelmet.json: 'M.xcassets' cannot be read: \(Self.problem)"))
    expectEqual(run(permitting: ["other"]).errors, [])
    try folder.remove("repo/M.xcassets")
    try folder.write("{}", to: "repo/M.xcassets/Contents.json")
    try folder.link("repo/M.xcassets/Brand.colorset", to: "../../other/M.xcassets/Brand.colorset")
    expectEqual(run().errors.count, 1)
    #expect(run().errors.first?.contains("'Brand'") == true)
  }

  @Test func `a linked file that looks like a theme is not opened to see`() throws {
    try folder.write("{ \"pelmet\": 1 }", to: "repo/in/a.theme.json")
    try folder.link("repo/in/x.json", to: "../../other/b.theme.json")
    expectEqual(run().errors, [])
    expectEqual(run("repo/in/x.json").errors.count, 1)
  }

  @Test func `a module is permitted to link to another one that is named`() throws {
    try folder.write("{ \"pelmet\": 1, \"extends\": \"Other:b\" }", to: "repo/in/a.theme.json")
    try folder.link("repo/in/style", to: "../../other")
    var loader = InputLoader(
      module: "App", [ThemeSelection(ThemeFolder(folder["repo/in"])).permitting([folder["other"]])])
    loader.addDependency("Other", folder: ThemeFolder(folder["other"]))
    #expect(loader.unfollowed.finding == nil)
    expectEqual(loader.input.module.files.map(\.path).sorted(), ["a.theme.json", "style/b.theme.json"])
  }
}
