internal import ArgumentParser
internal import Foundation
internal import PelmetFiles
internal import PelmetImportOptions

/// Runs the tool that has a parser of Swift, so that whoever builds this command needs none.
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
    guard let tool = Self.tool(besides: command) else {
      throw UsageFailure(
        message: "'pelmet import' needs the program '\(Self.toolName)', which is not beside this one; "
          + "fix: install a release, which has it, or run swift build --traits Rewrite --product \(Self.toolName)")
    }
    let terms = ProgramTerms.importing(ProcessInfo.processInfo.environment)
    let output = try tool.run(words, terms, in: ScratchFolder())
    console.output.write(String(decoding: output.bytes, as: UTF8.self))
    console.errors.write(output.errors)
    return output.status
  }

  private static let toolName = "pelmetimport"

  /// The tool, where a build puts it, or a release: `bin` has the command, `libexec` its tools.
  private static func tool(besides command: String?) -> InstalledProgram? {
    guard let command = command.flatMap(DiskItem.realPath) else { return nil }
    let folder = FilePath(command).parent
    return InstalledProgram(at: "\(folder)/\(toolName)") ?? InstalledProgram(at: "\(folder.parent)/libexec/\(toolName)")
  }
}
