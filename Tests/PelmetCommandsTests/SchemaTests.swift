import PelmetCompiler
import PelmetTestSupport
import Testing

@testable import PelmetCommands

/// The `schema` command. `.ci/checks/schemas` checks with a validator what the schema accepts and refuses.
@Suite struct SchemaTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "themes/company.theme.json": """
      {
        "pelmet": 1,
        "abstract": true,
        "tokens": ["brand.tokens.json"],
        "parameters": { "accent": { "type": "color" } },
        "colors": { "ink": "#000000", "paper": 1 },
        "contexts": { "settings": {} },
        "screens": { "photo": {} }
      }
      """,
      "themes/brand.tokens.json": "{ \"red\": { \"500\": { \"$type\": \"number\", \"$value\": 1 } } }",
      "themes/broken.theme.json": "{",
    ])
  }

  @Test func describesThemes() throws {
    let run = TestConsole("schema")
    expectEqual(run.status, 0)
    expectEqual(run.errors, "")
    try Fixtures.expectGolden(run.output, "schema/theme.schema.json")
  }

  @Test func describesSettings() throws {
    try Fixtures.expectGolden(TestConsole("schema", "--kind", "settings").output, "schema/pelmet.schema.json")
  }

  @Test(arguments: ["{ink}", "{accent}", "{red.500}", "company"])
  func offersTheNamesOfThemes(name: String) {
    let plain = TestConsole("schema").output
    let named = TestConsole("schema", folder["themes"]).output
    #expect(!plain.contains("\"\(name)\""))
    #expect(named.contains("\"\(name)\""))
  }

  @Test(arguments: ["settings", "photo"])
  func offersTheNamesOfPlaces(name: String) {
    #expect(TestConsole("schema", folder["themes"]).output.contains("\"\(name)\": {\"$ref\""))
  }

  @Test func writesAFileOverAnOlderOne() throws {
    for _ in 1...2 {
      let run = TestConsole("schema", "-o", folder["new/theme.schema.json"])
      expectEqual(run.status, 0)
      expectEqual(run.output, "")
    }
    try expectEqual(folder.text(of: "new/theme.schema.json"), JSONSchema.theme())
  }

  @Test func failsWhereItCannotWrite() {
    let run = TestConsole("schema", "-o", folder["themes/company.theme.json/x"])
    expectEqual(run.status, 1)
    #expect(run.errors.hasPrefix("error: "))
  }

  @Test func keepsTheReferenceOfPropertiesFresh() throws {
    try Fixtures.expectGolden(
      PropertyReference.markdown, "../../Sources/Pelmet/Pelmet.docc/Properties.md")
  }
}
