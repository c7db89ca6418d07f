package import PelmetReports
package import PelmetSyntax

/// The work of a server on the messages of one client. ``MessageLoop`` calls it from one thread, with one message after the other.
package protocol MessageService {
  /// Answers a request.
  mutating func answer(_ method: String, _ parameters: JSONValue?, to client: MessageClient) throws(MessageError) -> JSONTree

  /// Takes note of what needs no answer. A method that it does not know is ignored.
  mutating func note(_ method: String, _ parameters: JSONValue?, of client: MessageClient)

  /// Called when all messages that have come are answered, before the wait for the next.
  mutating func rest(_ client: MessageClient)

  /// Whether the client has said that it sends nothing more.
  var hasEnded: Bool { get }
}

/// The way to the client of a ``MessageService``.
package final class MessageClient {
  private let format: WireFormat
  private let write: ([UInt8]) -> Void
  /// The number of the last request.
  private var last = 0

  /// - Parameter write: Sends bytes to the client.
  init(_ format: WireFormat, write: @escaping ([UInt8]) -> Void) { (self.format, self.write) = (format, write) }

  /// Tells the client something.
  package func notify(_ method: String, _ parameters: JSONTree) {
    send(["jsonrpc": "2.0", "method": .string(method), "params": parameters])
  }

  /// Asks the client for something; what it answers makes no difference.
  package func ask(_ method: String, _ parameters: JSONTree? = nil) {
    last += 1
    send(.members(["jsonrpc": "2.0", "id": .integer(last), "method": .string(method), "params": parameters]))
  }

  func answer(_ id: MessageID, _ result: Result<JSONTree, MessageError>) {
    switch result {
    case .success(let value): send(["jsonrpc": "2.0", "id": id.json, "result": value])
    case .failure(let error): send(["jsonrpc": "2.0", "id": id.json, "error": error.json])
    }
  }

  private func send(_ message: JSONTree) { write(format.frame(message.line)) }
}
