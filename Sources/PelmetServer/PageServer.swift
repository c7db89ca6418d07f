#if Serve
  internal import FlyingFox
  internal import FlyingSocks
  internal import Foundation

  /// Serves a ``LivePage`` to the browsers of this machine, and to nobody else.
  package struct PageServer: Sendable {
    private let page: LivePage
    private let server: HTTPServer
    private let mailbox: Mailbox
    private let contents: AsyncStream<LivePage.Content>
    private let shown: AsyncStream<LivePage.Content>.Continuation

    /// - Parameters:
    ///   - port: The port on 127.0.0.1; 0 for any that is free.
    ///   - mailbox: Is told when the server can be reached, fails, and has ended.
    package init(_ content: LivePage.Content, port: UInt16, telling mailbox: Mailbox) throws {
      page = LivePage(content)
      let loopback = try sockaddr_in.inet(ip4: "127.0.0.1", port: port)
      server = HTTPServer(
        config: HTTPServer.Configuration(
          // Longer than anything takes: a browser waits for news less than half of it.
          address: loopback, timeout: 60, sharedRequestBufferSize: PageRequest.bodyLimit, sharedRequestReplaySize: 0,
          logger: .disabled),
        handler: PageHandler(page: page))
      self.mailbox = mailbox
      // Only the newest is worth showing.
      (contents, shown) = AsyncStream.makeStream(of: LivePage.Content.self, bufferingPolicy: .bufferingNewest(1))
    }

    /// Begins to serve, and returns.
    package func start() {
      let greeting = Task { [server, mailbox] in
        try await server.waitUntilListening(timeout: 60)
        if case .ip4(_, let port) = await server.listeningAddress { mailbox.post(.listening(port: port)) }
      }
      let running = Task { [server, mailbox] in
        var number = Int32(0)
        do { try await server.run() } catch SocketError.failed(_, let error, _) { number = error } catch {}
        greeting.cancel()
        // An error of a server that could be reached is how it ends.
        if case .failure = await greeting.result, !Task.isCancelled { mailbox.post(.failed(UInt16(clamping: number))) }
        mailbox.post(.ended)
      }
      Task { [server, page, contents] in
        for await content in contents { await page.show(content) }
        // Who waits has an answer before the connections are closed.
        await page.close()
        await server.stop(timeout: 0.1)
        running.cancel()
      }
    }

    /// Shows another content in every browser.
    package func show(_ content: LivePage.Content) { shown.yield(content) }

    /// Closes all connections. The mailbox is told when that is done.
    package func stop() { shown.finish() }
  }

  private struct PageHandler: HTTPHandler {
    let page: LivePage
    /// Names the scripts that may run. Another one in every run, so that no theme knows it.
    private let nonce = String(UInt64.random(in: 0 ... .max), radix: 16) + String(UInt64.random(in: 0 ... .max), radix: 16)

    init(page: LivePage) { self.page = page }

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
      switch PageRequest(request).answer {
      case .page: return response("text/html; charset=utf-8", LiveScript.page(await page.edition, nonce: nonce))
      case .script: return response("text/javascript; charset=utf-8", LiveScript.text)
      case .news(let version):
        guard let edition = await page.edition(after: version, within: .seconds(20)) else {
          return HTTPResponse(statusCode: .noContent, headers: headers)
        }
        var response = response("application/json", LiveScript.news(edition))
        response.headers[HTTPHeader("Pelmet-Picture")] = edition.pictureVersion
        return response
      case .refusal(let status, let words):
        var response = response("text/plain; charset=utf-8", "\(status) \(words)\n", HTTPStatusCode(status, phrase: words))
        response.headers[.connection] = "close"
        return response
      }
    }

    private func response(_ type: String, _ text: String, _ status: HTTPStatusCode = .ok) -> HTTPResponse {
      var headers = self.headers
      headers[.contentType] = type
      return HTTPResponse(statusCode: status, headers: headers, body: Data(text.utf8))
    }

    /// The page runs our script alone, whatever a theme is called, and no other page may hold it.
    private var headers: HTTPHeaders {
      [
        HTTPHeader("Content-Security-Policy"):
          "default-src 'none'; script-src 'self' 'nonce-\(nonce)'; connect-src 'self'; style-src 'unsafe-inline'; img-src data:; font-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        HTTPHeader("X-Content-Type-Options"): "nosniff", HTTPHeader("Cross-Origin-Resource-Policy"): "same-origin",
        HTTPHeader("Referrer-Policy"): "no-referrer", .cacheControl: "no-store",
      ]
    }
  }

  extension PageRequest {
    fileprivate init(_ request: HTTPRequest) {
      self.init(
        request.method.rawValue, request.target.rawValue,
        Headers(
          host: request.headers[.host], origin: request.headers[HTTPHeader("Origin")],
          contentLength: request.headers[.contentLength], transferEncoding: request.headers[.transferEncoding]))
    }
  }
#endif
