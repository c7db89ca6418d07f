import PelmetDiagnostics
import Testing

@testable import PelmetCompiler

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
    #expect(self.form(Self.a.replacing("{ \"ink\": {", with: "{ \(token) \"ink\": {")) == form)
    // A file without a token is none of tokens, and stays.
    guard token.contains("$value") else { return }
    #expect(self.form(Self.a, "{ \(token.dropLast()) }") == form)
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
    #expect(errors.map(\.summary) == ["'red' is not a parameter, colour or token"])
    #expect(errors.first?.notes.map(\.message) == [Self.note])
    #expect(run.mayLackTokens)
    #expect(!compile(theme, usedTokensOnly: false).mayLackTokens)
  }

  /// Else an own token could stand where one of the base's should win, and nobody would hear of it.
  @Test(arguments: ["Base:a.json", "Base:a.json#red", "Base:*.json", "Base:gone.json"])
  func `a dependent that names a file of tokens needs all`(entry: String) {
    let theme = "{ \"pelmet\": 1, \"tokens\": [{ \"red\": { \"$type\": \"color\", \"$value\": \"#0F0\" } }, \"\(entry)\"] }"
    let run = compile(theme)
    let errors = run.diagnostics.filter { $0.severity == .error }
    #expect(errors.map(\.summary) == ["'\(entry)' is here only in part"])
    #expect(errors.first?.notes.map(\.message) == [Self.note])
    #expect(run.mayLackTokens)
  }

  @Test(arguments: ["", ##", "tokens": [{ "red": { "$type": "color", "$value": "#0F0" } }], "tabBar": { "tintColor": "{red}" }"##])
  func `a dependent with tokens of its own needs no others`(members: String) {
    #expect(!compile("{ \"pelmet\": 1, \"extends\": \"Base:t\"\(members) }").mayLackTokens)
  }
}
