internal import ArgumentParser

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The `pelmet` command.
public enum PelmetTool {
  /// What `pelmet --version` prints.
  package static let version = "pelmet \(number)"

  /// The release, in semantic versioning.
  static let number = "1.0.0"

  /// Runs the command that the process was started with.
  public static func main() -> Never {
    exit(run(Array(CommandLine.arguments.dropFirst()), on: .standard))
  }

  /// Runs a command line, without the name of the tool, and answers the exit status.
  package static func run(_ arguments: [String], on console: Console) -> Int32 {
    do {
      var command = try PelmetCommand.parseAsRoot(arguments)
      guard let command = command as? any ConsoleCommand else {
        // What is built in, such as `help`, says what it has to say by throwing.
        try command.run()
        return ExitStatus.success.rawValue
      }
      return try command.run(on: console).rawValue
    } catch let failure as UsageFailure {
      console.errors.write("Error: \(failure.message)\n")
      return EX_USAGE
    } catch {
      let message = PelmetCommand.fullMessage(for: error)
      let status = PelmetCommand.exitCode(for: error).rawValue
      if !message.isEmpty { (status == 0 ? console.output : console.errors).write(message + "\n") }
      return status
    }
  }
}
