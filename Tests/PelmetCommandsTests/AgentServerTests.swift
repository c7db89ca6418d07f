import Foundation
import PelmetTestSupport
import Testing

@testable import PelmetCommands

/// `pelmet mcp` as a server of the Model Context Protocol.
@Suite struct AgentServerTests {
  private let client = AgentClient(folders: [Fixtures.path("mistakes")])

  @Test func saysWhatItCanDoWithoutAnIntroduction() throws {
    let found = try client.ask("server/discover")
    expectEqual((found["supportedVersions"] as? [String])?.first, "2026-07-28")
    expectEqual(found["resultType"] as? String, "complete")
    let meta = found["_meta"] as? AgentClient.Object
    expectEqual((meta?["io.modelcontextprotocol/serverInfo"] as? AgentClient.Object)?["name"] as? String, "pelmet")
  }

  @Test(arguments: [
    ("2025-06-18", "2025-06-18"), ("2024-11-05", "2024-11-05"), ("1999-01-01", "2025-11-25"), ("2026-07-28", "2025-11-25"),
  ])
  func agreesOnARevisionWithAnOlderClient(requested: String, agreed: String) throws {
    let answers = try client.answers([
      "{ \"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"initialize\", \"params\": { \"protocolVersion\": \"\(requested)\" } }",
      "{ \"jsonrpc\": \"2.0\", \"method\": \"notifications/initialized\" }",
      "{ \"jsonrpc\": \"2.0\", \"id\": 2, \"method\": \"ping\" }",
      "{ \"jsonrpc\": \"2.0\", \"id\": 3, \"method\": \"tools/list\" }",
    ])
    expectEqual(answers.count, 3)
    let results = answers.map { $0["result"] as? AgentClient.Object ?? [:] }
    expectEqual(results[0]["protocolVersion"] as? String, agreed)
    expectEqual((results[2]["tools"] as? [Any])?.count, AgentTools.all.count)
    #expect(results[2]["resultType"] == nil)
  }

  @Test func refusesAStranger() throws {
    let answer = try client.answers(["{ \"jsonrpc\": \"2.0\", \"id\": 1, \"method\": \"tools/list\" }"])
    expectEqual((answer[0]["error"] as? AgentClient.Object)?["code"] as? Int, -32602)
  }

  @Test func namesItsRevisionsToAClientOfAnother() throws {
    let request = AgentClient.request("tools/list").replacing("2026-07-28", with: "2031-01-01")
    let error = try client.answers([request])[0]["error"] as? AgentClient.Object
    expectEqual(error?["code"] as? Int, -32022)
    #expect(((error?["data"] as? AgentClient.Object)?["supported"] as? [String])?.contains("2026-07-28") == true)
    let mute = AgentClient.request("tools/list").replacing("clientCapabilities", with: "nothing")
    expectEqual((try client.answers([mute])[0]["error"] as? AgentClient.Object)?["code"] as? Int, -32602)
  }

  @Test func everyToolSaysWhatItTakesAndDoes() throws {
    let tools = try #require(try client.ask("tools/list")["tools"] as? [AgentClient.Object])
    for tool in tools {
      let input = tool["inputSchema"] as? AgentClient.Object
      expectEqual(input?["additionalProperties"] as? Bool, false)
      for property in (input?["properties"] as? AgentClient.Object)?.values ?? AgentClient.Object().values {
        #expect((property as? AgentClient.Object)?["description"] as? String != nil)
      }
      #expect((tool["outputSchema"] as? AgentClient.Object)?["properties"] != nil)
      expectEqual((tool["annotations"] as? AgentClient.Object)?["readOnlyHint"] as? Bool, tool["name"] as? String != "fix")
    }
  }

