#if Serve
  internal import NIOCore
  internal import NIOHTTP1
  internal import NIOPosix

  #if canImport(Darwin)
    internal import Darwin
  #elseif canImport(Musl)
    internal import Musl
  #else
    internal import Glibc
  #endif

  /// Serves a ``LivePage`` to the browsers of this machine, and to nobody else.
  ///
  /// No page of the web can stop it: a connection has one request of few bytes, there are ``Limits`` on its time and on the number of
  /// connections; further ones get the status 503.
  package struct PageServer: Sendable {
    private let page: LivePage
    private let limits: Limits
    private let policy: String
    private let port: UInt16
    private let mailbox: Mailbox
    private let contents: AsyncStream<LivePage.Content>
    private let shown: AsyncStream<LivePage.Content>.Continuation

    /// - Parameters:
    ///   - policy: The content policy that is sent with all answers. It must let scripts of the server run, and ask it for more.
    ///   - port: The port on 127.0.0.1; 0 for any that is free.
    ///   - mailbox: Is told when the server can be reached, fails, and has ended.
    package init(
      _ content: LivePage.Content, policy: String, port: UInt16, telling mailbox: Mailbox, limits: Limits = Limits()
    ) {
      page = LivePage(content)
      (self.policy, self.port, self.mailbox, self.limits) = (policy, port, mailbox, limits)
      // Only the newest is worth showing.
      (contents, shown) = AsyncStream.makeStream(of: LivePage.Content.self, bufferingPolicy: .bufferingNewest(1))
    }

    /// Begins to serve, and returns.
    package func start() {
      Task {
        let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
        do {
          try await serve(on: group)
        } catch {
          mailbox.post(.failed(UInt16(clamping: (error as? IOError)?.errnoCode ?? 0)))
        }
        try? await group.shutdownGracefully()
        mailbox.post(.ended)
      }
    }

    /// Shows another content in every browser.
    package func show(_ content: LivePage.Content) { shown.yield(content) }

    /// Closes all connections. The mailbox is told when that is done.
    package func stop() { shown.finish() }

    /// Serves until ``stop()``. With the group, connections end.
    private func serve(on group: MultiThreadedEventLoopGroup) async throws {
      let replies = PageReplies(of: page, policy: policy)
      let count = NIOLoopBoundBox.makeBoxSendingValue(0, eventLoop: group.next())
      let channel = try await ServerBootstrap(group: group)
        .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
        .childChannelInitializer { [limits] channel in
          channel.eventLoop.makeCompletedFuture {
            let connection = PageConnection(replies, count, limits)
            let pipeline = channel.pipeline.syncOperations
            try pipeline.addHandler(RequestBudget())
            try pipeline.configureHTTPServerPipeline(
              withPipeliningAssistance: false, withErrorHandling: false, withEncoderConfiguration: .init(),
              withDecoderLimitConfiguration: PageConnection.decoderLimits)
            try pipeline.addHandler(connection)
          }
        }
        .bind(to: SocketAddress(ipAddress: "127.0.0.1", port: Int(port))).get()
      mailbox.post(.listening(port: UInt16(clamping: channel.localAddress?.port ?? 0)))
      for await content in contents { await page.show(content) }
      try? await channel.close()
      // Who waits has an answer before the connections are closed.
      await page.close()
      for _ in 1...10 where try await group.next().submit({ count.value }).get() > 0 {
        try await Task.sleep(for: .milliseconds(10))
      }
    }

    /// The connections and the time that clients may take.
    package struct Limits: Sendable {
      /// How many connections are served at once.
      package var connections = 256
      /// The time from a connection to the end of its request.
      package var requestTime = Duration.seconds(10)
      /// The time in which an answer is taken.
      package var answerTime = Duration.seconds(30)

      /// Half of the files that the process may open are for connections.
      package init() {
        var limit = rlimit()
        #if canImport(Glibc)
          let result = getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
        #else
          let result = getrlimit(RLIMIT_NOFILE, &limit)
        #endif
        if result == 0 { connections = min(connections, Int(clamping: limit.rlim_cur) / 2) }
      }
    }
  }
#endif
