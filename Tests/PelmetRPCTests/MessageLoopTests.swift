import PelmetRPC
import PelmetReports
import PelmetSyntax
import PelmetTestSupport
import Testing

/// A server answers each message in its turn and lives through bad ones.
@Suite struct MessageLoopTests {
  /// Answers with what it is asked, and tells when it rests.
  private struct Echo: MessageService {
    var hasEnded = false

    mutating func answer(_ method: String, _ parameters: JSONValue?, to client: MessageClient) throws(MessageError) -> JSONTree {
      guard method == "echo" else { throw .unknown(method) }
      guard let text = parameters?["text"]?.string else { throw .invalidParameters("expected a text") }
      return .string(text)
    }

    mutating func note(_ method: String, _ parameters: JSONValue?, of client: MessageClient) {
      if method == "end" { hasEnded = true }
    }

    mutating func rest(_ client: MessageClient) { client.notify("rests", [:]) }
  }

  /// The lines that the server sends, those that tell of rest left out.
  private func answers(_ pieces: [String], _ format: WireFormat = .modelContext) -> [String] {
    lines(pieces, format).filter { !$0.contains("rests") }
  }

  private func lines(_ pieces: [String], _ format: WireFormat) -> [String] {
    var service = Echo()
    var rest = pieces[...]
    var output: [UInt8] = []
    MessageLoop.run(&service, format) { _ in
      rest.popFirst().map { Array($0.utf8) }
    } writing: {
      output += $0
    }
    return String(decoding: output, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
  }

  private func request(_ id: String, _ text: String) -> String {
    #"{"jsonrpc": "2.0", "id": \#(id), "method": "echo", "params": {"text": "\#(text)"}}"#
  }

  @Test func answersRequestsInTheirOrderAndThenRests() {
    expectEqual(
      lines([request("1", "ä") + "\n" + request("\"b\"", "two") + "\n", ""], .modelContext),
      [
        #"{"jsonrpc": "2.0", "id": 1, "result": "ä"}"#, #"{"jsonrpc": "2.0", "id": "b", "result": "two"}"#,
        #"{"jsonrpc": "2.0", "method": "rests", "params": {}}"#,
      ])
  }

  @Test(
    arguments: [
      ("{", -32700, "null"), ("[]", -32600, "null"), (#"{"id": 1, "method": "echo"}"#, -32600, "1"),
      (#"{"jsonrpc": "2.0", "id": 1}"#, -32600, "1"), (#"{"jsonrpc": "2.0", "id": [], "method": "echo"}"#, -32600, "null"),
      (#"{"jsonrpc": "2.0", "id": 1, "method": "echo", "params": 3}"#, -32600, "1"),
      (#"{"jsonrpc": "2.0", "id": 1, "method": "sing"}"#, -32601, "1"),
      (#"{"jsonrpc": "2.0", "id": 1, "method": "echo"}"#, -32602, "1"), ("\u{1}", -32700, "null"),
    ] as [(String, Int, String)])
  func answersWhatIsWrongWithTheErrorOfTheProtocolAndLives(message: String, code: Int, id: String) {
    let lines = answers([message + "\n" + request("2", "on") + "\n"])
    #expect(lines.count == 2)
    #expect(lines.first?.hasPrefix(#"{"jsonrpc": "2.0", "id": \#(id), "error": {"code": \#(code), "#) == true, "\(lines)")
    #expect(lines.last == #"{"jsonrpc": "2.0", "id": 2, "result": "on"}"#)
  }

  @Test func doesNotWorkOnARequestThatIsTakenBack() {
    let cancel = #"{"jsonrpc": "2.0", "method": "notifications/cancelled", "params": {"requestId": 2}}"#
    expectEqual(
      answers([request("1", "a") + "\n" + request("2", "b") + "\n" + cancel + "\n"]),
      [#"{"jsonrpc": "2.0", "id": 1, "result": "a"}"#])
    let framed = [request("1", "a"), request("2", "b"), #"{"jsonrpc": "2.0", "method": "$/cancelRequest", "params": {"id": 2}}"#]
      .map { "Content-Length: \($0.utf8.count)\r\n\r\n\($0)" }
    let lines = answers([framed.joined()], .languageServer)
    #expect(lines.contains { $0.hasPrefix(#"{"jsonrpc": "2.0", "id": 2, "error": {"code": -32800, "#) })
  }

  @Test func endsWithTheServiceOrTheStream() {
    let end = #"{"jsonrpc": "2.0", "method": "end"}"#
    #expect(answers([end + "\n" + request("1", "a") + "\n"]).isEmpty)
    #expect(answers([]).isEmpty)
    #expect(answers([request("1", "cut off")]).isEmpty)
  }

  @Test func takesNoNoteOfAnswers() {
    #expect(answers([#"{"jsonrpc": "2.0", "id": 1, "result": null}"# + "\n"]).isEmpty)
  }
}
