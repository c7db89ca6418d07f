#if Serve
  import Foundation
  import PelmetServer
  import Testing

  /// One after another: they block a thread of the pool, on which the server works, too.
  @Suite(.serialized) enum ServerTests {}

  /// A server on a free port, asked through sockets of the system, so that a test can send what no library would.
  struct RunningServer: Sendable {
    static let policy = "default-src 'none'; script-src 'self'"

    let mailbox: Mailbox
    let server: PageServer
    let port: UInt16

    init(
      _ picture: String = "<html><head></head><body>first</body></html>",
      limits change: (inout PageServer.Limits) -> Void = { _ in }
    ) throws {
      var limits = PageServer.Limits()
      change(&limits)
      mailbox = try #require(Mailbox())
      server = PageServer(LivePage.Content(picture: picture), policy: Self.policy, port: 0, telling: mailbox, limits: limits)
      server.start()
      guard case .listening(let port) = mailbox.wait(.seconds(60)) else { throw CancellationError() }
      self.port = port
    }

    func end() {
      server.stop()
      #expect(mailbox.wait(.seconds(60)) == .ended)
    }

    func get(_ target: String, host: String = "localhost") throws -> RawResponse {
      try RawResponse(port, ["GET \(target) HTTP/1.1", "Host: \(host)"])
    }

    /// The answer as soon as it is that of a server with room: who has gone is noticed in a moment.
    func getWhenFree(_ target: String) throws -> RawResponse {
      for _ in 1..<10_000 {
        let response = try get(target)
        if ![0, 503].contains(response.status) { return response }
      }
      return try get(target)
    }

    /// An edition as browsers are told of it.
    struct News: Decodable {
      let version: String
      let picture: String
      let problems: Problems

      struct Problems: Decodable {
        let summary: String
        let findings: [String]
        let areErrors: Bool
      }
    }

    /// The news for a browser that has this version.
    func news(after version: String = "") throws -> News {
      try JSONDecoder().decode(News.self, from: Data(try get("/live?after=\(version)").text.utf8))
    }

    /// A browser that waits for a change.
    func poll() throws -> RawResponse.Connection {
      try RawResponse.Connection(port, ["GET /live?after=\(try news().version) HTTP/1.1", "Host: localhost"])
    }
  }
#endif
