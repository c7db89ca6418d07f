import PelmetReports
import PelmetTestSupport
import Testing

/// Files that change on disk while a client has others open.
@Suite struct FilesOnDiskTests {
  private static let files = [
    "pelmet.json": "{}", "a.theme.json": #"{ "pelmet": 1, "extends": "base" }"#, "base.theme.json": #"{ "pelmet": 1 }"#,
  ]

  private func lines(_ capabilities: JSONTree, _ change: @escaping (TemporaryFolder) throws -> Void) throws -> [String] {
    let folder = try TemporaryFolder(Self.files)
    var client = TestClient([folder.path], capabilities: capabilities)
    client.open(folder["a.theme.json"], Self.files["a.theme.json"] ?? "")
    client.meanwhile { try change(folder) }
    return try client.run()
  }

  @Test(
    arguments: [
      ("base.theme.json", nil, "UnknownTheme"), ("base.theme.json", "{", "InvalidJSON"),
      ("base.theme.json", #"{ "pelmet": 1, "extends": "a" }"#, "InheritanceCycle"),
      ("pelmet.json", #"{ "rules": { "LowContrast": 1 } }"#, "WrongKind"),
      ("b.theme.json", #"{ "pelmet": 2 }"#, "UnsupportedVersion"),
    ] as [(String, String?, String)])
  func areNoticedForClientsThatDoNotTell(name: String, text: String?, rule: String) throws {
    let lines = try lines([:]) { folder in
      if let text { try folder.write(text, to: name) } else { try folder.remove(name) }
    }
    #expect(lines.count > 1)
    #expect(lines.last?.contains("\"code\": \"\(rule)\"") == true, "\(lines)")
  }

  @Test func areAskedForAgainByClientsThatAsk() throws {
    let lines = try lines(["textDocument": ["diagnostic": [:]], "workspace": ["diagnostics": ["refreshSupport": true]]]) {
      folder in
      try folder.remove("base.theme.json")
    }
    #expect(lines.last?.contains("workspace/diagnostic/refresh") == true, "\(lines)")
  }

  @Test func areLeftToClientsThatTell() throws {
    let lines = try lines(["workspace": ["didChangeWatchedFiles": ["dynamicRegistration": true]]]) { folder in
      try folder.remove("base.theme.json")
    }
    #expect(lines.count == 2)
    #expect(lines[1].contains("client/registerCapability") && lines[1].contains("**/*.json"), "\(lines)")
  }

  @Test func makeNoDifferenceWhileNothingChanges() throws {
    #expect(try lines([:]) { _ in }.count == 1)
  }
}
