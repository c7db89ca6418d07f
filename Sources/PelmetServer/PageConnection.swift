#if Serve
  internal import NIOCore
  internal import NIOHTTP1

  /// A connection to a ``PageServer``: one request and its answer. Everything takes place on the server's event loop.
  final class PageConnection: ChannelInboundHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private enum State {
      /// Of the request, the head alone has come, or nothing.
      case receiving(HTTPRequestHead?)
      case answering
      /// The answer is written. What still comes is not looked at.
      case leaving
    }

    private let replies: PageReplies
    /// How many connections there are.
    private let count: NIOLoopBoundBox<Int>
    private let limits: PageServer.Limits
    private var state = State.receiving(nil)
    private var work: Task<Void, Never>?
    private var deadline: Scheduled<Void>?

    init(_ replies: PageReplies, _ count: NIOLoopBoundBox<Int>, _ limits: PageServer.Limits) {
      (self.replies, self.count, self.limits) = (replies, count, limits)
    }

    /// The bytes of a request are counted by ``RequestBudget``.
    static var decoderLimits: NIOHTTPDecoderLimitConfiguration {
      var limits = NIOHTTPDecoderLimitConfiguration()
      limits.maxHeaderFieldCount = 100
      return limits
    }

    func channelActive(context: ChannelHandlerContext) {
      count.value += 1
      guard count.value <= limits.connections else { return refuse(503, "Service Unavailable", context) }
      limitTime(limits.requestTime, context) { connection, context in connection.refuse(408, "Request Timeout", context) }
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      guard case .receiving(let received) = state else { return }
      switch Self.unwrapInboundIn(data) {
      case .head(let head):
        state = .receiving(head)
        if case .refusal(let status, let words) = PageRequest(head).answer { refuse(status, words, context) }
      case .body: break
      case .end:
        guard let received else { return }
        answer(PageRequest(received).answer, context)
      }
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
      guard case .receiving(let head) = state else { return }
      switch error {
      case HTTPParserError.headerOverflow where head == nil: refuse(431, "Request Header Fields Too Large", context)
      case HTTPParserError.headerOverflow: refuse(413, "Content Too Large", context)
      default: refuse(400, "Bad Request", context)
      }
    }

    func channelInactive(context: ChannelHandlerContext) {
      count.value -= 1
      work?.cancel()
      deadline?.cancel()
      state = .leaving
    }

    private func answer(_ answer: PageRequest.Answer, _ context: ChannelHandlerContext) {
      state = .answering
      deadline?.cancel()
      // The end of the connection is noticed all the same.
      try? context.channel.syncOptions?.setOption(.autoRead, value: false)
      let reply = context.eventLoop.makePromise(of: PageReplies.Reply.self)
      work = reply.completeWithTask { [replies] in await replies.reply(to: answer) }
      reply.futureResult.assumeIsolated().whenSuccess { reply in self.send(reply, context) }
    }

    private func refuse(_ status: Int, _ words: String, _ context: ChannelHandlerContext) {
      send(replies.refusal(status, words), context)
    }

    /// Sends an answer, and leaves. A connection that is closed before the other side has sent all would take the answer with it.
    private func send(_ reply: PageReplies.Reply, _ context: ChannelHandlerContext) {
      if case .leaving = state { return }
      state = .leaving
      limitTime(limits.answerTime, context) { _, context in context.close(promise: nil) }
      context.write(Self.wrapOutboundOut(.head(reply.head)), promise: nil)
      context.write(Self.wrapOutboundOut(.body(.byteBuffer(reply.body))), promise: nil)
      context.writeAndFlush(Self.wrapOutboundOut(.end(nil))).assumeIsolated().whenComplete { _ in
        guard context.channel.isActive else { return }
        // With so many, every descriptor counts.
        guard self.count.value <= self.limits.connections * 5 / 4 else { return context.close(promise: nil) }
        context.close(mode: .output, promise: nil)
        try? context.channel.syncOptions?.setOption(.autoRead, value: true)
        self.limitTime(.seconds(1), context) { _, context in context.close(promise: nil) }
      }
    }

    /// Takes the place of the last limit.
    private func limitTime(
      _ time: Duration, _ context: ChannelHandlerContext, then end: @escaping (PageConnection, ChannelHandlerContext) -> Void
    ) {
      deadline?.cancel()
      deadline = context.eventLoop.assumeIsolated().scheduleTask(in: TimeAmount(time)) { [weak self] in
        if let self { end(self, context) }
      }
    }
  }

  /// Counts the bytes of a connection before anything is parsed: one request does not need more.
  final class RequestBudget: ChannelInboundHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    /// A browser sends the cookies of every server of this machine, whatever their ports: servers have 8 to 32 kB for them.
    static let bytes = 32 * 1024 + PageRequest.bodyLimit

    private var left = RequestBudget.bytes

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
      guard left >= 0 else { return }
      left -= Self.unwrapInboundIn(data).readableBytes
      if left >= 0 {
        context.fireChannelRead(data)
      } else {
        context.fireErrorCaught(HTTPParserError.headerOverflow)
      }
    }
  }

  extension PageRequest {
    /// Headers that are there twice are a list, which none of them may be.
    fileprivate init(_ head: HTTPRequestHead) {
      func value(_ name: String) -> String? {
        let values = head.headers[name]
        return values.isEmpty ? nil : values.joined(separator: ", ")
      }
      self.init(
        head.method.rawValue, head.uri,
        Headers(
          host: value("host"), origin: value("origin"), contentLength: value("content-length"),
          transferEncoding: value("transfer-encoding")))
    }
  }
#endif
