internal import ArgumentParser
internal import PelmetDiagnostics
internal import PelmetFiles
internal import PelmetImportOptions
internal import PelmetRewriting

/// The tool of `pelmet import`, which has its command line: ``ImportOptions``. It reads and runs an app's code, and writes themes.
///
/// The summary and the list of what was not followed go to standard output, as `path:line:column: note: …`.
@main
enum PelmetImport {
  static func main() {
    LargeStack.run {
      let streams = ToolOutput()
      let result = run(Array(CommandLine.arguments.dropFirst()))
      streams.output.write(LogCommands.disarmed(result.output))
      streams.errors.write(LogCommands.disarmed(result.errors))
      streams.end(result.status)
    }
  }

  /// The output of a run.
  struct Result {
    var output = ""
    var errors = ""
    var status: Int32 = 0
  }

  /// Runs a command line. Needs a stack of 64 MiB.
  static func run(_ words: [String]) -> Result {
    do {
      let options = try ImportOptions.parse(words)
      #if Rewrite
        return try ImportRun(options).result
      #else
        throw ImportFailure(
          text: "pelmetimport was built without swift-syntax; "
            + "fix: build it with the trait Rewrite, or install a release, which has it built")
      #endif
    } catch let failure as ImportFailure {
      return Result(errors: "error: \(VisibleText.escaped(lines: failure.text))\n", status: failure.status)
    } catch {
      return Result(errors: ImportOptions.fullMessage(for: error) + "\n", status: ImportOptions.exitCode(for: error).rawValue)
    }
  }
}

/// A reason why no themes are made.
struct ImportFailure: Error {
  let text: String
  /// That of a command line that names something that does not exist (`EX_USAGE`), or 1.
  var status: Int32 = 1

  static func usage(_ text: String) -> ImportFailure { ImportFailure(text: text, status: 64) }
}
