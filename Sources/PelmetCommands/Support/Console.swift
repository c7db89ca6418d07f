internal import ArgumentParser

/// Where a command writes: data to `output`, messages for people to `errors`.
package struct Console {
  package let output: Stream
  package let errors: Stream
  /// The time since some moment before the command.
  let now: () -> Duration

  package init(output: Stream, errors: Stream, now: @escaping () -> Duration = Console.stopwatch()) {
    self.output = output
    self.errors = errors
    self.now = now
  }

  /// The time since this call.
  package static func stopwatch() -> () -> Duration {
    let start = ContinuousClock.now
    return { ContinuousClock.now - start }
  }

  /// One of the two streams.
  package struct Stream {
    /// Whether a person reads it in a terminal.
    let isTerminal: Bool
    /// Whether text may have colours.
    package let isColored: Bool
    /// Whether a line can be replaced.
    let erasesLines: Bool
    package let write: (String) -> Void

    /// Text is coloured in a terminal unless `NO_COLOR` is set and not empty.
    package init(isTerminal: Bool, environment: [String: String], write: @escaping (String) -> Void) {
      self.isTerminal = isTerminal
      erasesLines = isTerminal && environment["TERM"] != "dumb"
      isColored = erasesLines && (environment["NO_COLOR"] ?? "").isEmpty
      self.write = write
    }
  }
}

/// A command that writes to the console it is given, so that tests can run it in their own process.
protocol ConsoleCommand: ParsableCommand {
  func run(on console: Console) throws(UsageFailure) -> ExitStatus
}

/// A command line that is well formed but names something that does not exist.
struct UsageFailure: Error {
  let message: String
}

/// The exit status of a command.
enum ExitStatus: Int32 {
  case success = 0
  case failure = 1
  /// A bug in Pelmet (`EX_SOFTWARE`). A wrong command line is thrown as an error instead and ends with 64 (`EX_USAGE`).
  case bug = 70
}
