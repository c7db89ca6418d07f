internal import PelmetDiagnostics
internal import PelmetReports
internal import PelmetSyntax

/// A message of JSON-RPC 2.0.
enum Message {
  case request(id: MessageID, method: String, JSONValue?)
  case notification(method: String, JSONValue?)
  /// The answer to a request of ours.
  case answer(id: MessageID)
  /// Something else than a message, with the number of the request if it has one.
  case wrong(id: MessageID?, MessageError)

  init(_ bytes: [UInt8]) {
    var sources = SourceMap()
    let file = sources.add(path: "message", bytes: bytes)
    var findings = DiagnosticBag()
    guard let document = JSONReader.read(file, in: sources, respelled: .kept, into: &findings) else {
      self = .wrong(id: nil, .parse(findings.diagnostics.first?.summary ?? "expected JSON"))
      return
    }
    let root = document.root
    guard root.kind == .object else {
      self = .wrong(id: nil, .invalidRequest("expected a message: an object"))
      return
    }
    let id = root["id"].flatMap { MessageID($0) }
    guard root["jsonrpc"]?.string == "2.0" else {
      self = .wrong(id: id, .invalidRequest("expected \"jsonrpc\": \"2.0\""))
      return
    }
    let parameters = root["params"]
    guard let method = root["method"] else {
      let isAnswer = root["result"] != nil || root["error"] != nil
      self = isAnswer ? id.map { .answer(id: $0) } ?? .answer(id: .none) : .wrong(id: id, .invalidRequest("there is no method"))
      return
    }
    guard let name = method.string, parameters.map({ $0.kind == .object || $0.kind == .array || $0.kind == .null }) ?? true else {
      self = .wrong(id: id, .invalidRequest("expected a method by its name, and parameters in an object"))
      return
    }
    guard let written = root["id"] else {
      self = .notification(method: name, parameters)
      return
    }
    self =
      id.map { .request(id: $0, method: name, parameters) }
      ?? .wrong(id: nil, .invalidRequest("expected the number of a request, or a text, not \(written.kind)"))
  }
}

/// The mark that tells a request from others: its sender chooses a number or a text.
enum MessageID: Hashable {
  case number(Int)
  case text(String)
  case none

  init?(_ value: JSONValue) {
    switch value.kind {
    case .string: self = .text(value.string ?? "")
    case .number:
      guard let number = value.integer else { return nil }
      self = .number(number)
    case .null: self = .none
    default: return nil
    }
  }

  var json: JSONTree {
    switch self {
    case .number(let number): .integer(number)
    case .text(let text): .string(text)
    case .none: .null
    }
  }
}
