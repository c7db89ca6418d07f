import Foundation
import PelmetTestSupport
import Testing

/// The tool as a build system runs it that names every file.
@Suite(.enabled(if: BuiltTool.url("pelmetc") != nil)) struct InputTests {
  private static let files = [
    "app/pelmet.json": #"{ "access": "internal", "assets": ["Assets.xcassets"] }"#,
    "app/day.theme.json":
      #"{ "pelmet": 1, "extends": "Base:brand", "navigationBar": { "tintColor": { "asset": "Accent" } }, "tokens": ["a.json"] }"#,
    "app/a.json": ##"{ "ink": { "$type": "color", "$value": "#101010" } }"##,
    "app/Assets.xcassets/Accent.colorset/Contents.json": #"{ "colors": [] }"#,
    "app/Assets.xcassets/Logo.imageset/logo.png": "",
    "base/brand.theme.json": ##"{ "pelmet": 1, "navigationBar": { "tintColor": "#336699" } }"##,
  ]

  /// Files that a build does not declare: a run that looked at one of them would fail, or give something else.
  private static let poison = [
    "app/other.theme.json": "{", "app/b.json": "{", "app/Contents.json": "{", "app/in/pelmet.json": "{",
    "app/Assets.xcassets/Accent.colorset/other.json": "{", "base/pelmet.json": #"{ "access": "nobody" }"#,
    "base/other.theme.json": "{", "app/Assets.xcassets/Undeclared.colorset/Contents.json": "{", "Package.swift": "{",
  ]

  private func arguments(_ files: some Sequence<String>, out: String = "out") -> [String] {
    ["--module", "App", "app", "--dependency", "Base", "base", "--output", out] + files.sorted().flatMap { ["--input", $0] }
  }

  private func tool() throws -> URL { try #require(BuiltTool.url("pelmetc")) }

  @Test func `reads the files that are listed, as if there were no others`() throws {
    let (clean, poisoned) = (try TemporaryFolder(Self.files), try TemporaryFolder(Self.files.merging(Self.poison) { $1 }))
    try poisoned.link("app/ring.theme.json", to: "ring.theme.json")
    let walked = try ToolRun(try tool(), arguments([]), in: clean)
    let listed = try ToolRun(try tool(), arguments(Self.files.keys), in: poisoned)
    expectEqual(walked.status, 0, "\(walked.errors)")
    expectEqual(listed.status, 0, "\(listed.errors)")
    expectEqual(listed.errors, walked.errors.replacing(clean.path + "/", with: ""))
    expectEqual(clean.names(in: "out"), ["Themes.index.swift", "day.theme.swift"])
    expectEqual(poisoned.names(in: "out"), clean.names(in: "out"))
    for name in clean.names(in: "out") {
      try expectEqual(poisoned.text(of: "out/\(name)"), clean.text(of: "out/\(name)"))
    }
  }

  @Test(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/strace")))
  func `touches no other path`() throws {
    let folder = try TemporaryFolder(Self.files.merging(Self.poison) { $1 })
    let trace = ["-f", "-s", "4096", "-e", "trace=%file", "-o", "trace", "--", try tool().path]
    let run = try ToolRun(URL(fileURLWithPath: "/usr/bin/strace"), trace + arguments(Self.files.keys), in: folder)
    // A system may forbid it.
    guard run.status == 0, !folder.names(in: "out").isEmpty else { return }
    let names = try folder.text(of: "trace").matches(of: /"((?:[^"\\]|\\.)*)"/).map { String($0.1) }
    let own = names.filter { path in path.hasPrefix(folder.path) || ["app", "base"].contains { path.hasPrefix($0) } }
    expectEqual(Set(own).subtracting(["app", "base"]), Set(Self.files.keys))
    #expect(!names.contains { $0.hasSuffix("Package.swift") || $0.hasSuffix(".git") })
  }

  @Test func `takes its arguments from a file, one on each line`() throws {
    let folder = try TemporaryFolder(Self.files)
    try folder.write(arguments(Self.files.keys).dropFirst(2).joined(separator: "\n") + "\n", to: "parameters")
    let run = try ToolRun(try tool(), ["--module", "App", "@parameters"], in: folder)
    expectEqual(run.status, 64)
    #expect(run.errors.hasPrefix("error: "))

    try folder.write(arguments(Self.files.keys).joined(separator: "\r\n"), to: "parameters")
    let whole = try ToolRun(try tool(), ["@parameters"], in: folder)
    expectEqual(whole.status, 0, "\(whole.errors)")
    expectEqual(folder.names(in: "out"), ["Themes.index.swift", "day.theme.swift"])
  }

  @Test func `a file with arguments names no other one, and must be there`() throws {
    let folder = try TemporaryFolder(["parameters": "@parameters\n"])
    let run = try ToolRun(try tool(), ["@parameters"], in: folder)
    expectEqual(run.status, 64)
    #expect(run.errors.hasPrefix("error: '@parameters' is not an option\nusage: "))
    let missing = try ToolRun(try tool(), ["@missing"], in: folder)
    expectEqual(missing.status, 64)
    #expect(missing.errors.hasPrefix("error: missing: there is no such file\nusage: "))
  }

  @Test func `reports inputs that are missing, or of no module`() throws {
    let folder = try TemporaryFolder(Self.files.merging(["else/c.json": "{}"]) { $1 })
    let files = Array(Self.files.keys) + ["app/gone.json", "app/gone.png", "else/c.json", "base"]
    let run = try ToolRun(try tool(), arguments(files), in: folder)
    expectEqual(run.status, 1)
    #expect(
      run.errors.split(separator: "\n").filter { $0.contains("error:") } == [
        "app/gone.json: error: there is no such file [UnreadableFile]",
        "app/gone.png: error: there is no such file [UnreadableFile]",
        "base: error: this input is in no folder of --module or --dependency [UnreadableFile]",
        "else/c.json: error: this input is in no folder of --module or --dependency [UnreadableFile]",
      ])
    expectEqual(folder.names(in: "out"), [])
  }

  @Test func `reports what settings name and nobody lists`() throws {
    var files = Self.files
    files["app/pelmet.json"] = #"{ "themes": [".", "gone"], "assets": ["Gone.xcassets"] }"#
    let folder = try TemporaryFolder(
      files.merging(["app/gone/a.theme.json": "{", "app/Gone.xcassets/Contents.json": "{"]) { $1 })
    let run = try ToolRun(try tool(), arguments(files.keys), in: folder)
    #expect(
      run.errors.split(separator: "\n").filter { $0.contains("error:") } == [
        "app/day.theme.json:1:84: error: 'Accent' is not a colour set in the asset catalogues of module 'App' [UnknownAsset]",
        "app/pelmet.json:1:19: error: 'gone' cannot be read: no file of this path is among the inputs [UnreadableFile]",
        "app/pelmet.json:1:39: error: 'Gone.xcassets' cannot be read: no file of this path is among the inputs [UnreadableFile]",
      ])
  }

  @Test func `a file belongs to the deepest folder around it`() throws {
    let folder = try TemporaryFolder([
      "day.theme.json": #"{ "pelmet": 1, "extends": "Base:brand" }"#, "libs/base/brand.theme.json": #"{ "pelmet": 1 }"#,
    ])
    let run = try ToolRun(
      try tool(),
      [
        "--module", "App", ".", "--dependency", "Base", "./libs/base/", "--output", "out", "--input",
        "libs/base/brand.theme.json",
        "--input", folder["day.theme.json"],
      ], in: folder)
    expectEqual(run.status, 0, "\(run.errors)")
    expectEqual(folder.names(in: "out"), ["Themes.index.swift", "day.theme.swift"])
  }
}
