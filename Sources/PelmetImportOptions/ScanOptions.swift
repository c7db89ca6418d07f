package import ArgumentParser

/// The command line by which a command has its tool scan an app's code for `pelmet audit` and `pelmet coverage`. People do not write it.
package struct ScanOptions: ParsableArguments {
  /// The first word of the command line. No path begins so.
  package static let word = "--scan"

  @Argument(help: ArgumentHelp("Folders with an app's sources, or single files.", valueName: "PATH"))
  package var paths: [String]

  @OptionGroup package var exclusion: ExclusionOptions

  package init() {}

  /// The words of a scan.
  package static func words(_ paths: [String], _ exclusion: ExclusionOptions) -> [String] {
    // A path may begin with a dash.
    [word] + exclusion.folders.flatMap { ["--exclude", $0] } + ["--"] + paths
  }
}

/// The folders that a command which reads an app's code leaves out.
package struct ExclusionOptions: ParsableArguments {
  @Option(
    name: .customLong("exclude"), parsing: .singleValue,
    help: ArgumentHelp("A folder below PATH that is not read, by its path or its name.", valueName: "FOLDER"))
  package var folders: [String] = []

  package init() {}
}
