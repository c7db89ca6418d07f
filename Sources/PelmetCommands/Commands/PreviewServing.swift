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
  ///   - arguments: Those behind `--serve` on a command line in any folder, for the step that fixes it.
  ///   - policy: The content policy of the page.
  ///   - port: 0 for any that is free.
  static func run(
    _ arguments: [String], policy: String, port: UInt16, opensBrowser: Bool, on console: Console,
    drawing draw: @escaping LivePreview.Draw
  ) -> ExitStatus {
    let command = ["pelmet", "preview", "--serve"] + arguments
    if let refusal = ProtocolServing.refusal(of: "--serve", instead: CommandText.line(command)) {
      console.errors.tell("error: \(refusal)")
      return .failure
    }
    #if Serve
      return serve(policy: policy, port: port, opensBrowser: opensBrowser, on: console, drawing: draw)
    #else
      // The folder of a release has tools that are built already.
      let build = ["PELMET_FROM_SOURCE=1", "swift", "run", "-c", "release", "--traits", "Serve"]
      console.errors.tell(
        "error: this 'pelmet' was built without a web server; "
          + "fix: in Pelmet's folder, run '\(CommandText.line(build + command))'")
      return .failure
    #endif
  }

  #if Serve
    private static func serve(
      policy: String, port: UInt16, opensBrowser: Bool, on console: Console, drawing draw: @escaping LivePreview.Draw
    ) -> ExitStatus {
      guard let mailbox = EndSignals.messages() else {
        console.errors.tell("error: too many files are open")
        return .failure
      }
      defer { EndSignals.restore() }
      let watch = FolderWatch()
      var preview = pooled { LivePreview(messagesOn: console.errors, drawing: draw) }
      let server = PageServer(preview.content, policy: policy, port: port, telling: mailbox)
      server.start()
      var status: ExitStatus?
      // After a look at the files comes a rest, and then the wait for the next.
      var (rest, wait, isResting) = (Duration.zero, Duration.zero, true)
      while true {
        switch isResting ? mailbox.wait(rest) : mailbox.wait(wait, or: watch.descriptor) {
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
        case .stop:
          status = status ?? .success
          server.stop()
        case .ended:
          if status == nil { console.errors.tell("error: the server has ended by itself; fix: run the command again") }
          return status ?? .failure
        case nil where isResting: isResting = false
        case nil:
          watch.clear()
          let start = console.now()
          let hasChanged = pooled { preview.update(messagesOn: console.errors) { usleep(settlingTime) } }
          watch.follow(preview.places)
          if hasChanged { server.show(preview.content) }
          let time = console.now() - start
          // A drawing may have named other folders, whose files count as a change.
          (rest, wait) = hasChanged ? (shortestRest, .zero) : (max(shortestRest, time * 20), max(longestWait, time * 200))
          isResting = true
        }
      }
    }

    /// The time between two looks at the files while something happens in their folders: a twentieth of a processor is enough.
    private static let shortestRest = Duration.milliseconds(40)

    /// The time between two looks while nothing is told, which some mounts never do.
    private static let longestWait = Duration.seconds(2)

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
