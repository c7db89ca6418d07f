import PelmetFiles
import PelmetLanguageServer
import PelmetRPC
import PelmetReports
import PelmetTestSupport

/// A client that sends all its messages and has the answers as text, each in a line.
struct TestClient {
  private enum Step {
    case message(JSONTree)
    /// Something that happens while the server waits, and ends its wait.
    case event(() throws -> Void)
  }

  private var steps: [Step] = []
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
    send(.members(["jsonrpc": "2.0", "id": .integer(count), "method": .string(method), "params": parameters]))
  }

  mutating func tell(_ method: String, _ parameters: JSONTree) {
    send(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
  }

  private mutating func send(_ message: JSONTree) { steps.append(.message(message)) }

  /// Changes something on disk.
  mutating func meanwhile(_ change: @escaping () throws -> Void) { steps.append(.event(change)) }

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
  func run() throws -> [String] {
    var server = LanguageServer(version: "0", watching: FolderWatch())
    var input = steps[...]
    var output: [String] = []
    var failure: (any Error)?
    MessageLoop.run(&server, .languageServer) { waits in
      switch input.first {
      case nil: return nil
      case .message(let message):
        input.removeFirst()
        return Array("Content-Length: \(message.line.utf8.count)\r\n\r\n\(message.line)".utf8)
      case .event(let change):
        guard waits else { return [] }
        input.removeFirst()
        do { try change() } catch { failure = error }
        return []
      }
    } writing: { bytes in
      let text = String(decoding: bytes, as: UTF8.self)
      output.append(String(text.drop { $0 != "{" }))
    }
    if let failure { throw failure }
    return output
  }
}
