/// The framing of a protocol's messages in a stream of bytes, and the message that cancels a request.
package struct WireFormat: Sendable {
  enum Framing: Sendable {
    /// Lines as of HTTP before each message, among them `Content-Length`.
    case headers
    /// A message in each line.
    case lines
  }

  let framing: Framing
  /// The notification with which a client takes back a request.
  let cancellation: String
  /// The member of its parameters that has the number of the request.
  let cancelledMember: String
  /// Whether a request that was taken back gets an error; otherwise it gets no answer.
  let answersCancelled: Bool

  /// The Language Server Protocol.
  package static let languageServer = WireFormat(
    framing: .headers, cancellation: "$/cancelRequest", cancelledMember: "id", answersCancelled: true)

  /// The Model Context Protocol over standard input and output.
  package static let modelContext = WireFormat(
    framing: .lines, cancellation: "notifications/cancelled", cancelledMember: "requestId", answersCancelled: false)

  /// The bytes of a message in a stream.
  func frame(_ message: String) -> [UInt8] {
    switch framing {
    case .headers: Array("Content-Length: \(message.utf8.count)\r\n\r\n".utf8) + message.utf8
    case .lines: Array(message.utf8) + [UInt8(ascii: "\n")]
    }
  }
}
