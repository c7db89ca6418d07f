import Foundation
import PelmetTestSupport
import Testing

/// The tools of `pelmet mcp`.
@Suite struct AgentToolTests {
  private let folder: TemporaryFolder
  private let client: AgentClient

  private static let good = """
    {
      "pelmet": 1,
      "tokens": ["brand.tokens.json"],
      "navigationBar": { "tintColor": { "light": "{brand.ink}", "dark": "#FFFFFF" } },
      "screens": { "photo": { "navigationBar": { "tintColor": "#00FF00" } } }
    }

    """
  private static let tokens = """
    { "brand": { "$type": "color", "ink": { "$value": "#101010" }, "paper": { "$value": "#FFFFFF" } } }

    """

  init() throws {
    folder = try TemporaryFolder([
      "app/good/a.theme.json": Self.good, "app/good/brand.tokens.json": Self.tokens,
      "app/bad/b.theme.json": "{ \"pelmet\": 1, \"window\": { \"tintColor\": \"0A84FF\" }, \"tabBars\": {}, }",
      "outside/c.theme.json": "{ \"pelmet\": 1, }",
    ])
    try folder.link("app/link", to: "../outside")
    client = AgentClient(folders: [folder["app"]])
  }

  @Test func validateCountsBeforeItLists() throws {
    let first = try client.call("validate", "{ \"paths\": [\"good\", \"bad\"], \"limit\": 1 }")
    let count = (try #require(first["errors"] as? Int)) + (try #require(first["warnings"] as? Int))
    #expect(count > 1)
    expectEqual((first["findings"] as? [AgentClient.Object])?.count, 1)
    let cursor = try #require(first["nextCursor"] as? String)
    let second = try client.call("validate", "{ \"paths\": [\"good\", \"bad\"], \"limit\": 1, \"cursor\": \"\(cursor)\" }")
    #expect(
      (second["findings"] as? [AgentClient.Object])?.first as NSDictionary? != (first["findings"] as? [AgentClient.Object])?.first
        as NSDictionary?)
    let errors = try client.call("validate", "{ \"paths\": [\"bad\"], \"rule\": \"InvalidJSON\" }")
    expectEqual((errors["findings"] as? [AgentClient.Object])?.count, 1)
  }

  @Test(arguments: ["x", "1/999", "-1/2", "1/", "99999999999999999999/1"]) func aCursorOfAnotherListIsRefused(cursor: String)
    throws
  {
    let words = try client.refusal("validate", "{ \"paths\": [\"bad\"], \"cursor\": \"\(cursor)\" }")
    #expect(words?.hasSuffix("fix: ask again without \"cursor\"") == true)
  }

