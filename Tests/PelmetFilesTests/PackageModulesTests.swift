import PelmetTestSupport
import Testing

@testable import PelmetFiles

/// The modules of a package, as the command plugin tells them to the command.
@Suite struct PackageModulesTests {
  @Test func `a record is read as it was written`() throws {
    let style = ModuleRecord.Module(name: "Style", folder: "/a b/é\n", excluded: ["in"])
    let record = ModuleRecord([
      .init(.init(name: "App", folder: "/app", excluded: ["docs", "old"]), dependencies: [style]), .init(style),
      .init(.init(name: "", folder: "")),
    ])
    let read = try #require(ModuleRecord(record.bytes))
    expectEqual(read.bytes, record.bytes)
    expectEqual(read.entries.map(\.module.name), ["App", "Style", ""])
    expectEqual(read.entries.map { $0.dependencies.map(\.folder) }, [["/a b/é\n"], [], []])
    expectEqual(read.entries.map(\.module.excluded), [["docs", "old"], ["in"], []])
    expectEqual(read.entries.first?.dependencies.map(\.excluded), [["in"]])
    #expect(ModuleRecord([])?.entries.isEmpty == true)
  }

  @Test(arguments: [
    "module", "module\0App\0", "module\0App\0/app", "dependency\0Style\0/s\0", "other\0App\0/app\0", "excluded\0App\0docs\0",
  ])
  func `what is no record is none`(text: String) {
    #expect(ModuleRecord(Array(text.utf8)) == nil)
  }

  @Test func `a folder belongs to the module whose folder is nearest around it`() throws {
    let folder = try TemporaryFolder([
      "App/Themes/a.theme.json": "{}", "App/Inner/b.theme.json": "{}", "Style/c.theme.json": "{}", "Empty/x.swift": "",
      "Apple/d.txt": "",
    ])
    func module(_ name: String) -> ModuleRecord.Module { .init(name: name, folder: folder[name]) }
    let record = ModuleRecord([
      .init(module("App"), dependencies: [module("Style"), module("Empty")]), .init(module("App/Inner")), .init(module("Empty")),
    ])
    try folder.write(String(decoding: record.bytes, as: UTF8.self), to: "record")
    let modules = try #require(PackageModules([ModuleRecord.variable: folder["record"]]))
    expectEqual(modules.themed.map(\.name), ["App", "App/Inner"])
    #expect(ThemeFolder(folder["App"], excluding: ["Themes"]).mayHaveThemes)
    #expect(!ThemeFolder(folder["App"], excluding: ["Themes", "Inner/b.theme.json"]).mayHaveThemes)
    try folder.write("{}", to: "App/pelmet.json")
    #expect(ThemeFolder(folder["App"], excluding: ["Themes", "Inner"]).mayHaveThemes)
    func around(_ path: String) -> String? { modules.module(around: ThemeFolder(folder[path]))?.name }
    expectEqual(around("App"), "App")
    expectEqual(around("App/Themes"), "App")
    expectEqual(around("App/Inner/deep"), "App/Inner")
    #expect(around("Apple") == nil)
    expectEqual(modules.module(around: ThemeFolder(folder["App"]))?.dependencies.map(\.name), ["Style"])
    expectEqual(around("Empty"), "Empty")
    #expect(PackageModules([:]) == nil)
    #expect(PackageModules([ModuleRecord.variable: folder["nowhere"]]) == nil)
  }
}
