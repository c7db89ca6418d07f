internal import ArgumentParser
internal import Foundation
internal import PelmetImportOptions

/// Has the tool read an app's code, whose options it shows.
struct ImportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "import", abstract: ImportOptions.abstract, discussion: ImportOptions.discussion)

  @OptionGroup var options: ImportOptions

  /// - Returns: The tool's exit status.
  /// - Parameters:
  ///   - words: The command line behind the name of this command.
  ///   - command: The path of the program that runs.
  func run(
    _ words: [String], on console: Console, besides command: String? = Bundle.main.executablePath
  ) throws(UsageFailure) -> Int32 {
    let tool = try ImportTool(for: Self._commandName, besides: command)
    if options.write, !options.force {
      let missing = try CommittedFiles(options.paths).missing
      if let first = missing.first {
        let (others, them) = missing.count == 1 ? ("is", "it") : ("and \(missing.count - 1) more are", "them")
        console.errors.tell(
          "error: '\(first)' \(others) not committed; fix: commit \(them), so that git can bring \(them) back, or add --force")
        console.errors.write("nothing was changed\n")
        return 1
      }
    }
    let output = try tool.run(words)
    console.output.write(String(decoding: output.bytes, as: UTF8.self))
    console.errors.write(output.errors)
    return output.status
  }
}
