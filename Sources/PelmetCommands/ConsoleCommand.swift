internal import ArgumentParser

/// A command that says everything to the console that it is given, so that it can run inside a test.
protocol ConsoleCommand: ParsableCommand {
  /// Throws only what is wrong with the command line.
  func run(on console: Console) throws -> ExitStatus
}

/// How a command ends.
enum ExitStatus: Int32 {
  case success = 0
  case failure = 1
  /// A bug of Pelmet's (`EX_SOFTWARE`). What is wrong with the command line is 64 (`EX_USAGE`) and thrown instead.
  case bug = 70
}
