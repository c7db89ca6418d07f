import Pelmet
import PelmetDiagnostics
import PelmetTestSupport
import PelmetTokens
import Testing

@testable import PelmetCompiler
@testable import PelmetResolution

/// Forms with no more tokens than the themes of their module need.
@Suite struct UnusedTokenTests {
  private static let theme = ##"""
    { "pelmet": 1, "tokens": ["a.json", "b.json"], "navigationBar": { "tintColor": "{ink}" },
      "tabBar": { "tintColor": { "color": "{page.ink}", "alpha": 0.5 } } }
    """##

  private func form(_ a: String, _ b: String = "{}", usedTokensOnly: Bool = true) -> String? {
    FormRun([("t.theme.json", Self.theme), ("a.json", a), ("b.json", b)], usedTokensOnly: usedTokensOnly).text
  }

  private static let a = """
    { "ink": { "$type": "color", "$value": "{page.ink}" }, "page": { "ink": { "$ref": "#/deep/blue/$value" } },
      "deep": { "$type": "color", "blue": { "$value": "#0000AA" } } }
    """

  @Test(arguments: [
    "\"red\": { \"$type\": \"color\", \"$value\": \"{ink}\" },", "\"reds\": { \"one\": { \"two\": { \"$value\": \"#F00\" } } },",
    "\"$description\": \"\", \"empty\": { \"group\": {} },", "\"inks\": { \"$root\": { \"$value\": \"#F00\" } },",
  ])
  func `a token that nobody needs leaves the bytes alone`(token: String) throws {
    let form = try #require(self.form(Self.a))
    #expect(form.contains("\"deep\":{\"$type\":\"color\",\"blue\":{"))
    expectEqual(self.form(Self.a.replacing("{ \"ink\": {", with: "{ \(token) \"ink\": {")), form)
    // A file without a token is none of tokens, and stays.
    guard token.contains("$value") else { return }
    expectEqual(self.form(Self.a, "{ \(token.dropLast()) }"), form)
    #expect(self.form(Self.a, "{ \(token.dropLast()) }", usedTokensOnly: false) != form)
  }

  @Test(arguments: [
    ("#0000AA", "#0000AB"), ("\"deep\": {", "\"deep\": { \"$deprecated\": true,"),
    ("\"ink\": { \"$ref\"", "\"inks\": { \"$ref\""),
  ])
  func `one that a theme needs, by however many others, changes them`(old: String, new: String) {
    #expect(form(Self.a.replacing(old, with: new)) != form(Self.a))
  }

  @Test func `a path counts in whatever file it is declared, and where groups copy others everything stays`() throws {
    let blue = "{ \"deep\": { \"blue\": { \"$value\": \"#00F\" } } }"
    #expect(form(Self.a, blue) != form(Self.a))
    let copy = "{ \"more\": { \"$extends\": \"{deep}\" }, \"red\": { \"$type\": \"color\", \"$value\": \"#F00\" } }"
    #expect(try #require(form(Self.a, copy)).contains("\"red\""))
  }

  private static let red =
    "{ \"ink\": { \"$type\": \"color\", \"$value\": \"#123\" }, \"red\": { \"$type\": \"color\", \"$value\": \"#F00\" } }"
  private static let inked = "{ \"pelmet\": 1, \"tokens\": [\"a.json\"], \"navigationBar\": { \"tintColor\": \"{ink}\" } }"
  private static let note = "the form of 'Base' has only the tokens that its own themes use"

  /// A theme that depends on one with the tokens `ink`, which it uses, and `red`.
  private func compile(_ theme: String, usedTokensOnly: Bool = true) -> Compilation {
    let run = FormRun([("t.theme.json", Self.inked), ("a.json", Self.red)], usedTokensOnly: usedTokensOnly)
    return Compilation.compile(run.inputWithForm([("app.theme.json", theme)]))
  }

  @Test func `a dependent that names another token is told why it is not there`() {
    let theme = "{ \"pelmet\": 1, \"extends\": \"Base:t\", \"tabBar\": { \"tintColor\": \"{red}\" } }"
    let run = compile(theme)
    let errors = run.diagnostics.filter { $0.severity == .error }
    expectEqual(errors.map(\.summary), ["'red' is not a parameter, colour or token"])
    expectEqual(errors.first?.notes.map(\.message), [Self.note])
    #expect(run.mayLackTokens)
    #expect(!compile(theme, usedTokensOnly: false).mayLackTokens)
  }

  /// Else an own token could stand where one of the base's should win, and nobody would hear of it.
  @Test(arguments: ["Base:a.json", "Base:a.json#red", "Base:*.json", "Base:gone.json"])
  func `a dependent that names a file of tokens needs all`(entry: String) {
    let theme = "{ \"pelmet\": 1, \"tokens\": [{ \"red\": { \"$type\": \"color\", \"$value\": \"#0F0\" } }, \"\(entry)\"] }"
    let run = compile(theme)
    let errors = run.diagnostics.filter { $0.severity == .error }
    expectEqual(errors.map(\.summary), ["'\(entry)' is here only in part"])
    expectEqual(errors.first?.notes.map(\.message), [Self.note])
    #expect(run.mayLackTokens)
  }

  @Test(arguments: [
    "", ##", "tokens": [{ "red": { "$type": "color", "$value": "#0F0" } }], "tabBar": { "tintColor": "{red}" }"##,
  ])
  func `a dependent with tokens of its own needs no others`(members: String) {
    #expect(!compile("{ \"pelmet\": 1, \"extends\": \"Base:t\"\(members) }").mayLackTokens)
  }

  /// Themes whose tokens have other names than their files write, or get something from another file.
  @Test(arguments: [
    (
      #"["a.json", "b.json"]"#, ##"{ "ink": { "$type": "color", "$value": "#123" }, "o": { "x": { "$value": "#456" } } }"##,
      ##"{ "o": { "$type": "color", "p": { "$value": "#FFF" } } }"##
    ),
    (#"["a.json#/dark"]"#, ##"{ "dark": { "ink": { "$type": "color", "$value": "#123" } } }"##, "{}"),
    (
      #"["a.json", "b.json"]"#, ##"{ "ink": { "$value": "#123" }, "x": { "y": { "$value": "#456" } } }"##,
      ##"{ "x": { "$type": "color", "z": { "$value": "#456" } } }"##
    ),
    (
      #"["a.json", "b.json"]"#, ##"{ "n": { "ink": { "$value": "{o.p}" } }, "ink": { "$value": "{n.ink}" } }"##,
      ##"{ "o": { "$type": "color", "p": { "$value": "#FFF" } }, "m": { "$value": "#123", "$type": "color" } }"##
    ),
    (
      #"["a.json", { "n": { "$extends": "{o}" }, "ink": { "$value": "{n.blue}" } }]"#,
      ##"{ "o": { "$type": "color", "blue": { "$value": "#00F" } } }"##, "{}"
    ),
  ])
  func `what a theme needs is there, however it comes to it`(tokens: String, a: String, b: String) {
    let theme = "{ \"pelmet\": 1, \"tokens\": \(tokens), \"navigationBar\": { \"tintColor\": \"{ink}\" } }"
    let run = FormRun([("t.theme.json", theme), ("a.json", a), ("b.json", b)], usedTokensOnly: true)
    let (form, files) = (Compilation.compile(run.inputWithForm()), Compilation.compile(run.inputWithFiles()))
    expectEqual(form.swift, files.swift)
    // Remarks count what is in a file.
    expectEqual(form.words.filter { !$0.hasPrefix("remark") }, files.words.filter { !$0.hasPrefix("remark") })
  }

  @Test(arguments: [
    (untyped, ##"{ "$type": "fontFamily", "un": { "$value": "Helvetica" } }"##),
    (typed, ##"{ "$type": "fontWeight", "un": { "$value": 700 } }"##),
    (typed, ##"{ "$deprecated": true, "un": { "$type": "color", "$value": "#111111" } }"##),
    (typed, ##"{ "version": 1, "un": { "$type": "color", "$value": "#111111" } }"##),
  ])
  func `what a file gives to others stays when nobody needs its tokens, and nothing that is no file of tokens`(
    ink: String, other: String
  ) {
    let theme =
      "{ \"pelmet\": 1, \"tokens\": [\"a.json\", \"b.json\"], \"navigationBar\": { \"tintColor\": \"{ink}\" } }"
    let run = FormRun([("t.theme.json", theme), ("a.json", ink), ("b.json", other)], usedTokensOnly: true)
    let (form, files) = (Compilation.compile(run.inputWithForm()), Compilation.compile(run.inputWithFiles()))
    expectEqual(form.swift, files.swift)
    expectEqual(form.words.filter { !$0.hasPrefix("remark") }, files.words.filter { !$0.hasPrefix("remark") })
  }

  private static let typed = ##"{ "ink": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0.5] }, "$type": "color" } }"##
  private static let untyped = typed.replacing(##", "$type": "color""##, with: "")

  /// All tokens are mirrored, so that one which is not there would be missed by nobody but the app.
  @Test func `a module that mirrors tokens in Swift needs all`() {
    let run = FormRun([("t.theme.json", Self.inked), ("a.json", Self.red)], usedTokensOnly: true)
    var input = run.inputWithForm([("app.theme.json", "{ \"pelmet\": 1, \"extends\": \"Base:t\" }")])
    #expect(!Compilation.compile(input).mayLackTokens)
    input.module.settings.emitTokens = true
    #expect(Compilation.compile(input).mayLackTokens)
  }

  @Test func `descriptions need nothing`() throws {
    let red = "\"red\": { \"$type\": \"color\", \"$value\": \"#F00\" },"
    let tokens = Self.a.replacing("{ \"ink\": {", with: "{ \(red) \"ink\": {")
    let described = tokens.replacing("\"page\": { \"ink\": {", with: "\"page\": { \"ink\": { \"$description\": \"not {red}\",")
    let theme = Self.theme.replacing("\"pelmet\": 1,", with: "\"pelmet\": 1, \"title\": \"{red}\", \"$description\": \"{red}\",")
    let form = try #require(self.form(tokens))
    expectEqual(self.form(described), form)
    let titled = FormRun([("t.theme.json", theme), ("a.json", tokens), ("b.json", "{}")], usedTokensOnly: true)
    expectEqual(titled.text, form)
    #expect(!form.contains("\"red\""))
  }

  @Test(arguments: Fixtures.files(below: "tokens", ending: ".json").enumerated().filter { $0.offset % 3 == 1 }.map(\.element))
  func `of every third of the files of real teams the colours that a theme names are as they were`(path: String) throws {
    let text = String(decoding: try Fixtures.bytes("tokens/\(path)"), as: UTF8.self)
    let name = String(path.split(separator: "/").last ?? "")
    func files(_ colors: [String]) -> [(path: String, text: String)] {
      let members = colors.enumerated().map { number, path in
        "\"c\(number)\": \(JSONText.string("{\(path)}"))"
      }
      let theme = "{ \"pelmet\": 1, \"tokens\": [\"\(name)\"], \"colors\": { \(members.joined(separator: ", ")) } }"
      return [("a.theme.json", theme), (name, text)]
    }
    guard let view = TokenInventory(ThemeFiles(files([])).input).views.first else { return }
    let colors = Set(view.library.declaredTokens.map(\.path)).sorted().filter { path in
      guard case .found(let token) = view.set(.light).lookup(path), case .color = token.value else { return false }
      return true
    }
    let named = stride(from: 0, to: colors.count, by: max(colors.count / 5, 1)).map { colors[$0] }
    let run = FormRun(files(named), usedTokensOnly: true)
    guard run.text != nil else { return }
    expectEqual(Compilation.compile(run.inputWithForm()).swift, Compilation.compile(run.inputWithFiles()).swift, "\(path)")
  }
}
