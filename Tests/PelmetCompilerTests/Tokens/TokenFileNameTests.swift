import PelmetDiagnostics
import PelmetSyntax
import PelmetTestSupport
import Testing

@testable import PelmetCompiler

@Suite struct TokenFileNameTests {
  static func tokens(_ blue: Int, _ name: String = "c") -> String {
    #"{ "\#(name)": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, \#(Double(blue) / 255)] } } }"#
  }

  static func theme(_ tokens: String, _ files: [(path: String, text: String)]) -> ResolvedTheme {
    ResolvedTheme(#"{ "pelmet": 1, "tokens": [\#(tokens)], "window": { "backgroundColor": "{c}" } }"#, files)
  }

  @Test(arguments: ["Farben.json", "a/b.c.json", "c.tokens.json", "$x.json"])
  func `a file is read by any name`(_ path: String) throws {
    let theme = Self.theme("\"\(path)\"", [(path, Self.tokens(1))])
    expectEqual(theme.findings, [])
    try expectEqual(theme.value("window.backgroundColor"), "#000001")
  }

  @Test func `a resolver is told by its contents, and names files of any name`() throws {
    let resolver =
      #"{ "version": "2025.10", "resolutionOrder": [{ "type": "set", "name": "s", "sources": [{ "$ref": "x.json" }] }] }"#
    let theme = Self.theme("\"dir/set.json\"", [("dir/set.json", resolver), ("dir/x.json", Self.tokens(2))])
    expectEqual(theme.findings, [])
    try expectEqual(theme.value("window.backgroundColor"), "#000002")
  }

  @Test func `a part of a file is a file of its own`() throws {
    let text = #"{ "a/b": { "x~y": \#(Self.tokens(3)) }, "other": 1 }"#
    let theme = Self.theme(##""all.json#/a~1b/x~0y""##, [("all.json", text)])
    expectEqual(theme.findings, [])
    try expectEqual(theme.value("window.backgroundColor"), "#000003")
  }

  @Test(
    arguments: [
      ("\"t/\"", "5"), ("\"t\"", "5"), ("\"t/*.json\"", "3"), ("\"t/**/*.json\"", "5"), ("\"**/*.json\"", "6"), ("\"t/**\"", "5"),
      ("\"t/a*.json\"", "2"), ("\"./t/B/*\"", "4"),
    ])
  func `files of a folder or a pattern are layers in the order of their bytes`(_ entry: String, _ last: String) throws {
    let files = ["t/a.json", "t/ab.json", "t/b.json", "t/B/c.json", "t/z/a.json", "u.json"]
    // The order is t/B/c, t/a, t/ab, t/b, t/z/a, u: each later one wins.
    let colors = [1, 2, 3, 4, 5, 6]
    let theme = Self.theme(entry, zip(files, colors).reversed().map { ($0, Self.tokens($1)) })
    expectEqual(theme.findings, [])
    try expectEqual(theme.value("window.backgroundColor"), "#00000\(last)")
  }

  @Test func `files without tokens among those of a pattern are left out`() throws {
    let theme = Self.theme(
      "\"**/*.json\"", [("a.json", Self.tokens(1)), ("package.json", #"{ "name": "x" }"#), ("b.theme.json", #"{ "pelmet": 1 }"#)])
    expectEqual(theme.findings, [])
    try expectEqual(theme.value("window.backgroundColor"), "#000001")
  }

  @Test func `files of another module have its paths`() throws {
    let theme = Self.theme(
      ##""Style:x/a.json", "Style:y/*.json", "Style:all.json#/d""##,
      [
        ("Style:x/a.json", Self.tokens(1)), ("Style:y/a.json", Self.tokens(2)),
        ("Style:all.json", #"{ "d": \#(Self.tokens(3, "d")) }"#),
      ])
    expectEqual(theme.findings, [])
    try expectEqual(theme.value("window.backgroundColor"), "#000002")
  }

  @Test(
    arguments: [
      ("*.json", "a.json", true), ("*.json", "a/b.json", false), ("**", "a/b.json", true), ("a/**/c.json", "a/c.json", true),
      ("a/**/c.json", "a/x/y/c.json", true), ("a/**/c.json", "b/a/c.json", false), ("**/*.json", "a.json", true),
      ("a*b*c.json", "aXbXbYc.json", true), ("a*b*c.json", "acb.json", false), ("*", "x", true), ("a**b", "axyb", true),
      ("**/x/**/y", "x/x/y", true), ("**/x/**/y", "y/x", false), ("ä*.json", "äö.json", true),
    ])
  func `a star stands for a part of a name, two for folders`(_ pattern: String, _ path: String, _ fits: Bool) {
    expectEqual(PathPattern(pattern).matches(path), fits)
  }

  @Test func `a pattern of many stars costs no more than its length times that of the path`() {
    let pattern = String(repeating: "**/a*/", count: 200) + "b"
    #expect(!PathPattern(pattern).matches(String(repeating: "aa/", count: 400) + "c"))
  }

  // MARK: Files that are read when they are named

  /// The paths that were read.
  final class Log: @unchecked Sendable {
    var read: [String] = []
    var listings = 0
  }

  static func unread(_ texts: [String: String], _ log: Log) -> UnreadFiles {
    UnreadFiles {
      log.listings += 1
      return Array(texts.keys)
    } read: { path in
      log.read.append(path)
      guard let text = texts[path], !text.isEmpty else { return .unreadable(path: "/" + path, problem: "no permission") }
      return .text(path: "/" + path, bytes: Array(text.utf8))
    }
  }

  @Test func `only what is named is read, and once`() throws {
    let log = Log()
    var files = ThemeFiles([
      ("a.theme.json", #"{ "pelmet": 1, "tokens": ["x.json"], "window": { "backgroundColor": "{c}" } }"#),
      ("b.theme.json", #"{ "pelmet": 1, "tokens": ["x.json", "y.json"], "window": { "backgroundColor": "{e}" } }"#),
    ])
    let broken = #"{ "e": { "$type": "color", "$value": "{e}" } }"#
    files.input.module.unread = Self.unread(["x.json": Self.tokens(1), "y.json": broken, "z.json": Self.tokens(3)], log)
    let compilation = Compilation.compile(files.input)
    expectEqual(log.read, ["x.json", "y.json"])
    expectEqual(log.listings, 1)
    expectEqual(compilation.sources.files.map(\.path), ["a.theme.json", "b.theme.json", "/x.json", "/y.json"])
    let cycle = try #require(compilation.diagnostics.first)
    guard case .span(let span) = cycle.location else { return #expect(Bool(false), "the finding has no place") }
    #expect(cycle.rule == .referenceCycle && span.file == FileID(index: 3))
    expectEqual(compilation.diagnostics.count, 1)
  }

  @Test func `nothing is listed when all files are there`() {
    let log = Log()
    var files = ThemeFiles([
      ("a.theme.json", #"{ "pelmet": 1, "tokens": ["x.json"], "window": { "backgroundColor": "{c}" } }"#),
      ("x.json", Self.tokens(1)),
    ])
    files.input.module.unread = Self.unread(["y.json": Self.tokens(1)], log)
    #expect(Compilation.compile(files.input).diagnostics.isEmpty)
    #expect(log.listings == 0 && log.read.isEmpty)
  }

  @Test func `a file that cannot be read is reported as such, once`() {
    let log = Log()
    var files = ThemeFiles([
      ("a.theme.json", #"{ "pelmet": 1, "tokens": ["x.json"] }"#), ("b.theme.json", #"{ "pelmet": 1, "tokens": ["x.json"] }"#),
    ])
    files.input.module.unread = Self.unread(["x.json": ""], log)
    let diagnostics = Compilation.compile(files.input).diagnostics
    expectEqual(diagnostics.map(\.rule), [.unreadableFile])
    expectEqual(log.read, ["x.json"])
  }
}
