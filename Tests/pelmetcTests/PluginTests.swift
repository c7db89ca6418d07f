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
    try expectEqual(ToolRun(tool, arguments, in: folder).status, 0)
    expectEqual(folder.names(in: "out"), ["Themes.index.swift", "a.theme.swift"])

    try folder.age("out")
    try expectEqual(ToolRun(tool, arguments, in: folder).status, 0)
    try expectEqual(folder.written(in: "out"), [])

    try folder.write("{ \"pelmet\": 2 }", to: "App/a.theme.json")
    let run = try ToolRun(tool, arguments, in: folder)
    expectEqual(run.status, 1)
    #expect(run.errors.hasPrefix(folder["App/a.theme.json:1:13: error: "]))
    expectEqual(run.output, "")
    try expectEqual(folder.written(in: "out"), [])
    try expectEqual(ToolRun(tool, ["--module", "App"], in: folder).status, 64)
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
    try expectEqual(ToolRun(tool, arguments, in: folder).status, 1)
    let run = try ToolRun(tool, arguments + ["--record", folder["inputs"]], in: folder)
    expectEqual(run.status, 0, "\(run.errors)")
    expectEqual(folder.names(in: "out"), ["Themes.index.swift", "a.theme.swift"])
    let failed = try ToolRun(tool, arguments + ["--record", folder["App/a.theme.json"]], in: folder)
    expectEqual(failed.status, 1)
    expectEqual(failed.errors, "error: \(folder["App/a.theme.json"]): this is no record of the build plugin\n")
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
    expectEqual(run.status, 0, "\(run.errors)")
    #expect(run.errors.hasPrefix("\(folder["App"]): remark: 1 theme is not compiled: "))
    expectEqual(run.errors.split(separator: "\n").count, 3)
    expectEqual(folder.names(in: "out"), ["Themes.index.swift", "a.theme.swift", "d.theme.swift"])
    #expect(try folder.text(of: "out/d.theme.swift").contains("'d' is not compiled"))
    try folder.write("{ \"themes\": [\"docs\"] }", to: "App/pelmet.json")
    try expectEqual(ToolRun(tool, arguments, in: folder).status, 1)
    // Without a theme there is nothing that a target would have to import.
    try folder.write("{ \"exclude\": [\".\"] }", to: "App/pelmet.json")
    try expectEqual(ToolRun(tool, arguments, in: folder).status, 0)
    expectEqual(folder.names(in: "out"), ["Themes.index.swift", "a.theme.swift", "d.theme.swift"])
    for name in folder.names(in: "out") { #expect(try !folder.text(of: "out/\(name)").contains("import")) }
  }

  @Test(.enabled(if: BuiltTool.url("pelmetc") != nil))
  func namesPlacesInBuildsFromTheRoot() throws {
    let tool = try #require(BuiltTool.url("pelmetc"))
    let folder = try TemporaryFolder([
      "App/in/a.theme.json": "{ \"pelmet\": 1, \"extends\": \"Style:b\" }", "Style/b.theme.json": "{ \"pelmet\": 1, \"x\": 1 }",
    ])
    let run = try ToolRun(
      tool, ["--module", "App", "App/in/..", "--output", "out", "--dependency", "Style", "Style/"], in: folder)
    expectEqual(run.status, 1)
    #expect(run.errors.hasPrefix("\(folder["Style/b.theme.json"]):1:16: error: "))
    #expect(run.errors.contains("\n\(folder["Style/b.theme.json"]):1:16: note: fix: "))
  }
}

/// How far the tool follows links.
@Suite(.enabled(if: BuiltTool.url("pelmetc") != nil)) struct PluginLinkTests {
  private let folder: TemporaryFolder
  private let arguments: [String]

  init() throws {
    folder = try TemporaryFolder([
      "package/Package.swift": "", "package/App/a.theme.json": "{ \"pelmet\": 1 }", "other/b.theme.json": "{ \"pelmet\": 1 }",
    ])
    arguments = ["--module", "App", folder["package/App"], "--output", folder["out"]]
  }

  private func run(_ options: String...) throws -> ToolRun {
    try ToolRun(try #require(BuiltTool.url("pelmetc")), arguments + options, in: folder)
  }

  @Test func `a folder that is not followed is a remark, and the user may permit it`() throws {
    try folder.link("package/App/ext", to: "../../other")
    let refused = try run()
    expectEqual(refused.status, 0)
    #expect(
      refused.errors.contains("1 link leads out of the package and is not followed: \(folder["package/App/ext"])"))
    expectEqual(folder.names(in: "out"), ["Themes.index.swift", "a.theme.swift"])
    try expectEqual(run("--root", folder["other"]).errors, "")
    expectEqual(folder.names(in: "out"), ["Themes.index.swift", "a.theme.swift", "b.theme.swift"])
  }

  @Test func `a record of the plugin permits nothing`() throws {
    try folder.link("package/App/b.theme.json", to: "../../other/b.theme.json")
    try folder.write(
      "/\(folder["package/App"])\0d\0fa.theme.json\0fb.theme.json\0lb.theme.json\0oext\0", to: "inputs")
    let refused = try run("--record", folder["inputs"])
    expectEqual(refused.status, 1)
    #expect(
      refused.errors.contains(
        "\(folder["package/App/b.theme.json"]): error: a link leads from here out of the package, "
          + "and what is outside is not read"))
    expectEqual(folder.names(in: "out"), [])
    try folder.remove("package/App/b.theme.json")
    try folder.write("/\(folder["package/App"])\0d\0fa.theme.json\0oext\0", to: "inputs")
    let remarked = try run("--record", folder["inputs"])
    expectEqual(remarked.status, 0)
    #expect(remarked.errors.contains("is not followed: \(folder["package/App/ext"])"))
  }

  @Test func `a file that is listed is permitted, wherever a link leads from it`() throws {
    try folder.link("package/App/b.theme.json", to: "../../other/b.theme.json")
    let listed = ["a", "b"].map { folder["package/App/\($0).theme.json"] }
    try expectEqual(run("--input", listed[0], "--input", listed[1]).errors, "")
    expectEqual(folder.names(in: "out"), ["Themes.index.swift", "a.theme.swift", "b.theme.swift"])
  }

  @Test func `nothing is written through a link in the output`() throws {
    try folder.write("", to: "out/x")
    try folder.link("out/a.theme.swift", to: "../new.swift")
    let run = try run()
    expectEqual(run.status, 1)
    #expect(
      run.errors == "error: \(folder["out/a.theme.swift"]): this is a link, and nothing is written through one here; remove it\n")
    expectEqual(folder.names(in: "out"), ["a.theme.swift", "x"])
    #expect(!folder.names().contains("new.swift"))
  }
}
