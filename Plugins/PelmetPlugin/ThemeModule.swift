import Foundation
import PackagePlugin

/// A module's name, and the directory in which its theme files are.
struct ThemeModule {
  let name: String
  let directory: URL

  /// The command that compiles the themes of this module; none without themes.
  /// - Parameter dependencies: The modules that it depends on, directly or not, with theme files or without.
  func compilation(dependencies: [ThemeModule], tool: PluginContext.Tool, workDirectory: URL) -> [Command] {
    let sources = ThemeSources(directory)
    guard !sources.themes.isEmpty else { return [] }
    let dependencies = dependencies.filter { !ThemeSources($0.directory).all.isEmpty }.sorted { $0.name < $1.name }
    let output = workDirectory.appending(path: "Themes")
    return [
      .buildCommand(
        displayName: "Compiling the themes of \(name)",
        executable: tool.url,
        arguments: ["--module", name, directory.path, "--output", output.path]
          + dependencies.flatMap { ["--dependency", $0.name, $0.directory.path] },
        inputFiles: sources.inputs + dependencies.flatMap { ThemeSources($0.directory).inputs + [$0.directory] },
        outputFiles: sources.outputNames.map { output.appending(path: "\($0).swift") })
    ]
  }
}
