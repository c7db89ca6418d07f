internal import ArgumentParser
internal import PelmetDiagnostics
internal import PelmetFiles
internal import PelmetImportOptions
internal import PelmetImporting
internal import PelmetRewriting
internal import PelmetSyntax

/// The tool of the commands that read an app's code, which has the parser of Swift.
///
/// For `pelmet import` it has that command's line, ``ImportOptions``: it runs the code, and writes themes. With ``ScanOptions/word`` first, it
/// scans the code for `pelmet audit` and `pelmet coverage`, and prints a ``ScanReport``.
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
      #if Rewrite
        if words.first == ScanOptions.word { return try scan(Array(words.dropFirst())) }
        return try ImportRun(ImportOptions.parse(words)).result
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

#if Rewrite
  extension PelmetImport {
    private static func scan(_ words: [String]) throws -> Result {
      let options = try ScanOptions.parse(words)
      let folder = try SourceFolder(options.paths, excluding: options.exclusion.folders, for: .scan)
      let audit = SourceAudit(of: folder.files, by: Workers { LargeStack.perform($0, $1) })
      return Result(output: ScanReport(audit, folder).text)
    }
  }
#endif

/// A reason why no themes are made.
struct ImportFailure: Error {
  let text: String
  /// That of a command line that names something that does not exist (`EX_USAGE`), or 1.
  var status: Int32 = 1

  static func usage(_ text: String) -> ImportFailure { ImportFailure(text: text, status: 64) }
}
