internal import ArgumentParser

/// Where a command writes: data to `output`, messages for people to `errors`.
package struct Console {
  package let output: Stream
  package let errors: Stream

  package init(output: Stream, errors: Stream) {
    self.output = output
    self.errors = errors
  }

  /// One of the two streams.
  package struct Stream {
    /// Whether text may have colours: a person reads it in a terminal.
    package let isColored: Bool
    package let write: (String) -> Void

    /// Text is coloured in a terminal unless `NO_COLOR` is set and not empty.
    package init(isTerminal: Bool, environment: [String: String], write: @escaping (String) -> Void) {
      isColored = isTerminal && (environment["NO_COLOR"] ?? "").isEmpty && environment["TERM"] != "dumb"
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
