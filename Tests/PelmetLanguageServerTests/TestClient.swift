import PelmetLanguageServer
import PelmetRPC
import PelmetReports
import PelmetTestSupport

/// A client that sends all its messages and has the answers as text, each in a line.
struct TestClient {
  private var messages: [JSONTree] = []
  private var count = 0

  init(_ folders: [String], capabilities: JSONTree = [:]) {
    ask(
      "initialize",
      [
        "processId": .null, "capabilities": capabilities,
        "workspaceFolders": .array(folders.map { ["uri": .string(FileURI.text($0)), "name": "folder"] }),
      ])
    tell("initialized", [:])
  }

  mutating func ask(_ method: String, _ parameters: JSONTree? = nil) {
    count += 1
    messages.append(.members(["jsonrpc": "2.0", "id": .integer(count), "method": .string(method), "params": parameters]))
  }

  mutating func tell(_ method: String, _ parameters: JSONTree) {
    messages.append(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
  }

  mutating func open(_ path: String, _ text: String) {
    tell(
      "textDocument/didOpen",
      [
        "textDocument": [
          "uri": .string(FileURI.text(path)), "languageId": "json", "version": 1, "text": .string(text),
        ]
      ])
  }

  mutating func change(_ path: String, version: Int, _ changes: [JSONTree]) {
    tell(
      "textDocument/didChange",
      ["textDocument": ["uri": .string(FileURI.text(path)), "version": .integer(version)], "contentChanges": .array(changes)])
  }

  mutating func ask(_ method: String, in path: String, _ more: KeyValuePairs<String, JSONTree?> = [:]) {
    let members = more.compactMap { key, value in value.map { JSONTree.Member(key, $0) } }
    ask(method, .object([.init("textDocument", ["uri": .string(FileURI.text(path))])] + members))
  }

  /// The messages of the server, without their headers.
  func run() -> [String] {
    var server = LanguageServer(version: "0")
    var input = messages.map(\.line)[...]
    var output: [String] = []
    MessageLoop.run(&server, .languageServer) { _ in
      input.popFirst().map { Array("Content-Length: \($0.utf8.count)\r\n\r\n\($0)".utf8) }
    } writing: { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      output.append(String(text.drop { $0 != "{" }))
    }
    return output
  }
}
