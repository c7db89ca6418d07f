import PelmetTestSupport
import Testing

@Suite struct ValidateTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "good/a.theme.json": "{ \"pelmet\": 1 }", "good/b.theme.json": "{ \"pelmet\": 1, \"extends\": \"a\" }",
      "bad/c.theme.json": "{ \"pelmet\": 1 }", "bad/d.theme.json": "{ \"pelmet\": 1, \"windows\": {} }",
      "bad/e.theme.json": "{ \"pelmet\": 1, \"extends\": \"d\" }",
      "user/f.theme.json": "{ \"pelmet\": 1, \"extends\": \"Good:a\" }",
      "odd/g.theme.json":
        ##"{ "pelmet": 1, "tokens": [{ "ink": { "$type": "color", "$deprecated": true, "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } }], "window": { "backgroundColor": "{ink}" } }"##,
    ])
  }

  @Test func saysInOneLineThatAllIsWell() {
    let run = TestConsole("validate", folder["good"])
    expectEqual(run.status, 0)
    expectEqual(run.output, "")
    expectEqual(run.errors, "no errors in 2 themes\n")
  }

  @Test func showsTheTextAndASummary() {
    let run = TestConsole("validate", folder["bad/d.theme.json"])
    expectEqual(run.status, 1)
    #expect(
      run.errors == """
        \(folder["bad/d.theme.json"]):1:16: error: 'windows' is not a key of a theme [UnknownKey]
         1 | { "pelmet": 1, "windows": {} }
           |                ^^^^^^^^^
           = fix: rename it to "window"
        1 error in 1 theme

        """)
  }

  @Test func `checks an abstract theme that nothing extends, as far as it goes`() throws {
    let base = "{ \"pelmet\": 1, \"abstract\": true, \"window\": { \"backgroundColor\": \"{accent}\" } }"
    let folder = try TemporaryFolder([
      "open/base.theme.json": base, "closed/base.theme.json": base,
      "closed/one.theme.json": "{ \"pelmet\": 1, \"extends\": \"base\", \"colors\": { \"accent\": \"#FFF\" } }",
      "broken/base.theme.json": "{ \"pelmet\": 1, \"abstract\": true, \"tokens\": [\"brand.resolver.json\"] }",
    ])
    let open = TestConsole("validate", "--strict", folder["open"])
    expectEqual(open.status, 1)
    #expect(open.errors.hasSuffix("\n1 warning in 1 theme\n"))
    #expect(open.errors.contains("fix: add it to \"colors\" or \"parameters\", which themes that extend this one can replace"))
    expectEqual(TestConsole("validate", folder["open"]).status, 0)
    // The theme that declares the name is there, and not checked.
    expectEqual(TestConsole("validate", "--strict", folder["closed/base.theme.json"]).errors, "no errors in 1 theme\n")
    expectEqual(TestConsole("validate", "--strict", folder["closed"]).errors, "no errors in 2 themes\n")
    expectEqual(TestConsole("validate", folder["broken"]).status, 1)
  }

  @Test func reportsOnChosenFilesOnly() {
    expectEqual(TestConsole("validate", folder["bad/c.theme.json"]).status, 0)
  }

  @Test func reportsOnWhatAChosenFileRefersTo() {
    let run = TestConsole("validate", folder["bad/e.theme.json"])
    expectEqual(run.status, 1)
    #expect(run.errors.hasPrefix(folder["bad/d.theme.json:1:16: error: "]))
  }

  @Test func reportsOnABaseThatIsNotJSON() throws {
    let folder = try TemporaryFolder([
      "base.theme.json": "{", "a.theme.json": "{ \"pelmet\": 1, \"extends\": \"base\" }",
      "b.theme.json": "{ \"pelmet\": 1, \"extends\": \"base.theme.json\" }",
    ])
    for theme in ["a.theme.json", "b.theme.json"] {
      let run = TestConsole("validate", folder[theme])
      expectEqual(run.status, 1)
      #expect(run.errors.hasPrefix(folder["base.theme.json:1:1: error: "]))
      #expect(run.errors.hasSuffix("\n1 error in 1 theme\n"))
    }
  }

  @Test func takesSeveralFoldersAsModulesOfTheirOwn() {
    let run = TestConsole("validate", folder["user"], folder["good/"], folder["bad"], "--module", "Good=\(folder["good"])")
    expectEqual(run.status, 1)
    #expect(run.errors.hasSuffix("\n1 error in 6 themes\n"))
  }

  @Test func refusesAModuleThatIsNotGiven() {
    let run = TestConsole("validate", folder["user"])
    expectEqual(run.status, 1)
    #expect(run.errors.contains("[UnknownModule]"))
  }

  @Test func `a module in the folder of the themes says what to name instead`() throws {
    try folder.write("{ \"pelmet\": 1 }", to: "apps/Core/brand.theme.json")
    try folder.write("{ \"pelmet\": 1, \"extends\": \"Core:brand\" }", to: "apps/Student/student.theme.json")
    let run = TestConsole("validate", folder["apps"], "--module", "Core=\(folder["apps/Core"])")
    expectEqual(run.status, 1)
    #expect(
      run.errors.contains(
        "error: 'brand' is a theme of this module and of another, whose folder is in this one's [NameCollision]"))
    #expect(run.errors.contains("= fix: name the folders of this module alone, or leave out --module\n"))
    #expect(run.errors.hasSuffix("1 error in 2 themes\n"))
  }

  @Test func writesJSONToStandardOutputAlsoWithoutFindings() {
    let run = TestConsole("validate", folder["good"], "--format", "json")
    expectEqual(run.output, "{\"version\": 1, \"diagnostics\": []}\n")
    expectEqual(run.errors, "")
  }

  @Test func writesTheFindingsOfAllModulesIntoOneJSON() {
    let run = TestConsole("validate", folder["user"], folder["bad"], "--format", "json")
    expectEqual(run.status, 1)
    expectEqual(run.errors, "")
    let rules = run.output.split(separator: "\n").compactMap {
      $0.split(separator: "\"rule\": \"").last?.split(separator: "\"").first
    }
    #expect(
      rules == ["version", "UnknownKey", "UnknownModule", "]}"] || rules.contains("UnknownModule") && rules.contains("UnknownKey")
    )
  }

  @Test func countsWarningsWhenStrict() {
    let run = TestConsole("validate", folder["odd"])
    expectEqual(run.status, 0)
    #expect(run.errors.hasSuffix("1 warning in 1 theme\n"))
    expectEqual(TestConsole("validate", folder["odd"], "--strict").status, 1)
  }

  @Test func colorsForATerminalWhoseUserAllowsIt() {
    let arguments = ["validate", folder["bad"]]
    let red = "\u{1B}[1;31merror:"
    #expect(TestConsole(arguments, isTerminal: true).errors.contains(red))
    #expect(TestConsole(arguments, isTerminal: true, environment: ["NO_COLOR": ""]).errors.contains(red))
    #expect(!TestConsole(arguments, isTerminal: true, environment: ["NO_COLOR": "1"]).errors.contains("\u{1B}"))
    #expect(!TestConsole(arguments, isTerminal: true, environment: ["TERM": "dumb"]).errors.contains("\u{1B}"))
    #expect(!TestConsole(arguments).errors.contains("\u{1B}"))
  }
}
