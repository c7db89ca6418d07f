internal import Foundation

/// A command that has the tool scan an app's code.
protocol ScanningCommand: ConsoleCommand {
  /// - Parameter command: The path of the program that runs, beside which the tool is.
  func run(on console: Console, besides command: String?) throws(UsageFailure) -> ExitStatus
}

extension ScanningCommand {
  func run(on console: Console) throws(UsageFailure) -> ExitStatus {
    try run(on: console, besides: Bundle.main.executablePath)
  }
}
