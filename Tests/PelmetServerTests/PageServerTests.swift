#if Serve
  import Foundation
  import PelmetServer
  import Testing

  /// The server on a free port, asked through sockets of the system, so that a test can send what no library would.
  @Suite(.serialized) struct PageServerTests {
    private let mailbox: Mailbox
    private let server: PageServer
    private let port: UInt16

    init() throws {
      mailbox = try #require(Mailbox())
      server = try PageServer(
        LivePage.Content(picture: "<html><head></head><body>first</body></html>"), port: 0, telling: mailbox)
      server.start()
      guard case .listening(let port) = mailbox.wait(.seconds(60)) else { throw CancellationError() }
      self.port = port
    }

    private func end() {
      server.stop()
      #expect(mailbox.wait(.seconds(60)) == .ended)
    }

    private func get(_ target: String, host: String? = nil, more: [String] = []) throws -> RawResponse {
      try RawResponse(port, ["GET \(target) HTTP/1.1", "Host: \(host ?? "127.0.0.1:\(port)")", "Connection: close"] + more)
    }

    @Test func `serves the page with its script, under a policy that runs nothing else`() throws {
      let page = try get("/")
      #expect(page.status == 200)
      #expect(page.text.contains("<body>first</body>"))
      #expect(page.text.contains("<script src=\"/live.js\""))
      let policy = try #require(page.headers["content-security-policy"])
      #expect(policy.hasPrefix("default-src 'none'; script-src 'self' 'nonce-"))
      #expect(page.headers["cache-control"] == "no-store")
      #expect(try get("/live.js").text == LiveScript.text)
      end()
    }

    @Test func `tells the next edition to whoever waits`() throws {
      let first = try JSONDecoder().decode([String: String].self, from: Data(try get("/live?after=").text.utf8))
      server.show(LivePage.Content(picture: "<html><head></head><body>second</body></html>", problems: "p"))
      let second = try JSONDecoder().decode(
        [String: String].self, from: Data(try get("/live?after=\(first["version"] ?? "")").text.utf8))
      #expect(second["problems"] == "p")
      #expect(second["picture"] != first["picture"])
      #expect(try get("/").text.contains("second"))
      end()
    }

    @Test(
      arguments: [
        (["GET / HTTP/1.1", "Host: evil.example"], 403), (["GET / HTTP/1.1"], 403),
        (["GET / HTTP/1.1", "Host: localhost", "Origin: http://evil.example"], 403),
        (["GET /x HTTP/1.1", "Host: localhost"], 404),
        (["GET /../../etc/passwd HTTP/1.1", "Host: localhost"], 404), (["GET /%2e%2e/x HTTP/1.1", "Host: localhost"], 404),
        (["POST / HTTP/1.1", "Host: localhost", "Content-Length: 0"], 405), (["BREW / HTTP/1.1", "Host: localhost"], 404),
        (["POST / HTTP/1.1", "Host: localhost", "Content-Length: 100000000"], 413),
        (["POST / HTTP/1.1", "Host: localhost", "Transfer-Encoding: chunked"], 411),
      ] as [([String], Int)])
    func `refuses what it should`(lines: [String], status: Int) throws {
      let response = try RawResponse(port, lines + ["Connection: close"])
      #expect(response.status == status)
      #expect(!response.text.contains("first"))
      end()
    }

    @Test func `answers 200 requests at once, those of waiting browsers too`() async throws {
      let (port, server) = (port, server)
      let first = try JSONDecoder().decode([String: String].self, from: Data(try get("/live?after=").text.utf8))
      let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
        for index in 0..<200 {
          let target = index.isMultiple(of: 2) ? "/" : "/live?after=\(first["version"] ?? "")"
          group.addTask {
            try await withCheckedThrowingContinuation { continuation in
              Thread.detachNewThread {
                continuation.resume(
                  with: Result {
                    try RawResponse(port, ["GET \(target) HTTP/1.1", "Host: localhost", "Connection: close"]).status
                  })
              }
            }
          }
        }
        var statuses: [Int] = []
        while let status = try await group.next() {
          statuses.append(status)
          if statuses.count == 100 { server.show(LivePage.Content(picture: "<html><head></head></html>")) }
        }
        return statuses
      }
      #expect(statuses == Array(repeating: 200, count: 200))
      end()
    }

    @Test func `ends while a browser waits`() async throws {
      let port = port
      let version =
        try JSONDecoder().decode([String: String].self, from: Data(try get("/live?after=").text.utf8))["version"] ?? ""
      let waiting = try RawResponse.Connection(
        port, ["GET /live?after=\(version) HTTP/1.1", "Host: localhost", "Connection: close"])
      end()
      _ = waiting.read()
      #expect(throws: (any Error).self) { try RawResponse(port, ["GET / HTTP/1.1", "Host: localhost"]) }
    }

    @Test func `says that its port is taken`() throws {
      let other = try #require(Mailbox())
      let second = try PageServer(LivePage.Content(picture: ""), port: port, telling: other)
      second.start()
      #expect(other.wait(.seconds(60)) == .failed(UInt16(EADDRINUSE)))
      #expect(other.wait(.seconds(60)) == .ended)
      end()
    }
  }
#endif
