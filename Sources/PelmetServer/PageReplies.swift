#if Serve
  internal import NIOCore
  internal import NIOHTTP1

  /// Writes the answers of a ``PageServer``.
  actor PageReplies {
    struct Reply: Sendable {
      let head: HTTPResponseHead
      let body: ByteBuffer
    }

    private let page: LivePage
    private let policy: String
    /// The bytes of the current page, which all answers share.
    private var served: (version: String, page: ByteBuffer)?

    /// - Parameter policy: The content policy of all answers.
    init(of page: LivePage, policy: String) { (self.page, self.policy) = (page, policy) }

    func reply(to answer: PageRequest.Answer) async -> Reply {
      switch answer {
      case .page: return reply("text/html; charset=utf-8", served(await page.edition))
      case .script: return reply("text/javascript; charset=utf-8", ByteBuffer(string: LiveScript.text))
      case .news(let version):
        guard let edition = await page.edition(after: version, within: .seconds(20)) else {
          return Reply(head: head(204, "No Content"), body: ByteBuffer())
        }
        return reply(
          "application/json", ByteBuffer(string: LiveScript.news(edition)), more: [("Pelmet-Picture", edition.pictureVersion)])
      case .refusal(let status, let words): return refusal(status, words)
      }
    }

    nonisolated func refusal(_ status: Int, _ words: String) -> Reply {
      reply("text/plain; charset=utf-8", ByteBuffer(string: "\(status) \(words)\n"), status, words)
    }

    private func served(_ edition: LivePage.Edition) -> ByteBuffer {
      if let served, served.version == edition.pictureVersion { return served.page }
      let page = ByteBuffer(string: LiveScript.page(edition))
      served = (edition.pictureVersion, page)
      return page
    }

    private nonisolated func reply(
      _ type: String, _ body: ByteBuffer, _ status: Int = 200, _ words: String = "OK", more: [(String, String)] = []
    ) -> Reply {
      let length = ("Content-Length", "\(body.readableBytes)")
      return Reply(head: head(status, words, more: [("Content-Type", type), length] + more), body: body)
    }

    private nonisolated func head(_ status: Int, _ words: String, more: [(String, String)] = []) -> HTTPResponseHead {
      let headers = [
        ("Content-Security-Policy", policy), ("X-Content-Type-Options", "nosniff"),
        ("Cross-Origin-Resource-Policy", "same-origin"), ("Referrer-Policy", "no-referrer"), ("Cache-Control", "no-store"),
        ("Connection", "close"),
      ]
      return HTTPResponseHead(
        version: .http1_1, status: HTTPResponseStatus(statusCode: status, reasonPhrase: words),
        headers: HTTPHeaders(headers + more))
    }
  }
#endif
