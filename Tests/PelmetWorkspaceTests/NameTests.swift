import PelmetDiagnostics
import PelmetTestSupport
import PelmetWorkspace
import Testing

/// Definitions, uses and new names of what themes and tokens declare, over files and modules.
@Suite struct NameTests {
  private static let files = [
    "Style/pelmet.json": "{}", "App/pelmet.json": "{}",
    "Style/base.theme.json":
      ##"{ "pelmet": 1, "abstract": true, "tokens": ["a.tokens.json"], "parameters": { "brand": { "type": "color" } }, "colors": { "ink": "{color.text}" }, "screens": { "photo": {} }, "toolbar": { "tintColor": "{ink}" } }"##,
    "Style/a.tokens.json":
      ##"{ "color": { "text": { "$type": "color", "$value": "#112233" }, "line": { "$type": "color", "$value": "{color.text}" } } }"##,
    "Style/other.theme.json": ##"{ "pelmet": 1, "colors": { "ink": "#000000" }, "toolbar": { "tintColor": "{ink}" } }"##,
  ]
  private static let day =
    ##"{ "pelmet": 1, "extends": "Style:base", "arguments": { "brand": "#FF0000" }, "colors": { "ink": "#223344", "line": "{color.line}" }, "screens": { "photo": { "toolbar": { "tintColor": "{ink}" } }, "video": { "extends": "photo" } }, "waive": [{ "rule": "LowContrast", "at": "/colors/ink", "why": "Later." }] }"##

  private func open(_ old: String, _ marked: String) throws -> OpenFolder {
    try OpenFolder(Self.files, open: "App/day.theme.json", Self.day.replacing(old, with: marked, maxReplacements: 1))
  }

