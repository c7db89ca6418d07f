import PelmetLanguageServer
import PelmetRPC
import PelmetReports

/// An editor that asks for findings, with the language server in this process.
struct Editor {
  private var server = LanguageServer(version: "0")
  private var count = 0

  init(_ folder: String) {
    exchange([
      request(
        "initialize",
        [
          "capabilities": ["textDocument": ["diagnostic": [:]]],
          "workspaceFolders": [["uri": .string(FileURI.text(folder)), "name": "folder"]],
        ])
    ])
  }

  mutating func open(_ path: String, _ text: String) {
    let document: JSONTree = ["uri": .string(FileURI.text(path)), "languageId": "json", "version": 1, "text": .string(text)]
    exchange([Self.note("didOpen", ["textDocument": document])])
  }

  mutating func diagnose(_ path: String) { ask("diagnostic", path, [:]) }

  /// Asks something about a file.
  mutating func ask(_ method: String, _ path: String, _ more: KeyValuePairs<String, JSONTree>) {
    exchange([question(method, path, more)])
  }

  /// Tells of a whole new text, and asks something at once.
  mutating func change(
    _ path: String, _ text: String, thenAsk asked: String, _ method: String = "diagnostic",
    _ more: KeyValuePairs<String, JSONTree> = [:]
  ) {
    let document: JSONTree = ["uri": .string(FileURI.text(path)), "version": .integer(count)]
    let change = Self.note("didChange", ["textDocument": document, "contentChanges": [["text": .string(text)]]])
    exchange([change, question(method, asked, more)])
  }

  private mutating func question(_ method: String, _ path: String, _ more: KeyValuePairs<String, JSONTree>) -> JSONTree {
    let document = JSONTree.Member("textDocument", ["uri": .string(FileURI.text(path))])
    return request("textDocument/\(method)", .object([document] + more.map { JSONTree.Member($0.key, $0.value) }))
  }

  private mutating func request(_ method: String, _ parameters: JSONTree) -> JSONTree {
    count += 1
    return ["jsonrpc": "2.0", "id": .integer(count), "method": .string(method), "params": parameters]
  }

  private static func note(_ method: String, _ parameters: JSONTree) -> JSONTree {
    ["jsonrpc": "2.0", "method": .string("textDocument/\(method)"), "params": parameters]
  }

  /// Sends messages, and waits for the answers.
  private mutating func exchange(_ messages: [JSONTree]) {
    var input = messages.map(\.line)[...]
    MessageLoop.run(&server, .languageServer) { _ in
      input.popFirst().map { Array("Content-Length: \($0.utf8.count)\r\n\r\n\($0)".utf8) }
    } writing: { answer in
      precondition(!String(decoding: answer, as: UTF8.self).contains("\"error\""), "an answer is an error")
    }
  }
}