  @Test func everyResourceCanBeRead() throws {
    var (addresses, cursor) = ([String](), "")
    repeat {
      let page = try client.ask("resources/list", cursor.isEmpty ? "" : "\"cursor\": \"\(cursor)\"")
      addresses += (page["resources"] as? [AgentClient.Object])?.compactMap { $0["uri"] as? String } ?? []
      cursor = page["nextCursor"] as? String ?? ""
    } while !cursor.isEmpty
    expectEqual(addresses.count, AgentResource.all.count)
    let texts = try client.answers(addresses.map { AgentClient.request("resources/read", "\"uri\": \"\($0)\"") })
    for (address, answer) in zip(addresses, texts) {
      let contents = (answer["result"] as? AgentClient.Object)?["contents"] as? [AgentClient.Object]
      #expect((contents?.first?["text"] as? String)?.isEmpty == false, "\(address)")
    }
  }

  @Test(arguments: [
    ("resources/read", "\"uri\": \"file:///etc/passwd\"", -32602), ("resources/read", "", -32602),
    ("resources/list", "\"cursor\": \"7/9\"", -32602), ("tools/list", "\"cursor\": \"1\"", -32602),
    ("tools/call", "\"name\": \"rm\"", -32602), ("tools/call", "", -32602), ("prompts/list", "", -32601),
  ])
  func refusesWhatThereIsNot(method: String, parameters: String, code: Int) throws {
    expectEqual(try client.ask(method, parameters)["code"] as? Int, code)
  }

  @Test func livesThroughAnything() throws {
    var random = SplitMix64(seed: 7)
    let pieces = [
      AgentClient.request("tools/list"), "{", "\"method\": \"tools/call\"", "\"params\": [1]", "\u{0}", "[]", "\"id\": null", "}",
      ",",
      "\"jsonrpc\": \"2.0\"", "\"arguments\": { \"paths\": [\"..\"] }", "\"name\": \"validate\"", "\"é", "1e999", " ",
    ]
    let messages = (0..<Share.of(2000)).map { _ in
      (0..<Int.random(in: 1...6, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
    }
    let answers = try client.answers(messages + [AgentClient.request("tools/list")])
    #expect((answers.last?["result"] as? AgentClient.Object)?["tools"] != nil)
  }
}

/// `pelmet init --agents`.
@Suite struct AgentGuideTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder(["Package.swift": "", "Sources/App/Themes/app.theme.json": "{ \"pelmet\": 1 }"])
  }

  @Test func isWrittenOnce() throws {
    let run = TestConsole("init", "--agents", "--into", folder["Sources/App"])
    expectEqual(run.output, "wrote \(folder["AGENTS.md"])\n")
    let text = try folder.text(of: "AGENTS.md")
    #expect(text.contains("`pelmet validate Sources/App/Themes`"))
    let again = TestConsole("init", "--agents", "--into", folder.path)
    expectEqual(again.output, "kept \(folder["AGENTS.md"])\n")
    expectEqual(again.status, 0)
  }

  @Test func isASectionOfAFileThatExists() throws {
    try folder.write("# Ours\n\nDo this.", to: "AGENTS.md")
    expectEqual(TestConsole("init", "--agents", "--into", folder.path).status, 0)
    let added = try folder.text(of: "AGENTS.md")
    #expect(added.hasPrefix("# Ours\n\nDo this.\n\n<!-- begin: pelmet -->\n## Themes of bars\n"))
    // A section of an older release is replaced where it is.
    try folder.write(added.replacing("Do not guess", with: "Guess") + "\nAnd that.\n", to: "AGENTS.md")
    expectEqual(TestConsole("init", "--agents", "--into", folder.path).status, 0)
    expectEqual(try folder.text(of: "AGENTS.md"), added + "\nAnd that.\n")
  }

  @Test func isShownAndNotWritten() throws {
    let run = TestConsole("init", "--agents", "--dry-run", "--into", folder.path)
    expectEqual(run.output, "would write \(folder["AGENTS.md"])\n")
    #expect(!folder.names().contains("AGENTS.md"))
  }

  @Test(arguments: [["--uikit"], ["--tokens", "a.tokens.json"], ["DIR"]]) func goesWithNothingElse(arguments: [String]) {
    expectEqual(TestConsole(["init", "--agents"] + arguments).status, 64)
  }
}
