#if Serve
  import Foundation
  import PelmetServer
  import Testing

  extension ServerTests {
    @Suite struct PageServerTests {
      private let running: RunningServer

      init() throws { running = try RunningServer() }

      @Test func `serves the page with its script, under a policy that runs nothing else`() throws {
        let page = try running.get("/", host: "127.0.0.1:\(running.port)")
        #expect(page.status == 200)
        #expect(page.text.contains("<body>first</body>"))
        #expect(page.text.contains("<script src=\"/live.js\""))
        #expect(page.headers["content-security-policy"] == RunningServer.policy)
        #expect(page.headers["cache-control"] == "no-store")
        #expect(page.headers["connection"] == "close")
        #expect(try running.get("/live.js").text == LiveScript.text)
        running.end()
      }

      @Test func `tells the next edition to whoever waits`() throws {
        let first = try running.news()
        let problems = LivePage.Problems(summary: "2 warnings", findings: ["a", "b"])
        running.server.show(LivePage.Content(picture: "<html><head></head><body>second</body></html>", problems: problems))
        let second = try running.news(after: first.version)
        #expect(second.problems.summary == "2 warnings")
        #expect(second.problems.findings == ["a", "b"])
        #expect(!second.problems.areErrors)
        #expect(second.picture != first.picture)
        #expect(try running.get("/").text.contains("second"))
        running.end()
      }

      @Test(
        arguments: [
          (["GET / HTTP/1.1", "Host: evil.example"], 403), (["GET / HTTP/1.1"], 403),
          (["GET / HTTP/1.1", "Host: localhost", "Host: localhost"], 403),
          (["GET / HTTP/1.1", "Host: localhost", "Origin: http://evil.example"], 403),
          (["GET /x HTTP/1.1", "Host: localhost"], 404),
          (["GET /../../etc/passwd HTTP/1.1", "Host: localhost"], 404), (["GET /%2e%2e/x HTTP/1.1", "Host: localhost"], 404),
          (["POST / HTTP/1.1", "Host: localhost", "Content-Length: 0"], 405), (["BREW / HTTP/1.1", "Host: localhost"], 400),
          (["POST / HTTP/1.1", "Host: localhost", "Content-Length: 100000000"], 413),
          (["GET / HTTP/1.1", "Host: localhost", "Content-Length: 1025"], 413),
          (["POST / HTTP/1.1", "Host: localhost", "Transfer-Encoding: chunked"], 411),
        ] as [([String], Int)])
      func `refuses what it should`(lines: [String], status: Int) throws {
        let response = try RawResponse(running.port, lines)
        #expect(response.status == status)
        #expect(!response.text.contains("first"))
        #expect(response.headers["content-security-policy"] == RunningServer.policy)
        running.end()
      }

      @Test func `answers 100 requests at once, those of waiting browsers too`() async throws {
        let (running, version) = (running, try running.news().version)
        let statuses = try await withThrowingTaskGroup(of: Int.self) { group in
          for index in 0..<100 {
            let target = index.isMultiple(of: 2) ? "/" : "/live?after=\(version)"
            group.addTask {
              try await withCheckedThrowingContinuation { continuation in
                Thread.detachNewThread { continuation.resume(with: Result { try running.get(target).status }) }
              }
            }
          }
          var statuses: [Int] = []
          while let status = try await group.next() {
            statuses.append(status)
            if statuses.count == 50 { running.server.show(LivePage.Content(picture: "<html><head></head></html>")) }
          }
          return statuses
        }
        #expect(statuses == Array(repeating: 200, count: 100))
        running.end()
      }

      @Test func `ends while a browser waits, which has an answer`() throws {
        let waiting = try running.poll()
        // Who comes later is answered: the server knows the one that waits.
        #expect(try running.get("/live.js").status == 200)
        running.end()
        #expect(waiting.response().status == 204)
        #expect(throws: (any Error).self) { try running.get("/") }
      }

      @Test func `says that its port is taken`() throws {
        let other = try #require(Mailbox())
        let second = PageServer(LivePage.Content(picture: ""), policy: RunningServer.policy, port: running.port, telling: other)
        second.start()
        #expect(other.wait(.seconds(60)) == .failed(UInt16(EADDRINUSE)))
        #expect(other.wait(.seconds(60)) == .ended)
        running.end()
      }
    }
  }
#endif
