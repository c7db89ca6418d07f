internal import ArgumentParser
internal import PelmetDiagnostics
internal import PelmetFiles

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

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
    /// The width of the terminal, in columns; `nil` if it is none.
    package let columns: Int?
    /// Whether a line can be replaced.
    let erasesLines: Bool
    /// Takes text as it is.
    private let sink: (String) -> Void

    /// Text is coloured in a terminal unless `NO_COLOR` is set and not empty.
    /// - Parameter columns: The width of a terminal that tells it. One that does not has that of `COLUMNS`, or else 80.
    package init(isTerminal: Bool, environment: [String: String], columns: Int? = nil, write: @escaping (String) -> Void) {
      self.isTerminal = isTerminal
      self.columns = isTerminal ? columns ?? environment["COLUMNS"].flatMap { Int($0) } ?? 80 : nil
      erasesLines = isTerminal && environment["TERM"] != "dumb"
      isColored = erasesLines && (environment["NO_COLOR"] ?? "").isEmpty
      sink = write
    }

    /// Writes data, or a report that shows nothing raw of what it quotes. No line of it commands a server that prints the output: this is
    /// the last door, for what its renderer has not spelled in its own way.
    func write(_ text: String) { sink(LogCommands.disarmed(text)) }

    /// Writes the commands of ours that GitHub Actions obeys, each in a line of its own.
    func write(commands: String) { sink(LogCommands.disarmed(commands, beginsLines: false)) }

    /// Writes a line for people. What is in it of names and paths cannot command the terminal.
    func tell(_ line: String) { write(VisibleText.escaped(line) + "\n") }

    /// Writes a diff as `patch` reads it, or as a terminal can show it.
    func write(diff: String) {
      write(isTerminal ? VisibleText.escaped(lines: diff, keepingTabs: true) : VisibleText.escaped(patch: diff))
    }

    /// Writes lines for people, as ``tell(_:)`` does, with a line end behind the last.
    func tell(lines: String) { write(VisibleText.escaped(lines: lines) + "\n") }
  }
}

extension Console.Stream {
  init(_ writer: DescriptorWriter) {
    let isTerminal = isatty(writer.descriptor) == 1
    let columns = isTerminal ? Self.columns(of: writer.descriptor) : nil
    self.init(isTerminal: isTerminal, environment: ProcessInfo.processInfo.environment, columns: columns) { writer.write($0) }
  }

  /// The width that a terminal tells.
  private static func columns(of descriptor: Int32) -> Int? {
    var size = winsize()
    guard ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
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
  /// Two states cannot be compared, because one has errors.
  case incomparable = 2
  /// A bug in Pelmet (`EX_SOFTWARE`). A wrong command line is thrown as an error instead and ends with 64 (`EX_USAGE`).
  case bug = 70
}
