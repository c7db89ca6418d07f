import PelmetCompiler
import PelmetDiagnostics
import PelmetFiles
import PelmetReports
import PelmetTestSupport
import Testing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

@Suite struct InputLoaderTests {
  private static let theme = "{ \"pelmet\": 1 }"

  /// The first lines about what could not be read, relative to a folder.
  private func problems(_ loader: InputLoader, in folder: TemporaryFolder) -> [String] {
    var renderer = LineRenderer(loader.input.sources)
    return loader.input.diagnostics.sorted(in: loader.input.sources).map {
      String(renderer.render($0).prefix { $0 != "\n" }).replacing(folder.path + "/", with: "")
    }
  }

  @Test func compilesAllFilesOfAFolderWithItsSettings() throws {
    let folder = try TemporaryFolder([
      "pelmet.json": "{ \"themes\": [\"in\"], \"access\": \"package\" }", "in/a.theme.json": Self.theme,
      "out/b.theme.json": Self.theme,
    ])
    let loader = InputLoader(module: "App", [ThemeSelection(ThemeFolder(folder.path))])
    expectEqual(loader.input.module.files.map(\.path), ["in/a.theme.json"])
    expectEqual(loader.input.module.files.map(\.isCompiled), [true])
    expectEqual(loader.input.module.settings.access, .package)
    expectEqual(problems(loader, in: folder), [])
  }

  @Test func readsManyFilesInTheOrderOfTheirPaths() throws {
    let paths = (10..<60).map { "a\($0).theme.json" }
    let folder = try TemporaryFolder(Dictionary(uniqueKeysWithValues: paths.map { ($0, "{ \"title\": \"\($0)\" }") }))
    try folder.link("a99.theme.json", to: "missing")
    let input = InputLoader(module: "App", [ThemeSelection(ThemeFolder(folder.path))]).input
    expectEqual(input.module.files.map(\.path), paths)
    expectEqual(input.sources.files.map { String(decoding: $0.bytes, as: UTF8.self) }, paths.map { "{ \"title\": \"\($0)\" }" })
    expectEqual(input.diagnostics.diagnostics.map(\.location), [.path(folder["a99.theme.json"])])
  }

  @Test func listsTheNamesInAssetCatalogues() throws {
    let folder = try TemporaryFolder([
      "pelmet.json": "{ \"assets\": [\"Media.xcassets\", \"None.xcassets\"] }", "a.theme.json": Self.theme,
      "Media.xcassets/Brand.colorset/Contents.json": "{}", "Media.xcassets/Logo.imageset/Contents.json": "{}",
      "Media.xcassets/Bars/Arrow.symbolset/Contents.json": "{}",
      "Media.xcassets/Dark/Contents.json": "{ \"properties\": { \"provides-namespace\": true } }",
      "Media.xcassets/Dark/Brand.colorset/Contents.json": "{}",
    ])
    let loader = InputLoader(module: "App", [ThemeSelection(ThemeFolder(folder.path))])
    expectEqual(loader.input.module.assets?.colors, ["Brand", "Dark/Brand"])
    expectEqual(loader.input.module.assets?.images, ["Arrow", "Logo"])
    expectEqual(problems(loader, in: folder).count, 1)
  }

  @Test func `groups of a catalogue that link to each other are each taken once`() throws {
    let names = (0..<12).map { "g\($0)" }
    let folder = try TemporaryFolder(
      Dictionary(uniqueKeysWithValues: names.map { ("M.xcassets/\($0)/c\($0).colorset/Contents.json", "{}") })
        .merging(["pelmet.json": "{ \"assets\": [\"M.xcassets\"] }", "a.theme.json": Self.theme]) { first, _ in first })
    for from in names { for to in names { try folder.link("M.xcassets/\(from)/\(to)", to: "../\(to)") } }
    let loader = InputLoader(module: "App", [ThemeSelection(ThemeFolder(folder.path))])
    expectEqual(loader.input.module.assets?.colors, Set(names.map { "c\($0)" }))
  }

  @Test func looksNothingUpWithoutAssetCatalogues() throws {
    let folder = try TemporaryFolder(["pelmet.json": "{}", "a.theme.json": Self.theme])
    #expect(InputLoader(module: "App", [ThemeSelection(ThemeFolder(folder.path))]).input.module.assets == nil)
  }