  @Test func fixShowsAndThenWrites() throws {
    let shown = try client.call("fix", "{ \"paths\": [\"bad\"], \"dryRun\": true }")
    #expect(
      (shown["diff"] as? String)?.contains("+{ \"pelmet\": 1, \"window\": { \"tintColor\": \"#0A84FF\" }, \"tabBar\": {} }")
        == true)
    #expect(try folder.text(of: "app/bad/b.theme.json").contains("\"0A84FF\""))
    let made = try client.call("fix", "{ \"paths\": [\"bad\"] }")
    expectEqual((made["files"] as? [AgentClient.Object])?.count, 1)
    expectEqual(made["errors"] as? Int, 0)
    #expect(try folder.text(of: "app/bad/b.theme.json").contains("\"#0A84FF\""))
    expectEqual((try client.call("fix", "{ \"paths\": [\"bad\"] }")["files"] as? [AgentClient.Object])?.count, 0)
  }

  @Test func resolveAnswersValuesAndTheirReasons() throws {
    let file = "\"file\": \"good/a.theme.json\""
    let dark = try client.call("resolve", "{ \(file), \"scheme\": \"dark\", \"below\": \"navigationBar\" }")
    expectEqual((dark["values"] as? [AgentClient.Object])?.first?["value"] as? String, "#FFFFFFFF")
    let screen = try client.call("resolve", "{ \(file), \"screen\": \"photo\", \"why\": \"navigationBar.tintColor\" }")
    #expect((screen["why"] as? [AgentClient.Object])?.isEmpty == false)
    let none = try client.refusal("resolve", "{ \(file), \"screen\": \"poto\" }")
    #expect(none?.contains("photo") == true)
    #expect(try client.refusal("resolve", "{ \(file), \"os\": \"soon\" }") != nil)
    #expect(try client.refusal("resolve", "{ \"file\": \"bad/b.theme.json\" }")?.contains("remove them first") == true)
  }

  @Test func propertiesAreFoundByPlaceAndByWords() throws {
    let sections = try client.call("properties")
    #expect((sections["properties"] as? [AgentClient.Object])?.contains { $0["path"] as? String == "tabBar" } == true)
    let bar = try client.call("properties", "{ \"path\": \"navigationBar.standardAppearance\", \"limit\": 200 }")
    let names = (bar["properties"] as? [AgentClient.Object])?.compactMap { $0["path"] as? String } ?? []
    #expect(names.contains("navigationBar.standardAppearance.shadowColor"))
    let found = try client.call("properties", "{ \"query\": \"blur effect\", \"path\": \"tabBar\" }")
    #expect(try #require(found["count"] as? Int) > 0)
    #expect(try client.refusal("properties", "{ \"path\": \"navigationBars\" }")?.hasSuffix("write \"navigationBar\"") == true)
  }

  @Test func tokensAreThoseOfThemesOrOfFiles() throws {
    let seen = try client.call("tokens", "{ \"paths\": [\"good\"], \"query\": \"ink\" }")
    expectEqual((seen["tokens"] as? [AgentClient.Object])?.compactMap { $0["path"] as? String }, ["brand.ink"])
    let own = try client.call("tokens", "{ \"paths\": [\"good/brand.tokens.json\"] }")
    expectEqual(own["count"] as? Int, 2)
  }

  @Test func diffComparesTwoFiles() throws {
    try folder.write(Self.good.replacing("#00FF00", with: "#0000FF"), to: "app/new/a.theme.json")
    try folder.write(Self.tokens, to: "app/new/brand.tokens.json")
    let report = try client.call("diff", "{ \"states\": [\"good\", \"new\"] }")
    expectEqual(report["changed"] as? Int, 1)
    #expect(try client.refusal("diff", "{ \"states\": [\"good\", \"../outside\"] }")?.contains("outside of the folders") == true)
    #expect(try client.refusal("diff", "{ \"states\": [\"--upload-pack=x..y\"], \"paths\": [\"good\"] }") != nil)
  }

  @Test func previewDraws() throws {
    let result = try client.ask(
      "tools/call", "\"name\": \"preview\", \"arguments\": { \"file\": \"good/a.theme.json\", \"format\": \"svg\" }")
    let resource = (result["content"] as? [AgentClient.Object])?.last?["resource"] as? AgentClient.Object
    #expect((resource?["text"] as? String)?.hasPrefix("<svg") == true)
    #expect(try client.refusal("preview", "{ \"file\": \"good/a.theme.json\", \"os\": \"new\" }") != nil)
  }

  @Test func rulesAreExplained() throws {
    #expect(
      (try client.call("explain", "{ \"rule\": \"lowcontrast\" }")["text"] as? String)?.hasPrefix("# LowContrast: ") == true)
    #expect(try client.refusal("explain", "{ \"rule\": \"LowContrst\" }")?.hasSuffix("fix: write \"LowContrast\"") == true)
  }

  @Test(arguments: [
    "..", "/", "/etc/passwd", "good/../../outside", "link", "link/c.theme.json", "link/new", "", "../outside/none",
  ])
  func nothingOutsideIsReadOrWritten(path: String) throws {
    for tool in ["validate", "fix", "tokens"] {
      #expect(try client.refusal(tool, "{ \"paths\": [\"\(path)\"] }")?.contains("; fix: write a ") == true, "\(tool)")
    }
    for tool in ["resolve", "preview"] {
      #expect(try client.refusal(tool, "{ \"file\": \"\(path)\" }")?.contains("; fix: write a ") == true, "\(tool)")
    }
    try expectEqual(folder.text(of: "outside/c.theme.json"), "{ \"pelmet\": 1, }")
  }

  @Test(arguments: [
    ("validate", "{ \"path\": [] }", "write \"paths\""), ("validate", "{ \"paths\": \"good\" }", "expected an array of strings"),
    ("validate", "{ \"limit\": 0 }", "from 1 to 200"), ("validate", "[]", "are an object"),
    ("resolve", "{}", "'file' is missing"),
    ("preview", "{ \"file\": \"good/a.theme.json\", \"device\": \"watch\" }", "\"phone\""),
    ("fix", "{ \"looks\": 1 }", "expected true or false"),
    ("resolve", "{ \"file\": \"x\", \"arguments\": { \"a\": 1 } }", "an object of strings"),
  ])
  func aWrongArgumentIsRefusedWithTheRightOne(tool: String, arguments: String, words: String) throws {
    #expect(try client.refusal(tool, arguments)?.contains(words) == true)
  }
}
