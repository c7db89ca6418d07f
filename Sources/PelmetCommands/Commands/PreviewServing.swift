internal import Dispatch
internal import Foundation
internal import PelmetDiagnostics
internal import PelmetFiles
internal import PelmetServer

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// `pelmet preview --serve`: a server of the page, until a signal ends it.
enum PreviewServing {
  /// Serves until a signal ends the command, or says why it cannot.
  /// - Parameters:
  ///   - arguments: Those behind `--serve` on a command line in any folder, for the step that mends it.
  ///   - port: 0 for any that is free.
  static func run(
    _ arguments: [String], port: UInt16, opensBrowser: Bool, on console: Console, drawing draw: @escaping () -> PreviewDrawing
  ) -> ExitStatus {
    if let obstacle {
      // The folder of a release has tools that are built already.
      let words = ["PELMET_FROM_SOURCE=1", "swift", "run", "-c", "release", "--traits", "Serve", "pelmet", "preview", "--serve"]
      let step = "in Pelmet's folder, run '\(CommandText.line(words + arguments))'"
      console.errors.tell("error: \(obstacle); fix: \(step)")
      return .failure
    }
    #if Serve
      return serve(port: port, opensBrowser: opensBrowser, on: console, drawing: draw)
    #else
      return .failure
    #endif
  }

  /// The reason why this process cannot serve; `nil` if it can.
  private static var obstacle: String? {
    if PackageModules.isTold(ProcessInfo.processInfo.environment) {
      return "--serve does not run under 'swift package', whose lock would keep every build waiting"
    }
    #if Serve
      return nil
    #else
      return "this 'pelmet' was built without a web server"
    #endif
  }

  #if Serve
    private static func serve(
      port: UInt16, opensBrowser: Bool, on console: Console, drawing draw: @escaping () -> PreviewDrawing
    ) -> ExitStatus {
      guard let mailbox = Mailbox() else {
        console.errors.tell("error: too many files are open")
        return .failure
      }
      let signals = [SIGINT, SIGTERM].map { number in
        signal(number, SIG_IGN)
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler { mailbox.post(.stop) }
        source.resume()
        return source
      }
      defer {
        for source in signals { source.cancel() }
        for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
      }
      var preview = pooled { LivePreview(messagesOn: console.errors, drawing: draw) }
      let server: PageServer
      do {
        server = try PageServer(preview.content, port: port, telling: mailbox)
      } catch {
        console.errors.tell("error: \(error.localizedDescription)")
        return .failure
      }
      server.start()
      var status = ExitStatus.success
      var interval = shortestInterval
      serving: while true {
        switch mailbox.wait(interval) {
        case .listening(let port):
          let address = "http://127.0.0.1:\(port)/"
          console.output.tell("serving \(address) until Control-C is pressed")
          if opensBrowser, !Browser.open(address) {
            console.errors.tell("warning: no program that opens a browser was found; fix: open \(address)")
          }
        case .failed(let error):
          let problem = String(cString: strerror(Int32(error)))
          console.errors.tell(
            "error: the port \(port) of 127.0.0.1 cannot be used (\(problem)); fix: choose another one with --port")
          status = .failure
        case .stop: server.stop()
        case .ended: break serving
        case nil:
          let start = console.now()
          let hasChanged = pooled { preview.update(messagesOn: console.errors) { usleep(settlingTime) } }
          if hasChanged { server.show(preview.content) } else { interval = max(shortestInterval, (console.now() - start) * 20) }
        }
      }
      return status
    }

    /// The time between two looks at the files, if a look takes so little time that a twentieth of a processor is enough.
    private static let shortestInterval = Duration.milliseconds(40)

    /// In microseconds: longer than a tick of a file system's clock, and than the steps of an editor's saving.
    private static let settlingTime: UInt32 = 15000

    /// Runs a round of the loop, with the end of which its temporary objects go.
    private static func pooled<Result>(_ body: () -> Result) -> Result {
      #if canImport(ObjectiveC)
        autoreleasepool(invoking: body)
      #else
        body()
      #endif
    }
  #endif
}
