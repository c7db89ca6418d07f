import PelmetReports
import PelmetTestSupport
import Testing

/// `textDocument/formatting`.
@Suite struct FormattingTests {
  private func answer(_ text: String, in name: String = "a.theme.json", _ files: [String: String] = [:]) throws -> String {
    let folder = try TemporaryFolder(files.merging([name: ""]) { first, _ in first })
    var client = TestClient([folder.path], capabilities: ["textDocument": ["diagnostic": [:]]])
    client.open(folder[name], text)
    client.ask("textDocument/formatting", in: folder[name], ["options": ["tabSize": 8, "insertSpaces": false]])
    return try #require(try withExtendedLifetime(folder) { try client.run() }.last)
  }

  @Test func isOneEditOfWhatIsNotFormatted() throws {
    let text = "{\r\n  \"pelmet\": 1,\r\n  \"title\": \"é\" ,\r\n  \"colors\": {}\r\n}\r\n"
    let answer = try answer(text)
    #expect(
      answer.contains(#""range": {"start": {"line": 2, "character": 14}, "end": {"line": 2, "character": 15}}"#), "\(answer)")
    #expect(answer.contains(#""newText": """#), "\(answer)")
  }

  @Test(
    arguments: [
      ("a.theme.json", "{ \"pelmet\": 1 }\n"), ("a.theme.json", "{ \"pelmet\": 1, }"),
      ("a.theme.json", "{ \"pelmet\":1, \"pelmet\":1 }"), ("package.json", "{}"), ("a.theme.json", ""),
    ] as [(String, String)])
  func changesNothing(name: String, text: String) throws {
    #expect(try answer(text, in: name).hasSuffix(#""result": []}"#))
  }

  @Test func takesTheStyleOfEditorConfig() throws {
    let files = ["themes/a.theme.json": "", ".editorconfig": "root = true\n[*.json]\nindent_style = tab\n"]
    let answer = try answer("{\n  \"pelmet\": 1\n}\n", in: "themes/a.theme.json", files)
    #expect(answer.contains(#""newText": "\t""#), "\(answer)")
  }

  @Test func keepsCharactersWhole() throws {
    // Ä and ä differ in their second byte, and keys change their places.
    let answer = try answer("{ \"title\": \"Ä\", \"pelmet\": 1, \"$description\": \"ä\" }\n")
    #expect(answer.contains(#""newText": "$description\": \"ä\", \"pelmet\": 1, \"title\": \"Ä""#), "\(answer)")
  }
}
