import PelmetReports
import PelmetTestSupport
import Testing

/// Diagnostics as clients get them.
@Suite struct DiagnosticTests {
  private static let theme = "{ \"pelmet\": 1,\r\n  \"title\": \"é😀\", \"navigatonBar\": {} }"

  private func client(_ capabilities: JSONTree = [:]) throws -> (TestClient, TemporaryFolder, String) {
    let folder = try TemporaryFolder(["a.theme.json": Self.theme])
    var client = TestClient([folder.path], capabilities: capabilities)
    client.open(folder["a.theme.json"], Self.theme)
    return (client, folder, folder["a.theme.json"])
  }

  private static let pull: JSONTree = ["textDocument": ["diagnostic": [:]]]

  @Test func areToldToClientsThatDoNotAsk() throws {
    let (client, folder, _) = try client()
    let lines = try withExtendedLifetime(folder) { try client.run() }
    #expect(lines.count == 2)
    let told = try #require(lines.last)
    #expect(told.contains("textDocument/publishDiagnostics"))
    // Columns are UTF-16: é is one, 😀 two.
    #expect(told.contains(#""range": {"start": {"line": 1, "character": 18}, "end": {"line": 1, "character": 32}}"#))
    #expect(told.contains(#""code": "UnknownKey""#))
    #expect(told.contains(#"Rules/UnknownKey.md"#))
    #expect(told.contains(#"\nfix: rename it to \"navigationBar\""#))
  }

  @Test func areAnsweredToClientsThatAsk() throws {
    var (client, folder, path) = try client(Self.pull)
    client.ask("textDocument/diagnostic", in: path)
    client.change(
      path, version: 2,
      [
        [
          "range": ["start": ["line": 1, "character": 19], "end": ["line": 1, "character": 31]], "text": "navigationBar",
        ]
      ])
    client.ask("textDocument/diagnostic", in: path)
    let lines = try withExtendedLifetime(folder) { try client.run() }
    #expect(lines.count == 3)
    #expect(lines[1].contains("UnknownKey"))
    #expect(lines[2].contains(#""items": []"#), "\(lines[2])")
  }

  @Test func countColumnsInBytesForClientsThatPreferIt() throws {
    var (client, folder, path) = try client([
      "textDocument": ["diagnostic": [:]], "general": ["positionEncodings": ["utf-16", "utf-8"]],
    ])
    client.ask("textDocument/diagnostic", in: path)
    let lines = try withExtendedLifetime(folder) { try client.run() }
    #expect(lines[0].contains(#""positionEncoding": "utf-8""#))
    #expect(lines[1].contains(#""start": {"line": 1, "character": 21}"#))
  }

  @Test func saySameForTheSame() throws {
    var (client, folder, path) = try client(Self.pull)
    client.ask("textDocument/diagnostic", in: path)
    let first = try #require(try withExtendedLifetime(folder) { try client.run() }.last)
    let id = try #require(first.split(separator: "\"resultId\": \"").last).prefix { $0 != "\"" }
    client.ask("textDocument/diagnostic", in: path, ["previousResultId": .string(String(id))])
    #expect(try client.run().last?.contains(#""kind": "unchanged""#) == true)
  }

  @Test func haveFixes() throws {
    var (client, folder, path) = try client(Self.pull)
    let range: JSONTree = ["start": ["line": 1, "character": 20], "end": ["line": 1, "character": 20]]
    client.ask("textDocument/codeAction", in: path, ["range": range, "context": ["diagnostics": []]])
    client.ask(
      "textDocument/codeAction", in: path, ["range": range, "context": ["diagnostics": [], "only": ["source.fixAll"]]])
    let lines = try withExtendedLifetime(folder) { try client.run() }
    #expect(lines[1].contains(#""kind": "quickfix""#))
    #expect(lines[1].contains(#""newText": "\"navigationBar\"""#), "\(lines[1])")
    #expect(lines[2].contains(#""kind": "source.fixAll.pelmet""#))
    #expect(lines[2].contains(#""newText": "i""#), "\(lines[2])")
  }

  @Test func keepTheOrderOfTheProtocol() throws {
    var client = TestClient([])
    client.ask("shutdown")
    client.ask("textDocument/diagnostic", ["textDocument": ["uri": "file:///a"]])
    client.ask("textDocument/hoover")
    let lines = try client.run()
    #expect(lines[1].contains(#""result": null"#))
    #expect(lines[2].contains("-32600"))
    #expect(lines[3].contains("-32600"))
  }
}
