#if Serve
  import Foundation
  import PelmetServer
  import PelmetTestSupport
  import Testing

  extension ServerTests {
    /// Clients that want to stop the server for everybody else.
    @Suite struct HostileClientTests {
      /// A page of the web can send this: `fetch(url, { mode: "no-cors" })`.
      @Test(arguments: [34_000, 80_000, 300_000, 10_000_000])
      func `a request line without end is not read to its end`(length: Int) throws {
        let running = try RunningServer()
        let client = try RawResponse.Connection(running.port)
        client.send(
          Array("GET /?".utf8) + Array(repeating: UInt8(ascii: "a"), count: length)
            + Array(" HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8))
        #expect(client.response().status == 431)
        #expect(try running.get("/").status == 200)
        running.end()
      }

      @Test func `the cookies of this machine's other servers are no attack`() throws {
        let running = try RunningServer()
        let cookies = String(repeating: "c", count: 30_000)
        #expect(try RawResponse(running.port, ["GET / HTTP/1.1", "Host: localhost", "Cookie: \(cookies)"]).status == 200)
        running.end()
      }

      @Test(
        arguments: [
          (Array(repeating: "a: b", count: 101), 431), (Array(repeating: "a: b", count: 100_000), 431),
          (["Cookie: \(String(repeating: "c", count: 300_000))"], 431), ([String(repeating: "n", count: 300_000) + ": x"], 431),
          ([": x"], 400), (["no colon"], 400), (["Content-Length: x"], 400), (["Content-Length: 1", "Content-Length: 2"], 400),
          (["Content-Length: 99999999999999999999999"], 400),
        ] as [([String], Int)])
      func `headers have limits, too`(headers: [String], status: Int) throws {
        let running = try RunningServer()
        #expect(try RawResponse(running.port, ["GET / HTTP/1.1", "Host: localhost"] + headers).status == status)
        #expect(try running.get("/").status == 200)
        running.end()
      }

      @Test func `a body longer than announced, or than allowed, is not read`() throws {
        let running = try RunningServer()
        let body = [UInt8](repeating: UInt8(ascii: "b"), count: 5_000_000)
        for length in [0, 1024, 1025, body.count] {
          let client = try RawResponse.Connection(
            running.port, ["GET / HTTP/1.1", "Host: localhost", "Content-Length: \(length)"])
          client.send(body)
          #expect(client.response().status == (length > PageRequest.bodyLimit ? 413 : 200), "\(length)")
        }
        running.end()
      }

      @Test(
        arguments: [
          "\u{16}\u{3}\u{1}\u{2}\u{0}\u{1}", "PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n",
          "\0\0\0\0",
          "GET /\0 HTTP/1.1\r\nHost: localhost\r\n\r\n", "GET / HTTP/1.1\r\nHost: local\0host\r\n\r\n",
          "GET /\u{e9} HTTP/1.1\n\n",
          " GET / HTTP/1.1\r\n\r\n", "HTTP/1.1 200 OK\r\n\r\n",
        ])
      func `what is no request is refused`(text: String) throws {
        let running = try RunningServer()
        let client = try RawResponse.Connection(running.port, bytes: Array(text.utf8))
        #expect([400, 403, 404, 405].contains(client.response().status))
        running.end()
      }

      @Test func `random bytes end in a refusal, or in nothing`() throws {
        let running = try RunningServer { $0.requestTime = .milliseconds(20) }
        var random = SplitMix64(seed: 39)
        for length in 1...100 {
          let client = try RawResponse.Connection(
            running.port, bytes: (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) })
          #expect(client.response().status >= 400)
        }
        #expect(try running.getWhenFree("/").status == 200)
        running.end()
      }

      @Test(arguments: ["", "G", "GET / HTTP/1.1\r\nHost: localhost\r\n", "\r\n\r\n\r\n"])
      func `a request has to come in time`(start: String) throws {
        let running = try RunningServer { $0.requestTime = .milliseconds(20) }
        #expect(try RawResponse.Connection(running.port, bytes: Array(start.utf8)).response().status == 408)
        running.end()
      }

      @Test func `an answer has to be taken in time`() throws {
        let running = try RunningServer {
          $0.answerTime = .milliseconds(20)
          $0.requestTime = .milliseconds(500)
        }
        let problems = String(repeating: "p", count: 30_000_000)
        running.server.show(LivePage.Content(picture: "", problems: LivePage.Problems(findings: [problems])))
        while try running.get("/").text.contains("first") {}
        let client = try RawResponse.Connection(running.port, ["GET /live HTTP/1.1", "Host: localhost"])
        client.waitForAnswer()
        // This is told when the answer's time is over.
        #expect(try RawResponse.Connection(running.port).response().status == 408)
        #expect(client.read().count < problems.utf8.count)
        running.end()
      }

      @Test func `more connections than there is room for are told to come later`() throws {
        let running = try RunningServer { $0.connections = 8 }
        var idle = try (1...8).map { _ in try RawResponse.Connection(running.port) }
        for _ in 1...20 { #expect(try running.get("/").status == 503) }
        #expect(!idle.isEmpty)
        idle = []
        #expect(try running.getWhenFree("/").status == 200)
        running.end()
      }

      @Test func `browsers that have gone are not waited for`() throws {
        let running = try RunningServer { $0.connections = 8 }
        for _ in 1...5 {
          var polls = try (1...8).map { _ in try running.poll() }
          #expect(try running.get("/").status == 503)
          #expect(polls.count == 8)
          polls = []
          #expect(try running.getWhenFree("/").status == 200)
        }
        running.end()
      }

      @Test func `a browser that has closed its side is let go at once`() throws {
        let running = try RunningServer { $0.connections = 8 }
        let polls = try (1...8).map { _ in try running.poll() }
        for poll in polls {
          poll.endSending()
          #expect(poll.read().isEmpty)
        }
        #expect(try running.getWhenFree("/").status == 200)
        running.end()
      }

      @Test func `ends while clients keep it busy`() throws {
        let running = try RunningServer()
        for _ in 1...16 {
          Thread.detachNewThread { while (try? running.get("/")) != nil {} }
        }
        #expect(try running.getWhenFree("/").status == 200)
        running.end()
      }

      @Test func `without descriptors it waits until there are some`() async {
        await #expect(processExitsWith: .success) {
          var limit = rlimit(rlim_cur: 256, rlim_max: 256)
          #if canImport(Glibc)
            setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
          #else
            setrlimit(RLIMIT_NOFILE, &limit)
          #endif
          precondition(PageServer.Limits().connections == 128)
          let running = try RunningServer()
          let clients = (1...3).map { _ in RawResponse.Connection() }
          var held: [Int32] = []
          while held.last != -1 { held.append(dup(0)) }
          for client in clients {
            try client.connect(to: running.port)
            client.send(Array("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n".utf8))
          }
          for descriptor in held { close(descriptor) }
          for client in clients { precondition(client.response().status == 200) }
          running.server.stop()
          precondition(running.mailbox.wait(.seconds(60)) == .ended)
        }
      }
    }
  }
#endif
