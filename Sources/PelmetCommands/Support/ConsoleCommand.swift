internal import ArgumentParser

/// A command that says everything to the console that it is given, so that it can run inside a test.
protocol ConsoleCommand: ParsableCommand {
  func run(on console: Console) throws(UsageFailure) -> ExitStatus
}

/// A command line that is well formed but asks for what is not there.
struct UsageFailure: Error {
  let message: String
}

/// How a command ends.
enum ExitStatus: Int32 {
  case success = 0
  case failure = 1
  /// A bug of Pelmet's (`EX_SOFTWARE`). What is wrong with the command line is thrown instead, and 64 (`EX_USAGE`).
  case bug = 70
}
