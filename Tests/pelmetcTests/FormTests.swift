import Foundation
import PelmetTestSupport
import Testing

/// The tool with the forms of modules.
@Suite(.enabled(if: BuiltTool.url("pelmetc") != nil)) struct FormTests {
  private static let files = [
    "base/brand.theme.json": ##"""
    { "pelmet": 1, "tokens": ["all.tokens.json"], "navigationBar": { "tintColor": { "asset": "Accent" } },
      "tabBar": { "tintColor": "{ink}" } }
    """##,
    "base/all.tokens.json":
      ##"{ "ink": { "$type": "color", "$value": "#7A7B7C" }, "red": { "$type": "color", "$value": "#F00" } }"##,
    "base/pelmet.json": #"{ "assets": ["Assets.xcassets"] }"#,
    "base/Assets.xcassets/Accent.colorset/Contents.json": #"""
    { "info": { "author": "xcode" }, "colors": [{ "idiom": "universal", "color": { "color-space": "srgb",
      "components": { "red": "0x7A", "green": "0x7B", "blue": "0x7C", "alpha": "1.000" } } }] }
    """#,
    "base/Assets.xcassets/Logo.imageset/Contents.json": "{}",
    "app/day.theme.json": #"{ "pelmet": 1, "extends": "Base:brand" }"#,
  ]

  private func compileBase(in folder: TemporaryFolder, _ options: [String] = []) throws -> ToolRun {
    let tool = try #require(BuiltTool.url("pelmetc"))
    return try ToolRun(
      tool, ["--module", "Base", "base", "--output", "out-base", "--write-form", "forms/Base.pelmetform.json"] + options,
      in: folder)
  }

  private func compileApp(in folder: TemporaryFolder, out: String = "out", _ options: [String]) throws -> ToolRun {
    let tool = try #require(BuiltTool.url("pelmetc"))
    return try ToolRun(tool, ["--module", "App", "app", "--output", out] + options, in: folder)
  }

  @Test func `a module compiles with the form of its base as with the base's files, which need not be there`() throws {
    let folder = try TemporaryFolder(Self.files)
    try expectEqual(compileBase(in: folder).status, 0)
    let files = try compileApp(in: folder, out: "out-files", ["--dependency", "Base", "base"])
    try folder.remove("base")
    let form = try compileApp(
      in: folder, ["--form", "Base", "forms/Base.pelmetform.json", "--input", "app/day.theme.json"])
    #expect(files.status == 0 && form.status == 0, "\(files.errors)\(form.errors)")
    expectEqual(folder.names(in: "out"), ["Themes.index.swift", "day.theme.swift"])
    for name in folder.names(in: "out") { #expect(try folder.text(of: "out/\(name)") == folder.text(of: "out-files/\(name)")) }
  }

  @Test func `a form that stays the same keeps its date, and one of a module with errors is not written`() throws {
    let folder = try TemporaryFolder(Self.files)
    try expectEqual(compileBase(in: folder).status, 0)
    let form = try folder.text(of: "forms/Base.pelmetform.json")
    try folder.age("forms")

    let described = try #require(Self.files["base/brand.theme.json"]).replacing(
      "\"pelmet\": 1", with: "\"$description\": \"x\", \"pelmet\": 1")
    try folder.write(described, to: "base/brand.theme.json")
    let contents = try #require(Self.files["base/Assets.xcassets/Accent.colorset/Contents.json"]).replacing("xcode", with: "me")
    try folder.write(contents, to: "base/Assets.xcassets/Accent.colorset/Contents.json")
    try expectEqual(compileBase(in: folder).status, 0)
    try expectEqual(folder.written(in: "forms"), [])

    try folder.write("{ \"pelmet\": 1, \"x\": 1 }", to: "base/other.theme.json")
    try expectEqual(compileBase(in: folder).status, 1)
    try expectEqual(folder.written(in: "forms"), [])
    try expectEqual(folder.text(of: "forms/Base.pelmetform.json"), form)

    try folder.remove("base/other.theme.json")
    try folder.write(described.replacing("{ink}", with: "{red}"), to: "base/brand.theme.json")
    try expectEqual(compileBase(in: folder).status, 0)
    try expectEqual(folder.written(in: "forms"), ["Base.pelmetform.json"])
  }

  @Test func `findings stand at the dependent's line, and quote the base only if its files are inputs`() throws {
    let folder = try TemporaryFolder(Self.files)
    try expectEqual(compileBase(in: folder).status, 0)
    try folder.write(
      #"{ "pelmet": 1, "extends": "Base:brand", "rules": { "IncompleteSlots": "error" } }"#, to: "app/day.theme.json")
    let place = "app/day.theme.json:1:27: "
    let about = "note: this is about Base: brand.theme.json#/tabBar/tintColor"
    let options = ["--form", "Base", "forms/Base.pelmetform.json", "--input", "app/day.theme.json"]
    let form = try ToolRun(
      try #require(BuiltTool.url("pelmetc")), ["--module", "App", "app", "--output", "out"] + options, in: folder)
    let both = try ToolRun(
      try #require(BuiltTool.url("pelmetc")),
      ["--module", "App", "app", "--output", "out", "--dependency", "Base", "base", "--input", "base/brand.theme.json"] + options,
      in: folder)
    for run in [form, both] {
      #expect(
        run.errors.split(separator: "\n").allSatisfy { $0.hasPrefix(place) || $0.hasPrefix("base/brand.theme.json:") },
        "\(run.errors)")
    }
    #expect(!form.errors.contains("base/"), "\(form.errors)")
    expectEqual(
      form.errors.contains(place + about), both.errors.contains("base/brand.theme.json:2:27: " + about), "\(both.errors)")
  }

  @Test func `a form that is none is the only finding`() throws {
    let folder = try TemporaryFolder(Self.files.merging(["forms/Base.pelmetform.json": "{ \"pelmet\": 1 }"]) { $1 })
    let run = try compileApp(in: folder, ["--form", "Base", "forms/Base.pelmetform.json"])
    expectEqual(run.status, 1)
    #expect(
      run.errors == """
        forms/Base.pelmetform.json:1:1: error: this is no form of a module, which pelmetc writes with --write-form [WrongKind]
        forms/Base.pelmetform.json:1:1: note: fix: pass a file that --write-form of this release has written

        """)
    let missing = try compileApp(in: folder, ["--form", "Base", "forms/Gone.pelmetform.json"])
    #expect(missing.errors.hasPrefix("forms/Gone.pelmetform.json: error: there is no such file [UnreadableFile]\n"))
    expectEqual(missing.status, 1)
  }

  @Test func `two modules of one name are refused, and a form of the module itself`() throws {
    let folder = try TemporaryFolder(Self.files)
    let two = try compileApp(in: folder, ["--form", "Base", "a.json", "--form", "Base", "b.json"])
    expectEqual(two.status, 64)
    #expect(two.errors.hasPrefix("error: there are two modules of the name 'Base': a.json and b.json\n"))
    let own = try compileApp(in: folder, ["--full-form", "App", "a.json"])
    #expect(own.errors.hasPrefix("error: --full-form names the module 'App' itself: a.json\n") && own.status == 64)
  }

  @Test func `a module of tokens alone has a form`() throws {
    let folder = try TemporaryFolder([
      "base/all.tokens.json": ##"{ "red": { "$type": "color", "$value": "#F00" } }"##,
      "app/day.theme.json":
        #"{ "pelmet": 1, "tokens": ["Base:all.tokens.json"], "tabBar": { "tintColor": "{red}" } }"#,
    ])
    try expectEqual(compileBase(in: folder, ["--write-full-form", "forms/Base.full.json"]).status, 0)
    let app = try compileApp(
      in: folder, ["--form", "Base", "forms/Base.pelmetform.json", "--full-form", "Base", "forms/Base.full.json"])
    expectEqual(app.status, 0, "\(app.errors)")
    #expect(try folder.text(of: "out/day.theme.swift").contains("0xFF0000"))
  }

  @Test func `a token that no theme uses leaves the form alone, and who names it needs the full form`() throws {
    let folder = try TemporaryFolder(Self.files)
    let full = ["--write-full-form", "forms/Base.full.json"]
    try expectEqual(compileBase(in: folder, full).status, 0)
    #expect(try !folder.text(of: "forms/Base.pelmetform.json").contains("\"red\":{\"$"))
    try folder.age("forms")
    let tokens = try #require(Self.files["base/all.tokens.json"]).replacing("\"red\"", with: "\"blue\"")
    try folder.write(tokens, to: "base/all.tokens.json")
    try expectEqual(compileBase(in: folder, full).status, 0)
    try expectEqual(folder.written(in: "forms"), ["Base.full.json"])

    let options = [
      "--form", "Base", "forms/Base.pelmetform.json", "--full-form", "Base", "forms/Base.full.json", "--write-unused", "unused",
    ]
    try expectEqual(compileApp(in: folder, options).status, 0)
    try expectEqual(folder.text(of: "unused"), "forms/Base.full.json\n")
    try folder.write(
      #"{ "pelmet": 1, "extends": "Base:brand", "tabBar": { "tintColor": "{blue}" } }"#, to: "app/day.theme.json")
    let named = try compileApp(in: folder, options)
    expectEqual(named.status, 0, "\(named.errors)")
    try expectEqual(folder.text(of: "unused"), "")
    #expect(try folder.text(of: "out/day.theme.swift").contains("0xFF0000"))
    let alone = try compileApp(in: folder, Array(options.prefix(3)))
    #expect(alone.errors.contains("[UnresolvedReference]") && alone.status == 1)
    let fullAlone = try compileApp(in: folder, Array(options.dropFirst(3)))
    expectEqual(fullAlone.status, 0)
    try expectEqual(folder.text(of: "unused"), "")
  }
}
