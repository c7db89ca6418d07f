internal import ArgumentParser
internal import PelmetFiles

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// The `pelmet` command.
public enum PelmetTool {
  /// The line that `pelmet --version` prints.
  package static let version = "pelmet \(Release.number)"

  /// Runs the command line of the process.
  public static func main() -> Never {
    let streams = ToolOutput()
    let console = Console(output: Console.Stream(streams.output), errors: Console.Stream(streams.errors))
    streams.end(run(Array(CommandLine.arguments.dropFirst()), on: console))
  }

  /// Runs a command line, without the name of the tool, and returns the exit status.
  package static func run(_ arguments: [String], on console: Console) -> Int32 {
    do {
      var command = try PelmetCommand.parseAsRoot(DiffCommand.keepingTerminator(in: arguments))
      if let command = command as? ImportCommand {
        return try command.run(Array(arguments.dropFirst()), on: console)
      }
      guard let command = command as? any ConsoleCommand else {
        // Built-in commands such as `help` throw what they print.
        try command.run()
        return ExitStatus.success.rawValue
      }
      return try command.run(on: console).rawValue
    } catch let failure as UsageFailure {
      console.errors.tell(lines: "Error: \(failure.message)")
      return EX_USAGE
    } catch {
      let message = PelmetCommand.fullMessage(for: error)
      let status = PelmetCommand.exitCode(for: error).rawValue
      if !message.isEmpty { (status == 0 ? console.output : console.errors).tell(lines: message) }
      return status
    }
  }
}

/// The root of the command line.
struct PelmetCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pelmet",
    abstract: "Checks and compiles themes for the bars of an iOS app.",
    discussion: """
      A theme is a file, NAME.theme.json, that describes how navigation bars, tab bars and toolbars look. 'pelmet init' writes one. To \
      start by hand:

        1. Write themes/midnight.theme.json:
           { "pelmet": 1, "navigationBar": { "tintColor": "#FF2D55" } }
        2. Check it:
           pelmet validate themes
        3. See the resulting values, for any traits:
           pelmet resolve themes/midnight.theme.json --scheme dark

      Then let the build plugin compile the themes of a target, or run 'pelmet generate' yourself. If nothing is compiled, \
      'pelmet doctor' says why.
      """,
    version: PelmetTool.version,
    subcommands: [
      ValidateCommand.self, FormatCommand.self, GenerateCommand.self, ResolveCommand.self, PreviewCommand.self,
      ExplainCommand.self, SchemaCommand.self, TokensCommand.self, MigrateCommand.self, DiffCommand.self, SDKCommand.self,
      InitCommand.self, ImportCommand.self, AuditCommand.self, CoverageCommand.self, DoctorCommand.self,
      LanguageServerCommand.self, MCPCommand.self,
    ])
}
