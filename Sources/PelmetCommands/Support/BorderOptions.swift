internal import ArgumentParser
internal import PelmetFiles

/// The folders outside of the border to which links may lead. Only a command line can permit them: what a repository has says nothing here.
struct BorderOptions: ParsableArguments {
  @Option(
    name: .customLong("root"),
    help: ArgumentHelp(
      "A folder to which links may lead, beside the repository, the package and the folders that are named.", valueName: "DIR"))
  var roots: [String] = []

  func validate() throws {
    if let root = roots.first(where: { !ThemeFolder($0).exists }) {
      throw ValidationError("--root \(root): there is no such folder.")
    }
  }

  /// The options with the folders among some paths that the user names. A file is none: patterns name links, too.
  func naming(_ paths: [String]) -> BorderOptions {
    var options = self
    options.roots += paths.filter { ThemeFolder($0).exists }
    return options
  }

  /// The options as words of a command line.
  var words: [String] { roots.flatMap { ["--root", $0] } }
}