  @Test(
    arguments: [
      (#""tintColor": "{ink"#, #""tintColor": "{i|nk"#, ["App/day.theme.json: ink", "Style/base.theme.json: ink"]),
      ("Style:base", "Style|:base", ["Style/base.theme.json: "]),
      ("{color.line", "{color|.line", [#"Style/a.tokens.json: "line""#]),
      (#""extends": "photo"#, #""extends": "pho|to"#, ["App/day.theme.json: photo", "Style/base.theme.json: photo"]),
      (#""brand""#, #""bra|nd""#, ["Style/base.theme.json: brand"]), ("#FF0000", "#FF|0000", []),
    ] as [(String, String, [String])])
  func findsWhatDeclares(old: String, marked: String, expected: [String]) throws {
    let open = try open(old, marked)
    expectEqual(open.texts(open.workspace.definitions(in: open.path, at: open.cursor)), expected)
  }

  @Test(
    arguments: [
      (#""extends": "photo" }"#, #""extends": "ph|oto" "#, ["Style/base.theme.json: photo"]),
      (#""tintColor": "{ink}" }"#, #""tintColor": "{i|nk}""#, ["App/day.theme.json: ink", "Style/base.theme.json: ink"]),
      (
        ##""arguments": { "brand": "#FF0000" }"##, ##""arguments": { "br|and": }"##,
        ["Style/base.theme.json: brand"]
      ),
      (
        ##""#FF0000" }, "colors": { "ink": "#223344", "line": "{color.line}" }, "screens": { "photo": { "toolbar": { "tintColor": "{ink"##,
        ##"}, "colors": { "ink": "#223344", "line": "{color.line}" }, "screens": { "photo": { "toolbar": { "tintColor": "{i|nk"##,
        ["App/day.theme.json: ink", "Style/base.theme.json: ink"]
      ),
      (#""Style:base""#, #""St|yle:base" "tokens""#, ["Style/base.theme.json: "]),
      (#""colors": { "#, #""colors": { "ink": "{co|lor.line}" "#, [#"Style/a.tokens.json: "line""#]),
    ] as [(String, String, [String])])
  func findsWhatDeclaresInABrokenText(old: String, marked: String, expected: [String]) throws {
    let open = try open("pelmet", "pelmet|")
    _ = open.workspace.findings(in: open.path)
    let parts = Self.day.replacing(old, with: marked, maxReplacements: 1).split(separator: "|")
    open.workspace.setText(Array(parts.joined().utf8), of: open.path)
    #expect(open.workspace.findings(in: open.path)?.diagnostics.first?.rule == .invalidJSON)
    expectEqual(open.texts(open.workspace.definitions(in: open.path, at: parts[0].utf8.count)), expected)
    #expect(open.workspace.renamableName(in: open.path, at: parts[0].utf8.count) == nil)
  }

  @Test func findsUsesOverModules() throws {
    let open = try open("{ink}", "{in|k}")
    let found = open.texts(open.workspace.references(in: open.path, at: open.cursor, withDeclarations: true))
    expectEqual(
      found,
      [
        "App/day.theme.json: ink", "App/day.theme.json: ink", "App/day.theme.json: ink", "Style/base.theme.json: ink",
        "Style/base.theme.json: ink",
      ])
    let line = try self.open("{color.line}", "{color.li|ne}")
    let uses = line.texts(line.workspace.references(in: line.path, at: line.cursor, withDeclarations: false))
    expectEqual(uses, ["App/day.theme.json: color.line"])
  }

  @Test(
    arguments: [
      ("{ink}", "{i|nk}", "paper", 5), (#""photo": { "t"#, #""ph|oto": { "t"#, "picture", 3),
      (#""brand""#, #""br|and""#, "accent", 2),
      ("{color.line}", "{color.l|ine}", "edge", 2),
    ] as [(String, String, String, Int)])
  func givesNewNamesEverywhere(old: String, marked: String, new: String, count: Int) throws {
    let open = try open(old, marked)
    let edits = try open.workspace.rename(in: open.path, at: open.cursor, to: new).edits
    #expect(edits.values.joined().count == count)
    let before = try #require(open.workspace.findings(in: open.path)?.diagnostics.map(\.rule))
    for (path, edits) in edits {
      var text = try #require(open.workspace.text(of: path))
      for edit in edits.reversed() { text.replaceSubrange(edit.range, with: edit.text.utf8) }
      open.workspace.setText(text, of: path)
    }
    expectEqual(open.workspace.findings(in: open.path)?.diagnostics.map(\.rule), before)
    #expect(
      open.workspace.text(of: open.folder["Style/other.theme.json"]).map { String(decoding: $0, as: UTF8.self).contains("ink") }
        == true)
  }

  @Test(
    arguments: [
      ("{ink}", "{i|nk}", "line", "'line' is the name of something else already"),
      ("{ink}", "{i|nk}", "a.b", "'a.b' cannot be a name; braces, dots and quotes mean something else"),
      (
        #""photo": { "t"#, #""ph|oto": { "t"#, "1",
        "'1' cannot be a name; expected letters, digits, \"-\" and \"_\", and a letter first"
      ),
      ("{color.line}", "{color.l|ine}", "text", "'text' is the name of something else already"),
      ("#FF0000", "#F|F0000", "x", "there is no colour, parameter, screen, context, token or theme here"),
    ] as [(String, String, String, String)])
  func refusesNamesThatWouldMeanSomethingElse(old: String, marked: String, new: String, message: String) throws {
    let open = try open(old, marked)
    do throws(RenameFailure) {
      _ = try open.workspace.rename(in: open.path, at: open.cursor, to: new)
      Issue.record("'\(new)' was taken")
    } catch {
      expectEqual(error.message, message)
    }
  }

  @Test func renamesFromAFileOfTokens() throws {
    let tokens = try #require(Self.files["Style/a.tokens.json"])
    let open = try OpenFolder(
      Self.files.merging(["App/day.theme.json": Self.day]) { $1 }, open: "Style/a.tokens.json",
      tokens.replacing(#""text""#, with: #""te|xt""#))
    expectEqual(open.workspace.renamableName(in: open.path, at: open.cursor)?.text, "text")
    let edits = try open.workspace.rename(in: open.path, at: open.cursor, to: "body").edits
    expectEqual(
      edits.mapValues(\.count), [open.folder["Style/a.tokens.json"]: 2, open.folder["Style/base.theme.json"]: 1])
  }
}
