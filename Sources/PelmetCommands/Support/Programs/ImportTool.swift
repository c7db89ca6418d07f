internal import Foundation
internal import PelmetFiles

/// The tool that has a parser of Swift, so that whoever builds this command needs none.
struct ImportTool {
  private let program: InstalledProgram

  private static let name = "pelmetimport"

  /// Finds the tool where a build puts it, or a release: `bin` has the command, `libexec` its tools.
  /// - Parameters:
  ///   - name: The name of the command that needs it.
  ///   - command: The path of the program that runs.
  init(for name: String, besides command: String?) throws(UsageFailure) {
    let folder = command.flatMap(DiskItem.realPath).map { FilePath($0).parent }
    let found = folder.flatMap { folder in
      InstalledProgram(at: "\(folder)/\(Self.name)") ?? InstalledProgram(at: "\(folder.parent)/libexec/\(Self.name)")
    }
    guard let found else {
      throw UsageFailure(
        message: "'pelmet \(name)' needs the program '\(Self.name)', which is not beside this one; "
          + "fix: install a release, which has it, or run swift build --traits Rewrite --product \(Self.name)")
    }
    program = found
  }

  /// Runs it in the folder that the command was started in.
  func run(_ words: [String]) throws(UsageFailure) -> InstalledProgram.Output {
    try program.run(words, .importing(ProcessInfo.processInfo.environment), in: ScratchFolder())
  }
}