  @Test func compilesOnlyTheChosenFilesAndReadsTheOthers() throws {
    let folder = try TemporaryFolder(["a.theme.json": Self.theme, "b.theme.json": Self.theme])
    let loader = InputLoader(module: "App", ThemeSelection.grouping([folder["b.theme.json"]]))
    expectEqual(loader.input.module.files.map(\.isCompiled), [false, true])
  }

  @Test func readsAFileOfTwoSelectionsOnce() throws {
    let folder = try TemporaryFolder(["a/b/c.theme.json": Self.theme])
    let loader = InputLoader(module: "App", ThemeSelection.grouping([folder["a"], folder["a/b/"]]))
    expectEqual(loader.input.module.files.map(\.path), ["b/c.theme.json"])
  }

  @Test func namesFilesOfEarlierRunsAsBefore() throws {
    let folder = try TemporaryFolder(["a/x.theme.json": Self.theme, "b/y.theme.json": Self.theme])
    let first = InputLoader(module: "A", [ThemeSelection(ThemeFolder(folder["a"]))])
    let second = InputLoader(module: "B", [ThemeSelection(ThemeFolder(folder["b"]))], sources: first.input.sources)
    expectEqual(second.input.sources.files.map(\.path), [folder["a/x.theme.json"], folder["b/y.theme.json"]])
    expectEqual(second.input.module.files.map(\.id), [FileID(index: 1)])
  }

  @Test func takesTextsInPlaceOfFiles() throws {
    let folder = try TemporaryFolder(["a.theme.json": Self.theme, "b.theme.json": Self.theme])
    let loader = InputLoader(
      module: "A", [ThemeSelection(ThemeFolder(folder.path))], texts: [folder["b.theme.json"]: [0x5B, 0x5D]])
    expectEqual(loader.input.sources.files.map(\.bytes), [Array(Self.theme.utf8), [0x5B, 0x5D]])
  }

  @Test func readsTextsWithAnyLineEnds() throws {
    let folder = try TemporaryFolder(["a.theme.json": "{\r\n  \"pelmet\": 1,\r\n  \"windows\": {}\r\n}\r\n"])
    let compilation = Compilation.validate(InputLoader(module: "App", [ThemeSelection(ThemeFolder(folder.path))]).input)
    var renderer = LineRenderer(compilation.sources)
    let finding = try #require(compilation.diagnostics.first)
    #expect(renderer.render(finding).hasPrefix(folder["a.theme.json:3:3: error: "]))
  }

