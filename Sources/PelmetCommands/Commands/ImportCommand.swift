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
    let output = try ImportTool(for: Self._commandName, besides: command).run(words)
    console.output.write(String(decoding: output.bytes, as: UTF8.self))
    console.errors.write(output.errors)
    return output.status
  }
}
