package import PelmetReports

/// The answer to a request that cannot be met.
package struct MessageError: Error, Hashable, Sendable {
  package let code: Int
  /// One sentence without a full stop.
  package let message: String
  package let data: JSONTree?

  package init(_ code: Int, _ message: String, data: JSONTree? = nil) {
    (self.code, self.message, self.data) = (code, message, data)
  }

  /// The message is not JSON.
  static func parse(_ message: String) -> MessageError { MessageError(-32700, message) }

  /// The message is no request, or comes at the wrong time.
  package static func invalidRequest(_ message: String) -> MessageError { MessageError(-32600, message) }

  /// The server knows no such method.
  package static func unknown(_ method: String) -> MessageError { MessageError(-32601, "there is no method '\(method)'") }

  /// The parameters are not those of the method.
  package static func invalidParameters(_ message: String) -> MessageError { MessageError(-32602, message) }

  /// The client has taken the request back.
  static let cancelled = MessageError(-32800, "the request was cancelled")

  var json: JSONTree {
    .members(["code": .integer(code), "message": .string(message), "data": data])
  }
}
