internal import PelmetRPC
internal import PelmetReports
internal import PelmetSyntax

/// The parameters of a message, read as what the protocol says they are.
struct Parameters {
  private let value: JSONValue?

  init(_ value: JSONValue?) { self.value = value }

  /// A member by the names on the way to it.
  subscript(path: String...) -> JSONValue? { path.reduce(value) { $0?[$1] } }

  /// The path of the file that the message is about.
  func path(_ names: String...) throws(MessageError) -> String {
    let uri = names.reduce(self.value) { $0?[$1] }?["uri"]?.string
    guard let uri else { throw .invalidParameters("there is no URI of a document") }
    guard let path = FileURI.path(uri) else { throw .invalidParameters("'\(uri)' is not the URI of a file") }
    return path
  }

  /// The path of `textDocument`.
  func document() throws(MessageError) -> String { try path("textDocument") }

  /// The place that the message is about.
  func position() throws(MessageError) -> Position {
    guard let position = Position(value?["position"]) else { throw .invalidParameters("there is no position") }
    return position
  }

  func range() throws(MessageError) -> (start: Position, end: Position) {
    guard let range = value?["range"], let start = Position(range["start"]), let end = Position(range["end"]) else {
      throw .invalidParameters("there is no range")
    }
    return (start, end)
  }
}

extension Position {
  init?(_ value: JSONValue?) {
    guard let line = value?["line"]?.integer, let character = value?["character"]?.integer else { return nil }
    self.init(line: line, character: character)
  }

  var json: JSONTree { ["line": .integer(line), "character": .integer(character)] }
}

extension JSONTree {
  static func range(_ range: (start: Position, end: Position)) -> JSONTree { ["start": range.start.json, "end": range.end.json] }
}