  @Test func saysWhatCannotBeRead() throws {
    let folder = try TemporaryFolder([
      "empty/notes.txt": "", "folder/a.theme.json/b.txt": "", "folder/c.theme.json": Self.theme,
      "settings/pelmet.json": "{ \"themes\": [\".\", \"gone\"] }", "settings/d.theme.json": Self.theme,
    ])
    try folder.link("folder/broken.theme.json", to: "missing")
    let paths = ["gone", "gone/x.theme.json", "empty", "empty/notes.txt", "folder", "settings", "folder/y.theme.json"]
    var loader = InputLoader(module: "App", paths.flatMap { ThemeSelection.grouping([folder[$0]]) })
    loader.addDependency("Style", folder: ThemeFolder(folder["style"]))
    #expect(
      problems(loader, in: folder) == [
        "empty: error: this folder has no theme file (NAME.theme.json) [UnreadableFile]",
        "empty/notes.txt: error: this is not a theme file (NAME.theme.json) [UnreadableFile]",
        "folder/a.theme.json: error: this is a folder, not a file [UnreadableFile]",
        "folder/broken.theme.json: error: this is a link to 'missing', which does not exist [UnreadableFile]",
        "folder/y.theme.json: error: there is no such file [UnreadableFile]",
        "gone: error: there is no such file or folder [UnreadableFile]",
        "gone/x.theme.json: error: there is no such file [UnreadableFile]",
        "settings/pelmet.json:1:19: error: 'gone' cannot be read: there is no such file or folder [UnreadableFile]",
        "style: error: there is no such file or folder; expected the folder of the module 'Style' [UnreadableFile]",
      ])
  }

  @Test func `pipes, devices and links that lead nowhere are findings, and are not opened`() throws {
    let folder = try TemporaryFolder(["a.theme.json": Self.theme])
    for name in ["b.theme.json", "c.json"] { #expect(mkfifo(folder[name], 0o600) == 0) }
    try folder.link("d.theme.json", to: "/dev/zero")
    try folder.link("e.theme.json", to: "f.theme.json")
    try folder.link("f.theme.json", to: "e.theme.json")
    let loader = InputLoader(module: "App", [ThemeSelection(ThemeFolder(folder.path))])
    #expect(
      problems(loader, in: folder) == [
        "b.theme.json: error: this is a pipe or a device, not a file [UnreadableFile]",
        "d.theme.json: error: a link leads from here out of the folder, and what is outside is not read [UnreadableFile]",
        "e.theme.json: error: this is a link that leads back to itself [UnreadableFile]",
        "f.theme.json: error: this is a link that leads back to itself [UnreadableFile]",
      ])
  }

  #if os(Linux)
    @Test func `a theme below a name that is not UTF-8 is a finding`() throws {
      let folder = try TemporaryFolder(["a.theme.json": Self.theme, "b/c.theme.json": Self.theme, "d/e.theme.json": Self.theme])
      expectEqual(rename(folder["b"], Array(folder.path.utf8CString.dropLast()) + [0x2F, 0x63, -23, 0]), 0)
      #expect(
        rename(folder["d/e.theme.json"], Array(folder["d/"].utf8CString.dropLast()) + [-1] + Array(".theme.json".utf8CString))
          == 0)
      let loader = InputLoader(module: "App", [ThemeSelection(ThemeFolder(folder.path))])
      let message = "error: the name is not UTF-8, so that no theme is read here [UnreadableFile]"
      expectEqual(problems(loader, in: folder), ["c\\xE9: \(message)", "d/\\xFF.theme.json: \(message)"])
    }

    @Test func `a name may be spelled with other Unicode characters than on disk`() throws {
      let color = #"{ "c": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } }"#
      let theme = "{ \"pelmet\": 1, \"tokens\": [\"\u{E9}.json\"], \"window\": { \"backgroundColor\": \"{c}\" } }"
      let folder = try TemporaryFolder(["a.theme.json": theme, "e\u{301}.json": color])
      let compilation = Compilation.validate(InputLoader(module: "App", [ThemeSelection(ThemeFolder(folder.path))]).input)
      expectEqual(compilation.diagnostics, [])
      try folder.write(color, to: "\u{E9}.json")
      expectEqual(problems(InputLoader(module: "App", [ThemeSelection(ThemeFolder(folder.path))]), in: folder).count, 1)
    }
  #endif

  @Test func `a linked file that the user permits is compiled, and no line of it is shown`() throws {
    let other = try TemporaryFolder(["a.theme.json": "{ \"pelmet\": 1, \"window\": 7, \"x\": \"secret\" }"])
    let folder = try TemporaryFolder([
      "package/Package.swift": "", "package/in/b.theme.json": "{ \"pelmet\": 1, \"extends\": \"a\", \"y\": \"own\" }",
      "package/c.theme.json": "{ \"pelmet\": 1, \"z\": \"shared\" }",
    ])
    try folder.link("package/in/a.theme.json", to: other["a.theme.json"])
    try folder.link("package/in/c.theme.json", to: "../c.theme.json")
    let selection = ThemeSelection(ThemeFolder(folder["package/in"]))
    #expect(
      problems(InputLoader(module: "App", [selection]), in: folder) == [
        "package/in/a.theme.json: error: a link leads from here out of the package, and what is outside is not read [UnreadableFile]"
      ])
    let loader = InputLoader(module: "App", [selection.permitting([other.path])])
    let compilation = Compilation.validate(loader.input)
    var renderer = SnippetRenderer(compilation.sources, colored: false)
    let report = compilation.diagnostics.map { renderer.render($0) }.joined()
    #expect(report.contains(folder["package/in/a.theme.json:1:"]))
    #expect(!report.contains("secret"))
    #expect(report.contains("own"))
    #expect(report.contains("shared"))
  }
}
