/// A request to a ``PageServer``, as far as it matters for the answer.
package struct PageRequest: Sendable {
  package var method: String
  /// As it was sent: with the query, and not decoded.
  package var target: String
  package var headers: Headers

  /// The headers that are looked at; `nil` for those that are not there.
  package struct Headers: Sendable {
    package var host: String?
    package var origin: String?
    package var contentLength: String?
    package var transferEncoding: String?

    package init(host: String? = nil, origin: String? = nil, contentLength: String? = nil, transferEncoding: String? = nil) {
      (self.host, self.origin) = (host, origin)
      (self.contentLength, self.transferEncoding) = (contentLength, transferEncoding)
    }
  }

  package init(_ method: String, _ target: String, _ headers: Headers) {
    (self.method, self.target, self.headers) = (method, target, headers)
  }

  /// The kinds of answers.
  package enum Answer: Sendable, Equatable {
    case page
    /// The script that keeps the page new.
    case script
    /// The edition after one that the browser has.
    case news(after: String)
    /// A status of HTTP with its words.
    case refusal(Int, String)
  }

  /// The maximum size of a body, in bytes. No request needs one.
  package static let bodyLimit = 1024

  /// Who asks must use a name of this machine, so that no page of the web gets an answer by a name of its own that leads here (DNS
  /// rebinding), and a page that asks must be ours.
  package var answer: Answer {
    guard let host = headers.host, Self.isLoopback(host) else { return .refusal(403, "Forbidden") }
    if let origin = headers.origin, origin != "http://\(host)" { return .refusal(403, "Forbidden") }
    guard headers.transferEncoding == nil else { return .refusal(411, "Length Required") }
    guard (headers.contentLength.map { Int($0) ?? .max } ?? 0) <= Self.bodyLimit else {
      return .refusal(413, "Content Too Large")
    }
    guard method == "GET" else { return .refusal(405, "Method Not Allowed") }
    let parts = target.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    switch parts.first {
    case "/": return .page
    case "/live.js": return .script
    case "/live":
      let version = parts.count > 1 && parts[1].hasPrefix("after=") ? parts[1].dropFirst("after=".count) : ""
      return .news(after: String(version))
    default: return .refusal(404, "Not Found")
    }
  }

  /// Whether a host, with or without a port, is this machine. Any port will do: one may be forwarded to ours.
  private static func isLoopback(_ host: String) -> Bool {
    let name: Substring
    if host.hasPrefix("["), let end = host.firstIndex(of: "]") {
      name = host[...end]
    } else {
      name = host.prefix { $0 != ":" }
    }
    let port = host[name.endIndex...]
    guard port.isEmpty || port.first == ":" && port.dropFirst().allSatisfy({ $0.isASCII && $0.isNumber }) else { return false }
    return ["127.0.0.1", "[::1]", "localhost"].contains(name.lowercased())
  }
}
