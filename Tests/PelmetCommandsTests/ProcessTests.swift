import Foundation
import PelmetTestSupport
import Testing

/// The built tools, run as processes.
@Suite struct ProcessTests {
  @Test(.enabled(if: BuiltTool.url("pelmet") != nil), arguments: ["themes", "other"])
  func looksIntoThemesOrElseHere(name: String) throws {
    let tool = try #require(BuiltTool.url("pelmet"))
    let folder = try TemporaryFolder(["\(name)/a.theme.json": "{ \"pelmet\": 2 }"])
    let run = try ToolRun(tool, ["validate"], in: folder)
    #expect(run.status == 1)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("\(name)/a.theme.json:1:13: error: "))
  }

  @Test(.enabled(if: BuiltTool.url("pelmet") != nil))
  func findsSettingsAboveTheFolderThatOneIsIn() throws {
    let tool = try #require(BuiltTool.url("pelmet"))
    let folder = try TemporaryFolder([
      "pelmet.json": "{}", "in/b.theme.json": "{ \"pelmet\": 1, \"extends\": \"a\" }", "a.theme.json": "{}",
    ])
    let inside = try TemporaryFolder()
    let run = try ToolRun(tool, ["validate", folder["in/b.theme.json"], "--format", "json"], in: inside)
    #expect(run.status == 1)
    #expect(run.output.contains("\"MissingKey\""))
    #expect(run.errors == "")
  }

  @Test(.enabled(if: BuiltTool.url("pelmet") != nil))
  func `in a package, checks its modules with those that they depend on`() throws {
    let tool = try #require(BuiltTool.url("pelmet"))
    let folder = try TemporaryFolder([
      "Sources/App/Themes/a.theme.json": "{ \"pelmet\": 1, \"extends\": \"Style:b\" }", "Sources/Other/O.swift": "",
      "Sources/Alone/c.theme.json": "{ \"pelmet\": 1, \"extends\": \"Style:b\" }", "themes/d.theme.json": "{",
    ])
    let style = try TemporaryFolder(["b.theme.json": "{ \"pelmet\": 1 }"])
    let modules = [
      "module\0App\0\(folder["Sources/App"])", "dependency\0Style\0\(style.path)", "module\0Alone\0\(folder["Sources/Alone"])",
    ]
    try folder.write(modules.map { $0 + "\0" }.joined(), to: "record")
    let environment = ["PELMET_MODULES": folder["record"]]
    let run = try ToolRun(tool, ["validate"], in: folder, environment: environment)
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("Sources/Alone/c.theme.json:1:27: error: "), "\(run.errors)")
    #expect(run.errors.contains("[UnknownModule]\n"))
    #expect(run.errors.hasSuffix("\n1 error in 2 themes\n"))
    let file = try ToolRun(tool, ["resolve", "Sources/App/Themes/a.theme.json"], in: folder, environment: environment)
    #expect(file.status == 0, "\(file.errors)")
  }

  @Test(.enabled(if: BuiltTool.url("pelmetc") != nil))
  func compilesForThePlugin() throws {
    let tool = try #require(BuiltTool.url("pelmetc"))
    let folder = try TemporaryFolder(["App/a.theme.json": "{ \"pelmet\": 1 }"])
    let arguments = ["--module", "App", folder["App"], "--output", folder["out"]]
    #expect(try ToolRun(tool, arguments, in: folder).status == 0)
    #expect(folder.names(in: "out") == ["Themes.index.swift", "a.theme.swift"])

    try folder.age("out")
    #expect(try ToolRun(tool, arguments, in: folder).status == 0)
    #expect(try folder.written(in: "out") == [])

    try folder.write("{ \"pelmet\": 2 }", to: "App/a.theme.json")
    let run = try ToolRun(tool, arguments, in: folder)
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix(folder["App/a.theme.json:1:13: error: "]))
    #expect(run.output == "")
    #expect(try folder.written(in: "out") == [])
    #expect(try ToolRun(tool, ["--module", "App"], in: folder).status == 64)
  }

  @Test(.enabled(if: BuiltTool.url("pelmetc") != nil))
  func `compiles what the plugin has found, and nothing else`() throws {
    let tool = try #require(BuiltTool.url("pelmetc"))
    let folder = try TemporaryFolder([
      "App/a.theme.json": "{ \"pelmet\": 1, \"extends\": \"Style:b\" }", "App/new.theme.json": "{ \"pelmet\": 2 }",
      "Style/b.theme.json": "{ \"pelmet\": 1 }",
    ])
    try folder.write("/\(folder["App"])\0fa.theme.json\0", to: "inputs")
    let arguments = ["--module", "App", folder["App"], "--dependency", "Style", folder["Style"], "--output", folder["out"]]
    #expect(try ToolRun(tool, arguments, in: folder).status == 1)
    let run = try ToolRun(tool, arguments + ["--inputs", folder["inputs"]], in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(folder.names(in: "out") == ["Themes.index.swift", "a.theme.swift"])
    let failed = try ToolRun(tool, arguments + ["--inputs", folder["App/a.theme.json"]], in: folder)
    #expect(failed.status == 1)
    #expect(failed.errors == "error: \(folder["App/a.theme.json"]): this is no list of inputs\n")
  }

  @Test(.enabled(if: BuiltTool.url("pelmetc") != nil))
  func namesPlacesInBuildsFromTheRoot() throws {
    let tool = try #require(BuiltTool.url("pelmetc"))
    let folder = try TemporaryFolder([
      "App/in/a.theme.json": "{ \"pelmet\": 1, \"extends\": \"Style:b\" }", "Style/b.theme.json": "{ \"pelmet\": 1, \"x\": 1 }",
    ])
    let run = try ToolRun(
      tool, ["--module", "App", "App/in/..", "--output", "out", "--dependency", "Style", "Style/"], in: folder)
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("\(folder["Style/b.theme.json"]):1:16: error: "))
    #expect(run.errors.contains("\n\(folder["Style/b.theme.json"]):1:16: note: fix: "))
  }

  @Test(.enabled(if: BuiltTool.url("pelmetc") != nil))
  func foldsInBuilds() throws {
    let tool = try #require(BuiltTool.url("pelmetc"))
    let folder = try TemporaryFolder(ManyFindings.files)
    let run = try ToolRun(tool, ["--module", "App", folder["many"], "--output", folder["out"]], in: folder)
    #expect(run.status == 1)
    #expect(
      run.errors.split(separator: "\n").last
        == "\(folder["many/x.tokens.json"]):5:39: note: 4 more InvalidTokenValue in x.tokens.json; \(ManyFindings.listing(folder["many"]))"
    )
  }
}
