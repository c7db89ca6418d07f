import Foundation
import PelmetTestSupport
import Testing

/// The tool as SwiftPM's plugin runs it.
@Suite struct PluginTests {
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
    let run = try ToolRun(tool, arguments + ["--record", folder["inputs"]], in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(folder.names(in: "out") == ["Themes.index.swift", "a.theme.swift"])
    let failed = try ToolRun(tool, arguments + ["--record", folder["App/a.theme.json"]], in: folder)
    #expect(failed.status == 1)
    #expect(failed.errors == "error: \(folder["App/a.theme.json"]): this is no record of the build plugin\n")
  }

  @Test(.enabled(if: BuiltTool.url("pelmetc") != nil))
  func `leaves out what SwiftPM leaves out, and writes an empty file for each theme of it`() throws {
    let tool = try #require(BuiltTool.url("pelmetc"))
    let folder = try TemporaryFolder([
      "App/a.theme.json": "{ \"pelmet\": 1, \"extends\": \"Style:b\" }", "App/docs/d.theme.json": "{",
      "Style/b.theme.json": "{ \"pelmet\": 1 }", "Style/old/b.theme.json": "{",
    ])
    // The folder of the other module is looked through by the tool.
    try folder.write("/\(folder["App"])\0fa.theme.json\0fdocs/d.theme.json\0xdocs\0/\(folder["Style"])\0xold\0", to: "inputs")
    let arguments = [
      "--module", "App", folder["App"], "--dependency", "Style", folder["Style"], "--output", folder["out"], "--record",
      folder["inputs"],
    ]
    let run = try ToolRun(tool, arguments, in: folder)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.errors.hasPrefix("\(folder["App"]): remark: 1 theme is not compiled: "))
    #expect(run.errors.split(separator: "\n").count == 3)
    #expect(folder.names(in: "out") == ["Themes.index.swift", "a.theme.swift", "d.theme.swift"])
    #expect(try folder.text(of: "out/d.theme.swift").contains("'d' is not compiled"))
    try folder.write("{ \"themes\": [\"docs\"] }", to: "App/pelmet.json")
    #expect(try ToolRun(tool, arguments, in: folder).status == 1)
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
}
