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
    expectEqual(run.status, 1)
    expectEqual(run.output, "")
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
    expectEqual(run.status, 1)
    #expect(run.output.contains("\"MissingKey\""))
    expectEqual(run.errors, "")
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
    expectEqual(run.status, 1)
    #expect(run.errors.hasPrefix("Sources/Alone/c.theme.json:1:27: error: "), "\(run.errors)")
    #expect(run.errors.contains("[UnknownModule]\n"))
    #expect(run.errors.hasSuffix("\n1 error in 2 themes\n"))
    let file = try ToolRun(tool, ["resolve", "Sources/App/Themes/a.theme.json"], in: folder, environment: environment)
    expectEqual(file.status, 0, "\(file.errors)")
  }

  @Test(.enabled(if: BuiltTool.url("pelmetc") != nil))
  func foldsInBuilds() throws {
    let tool = try #require(BuiltTool.url("pelmetc"))
    let folder = try TemporaryFolder(ManyFindings.files)
    let run = try ToolRun(tool, ["--module", "App", folder["many"], "--output", folder["out"]], in: folder)
    expectEqual(run.status, 1)
    #expect(
      run.errors.split(separator: "\n").last
        == "\(folder["many/x.tokens.json"]):5:39: note: 4 more InvalidTokenValue in x.tokens.json; \(ManyFindings.listing(folder["many"]))"
    )
  }
}
