import Foundation
import PackagePlugin

/// Compiles the theme files of a target with one command, `pelmetc`, which reads them.
@main
struct PelmetPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    try ThemeModule(target).compilation(
      dependencies: target.recursiveTargetDependencies.compactMap { ($0 as? SwiftSourceModuleTarget).map(ThemeModule.init) },
      tool: context.tool(named: "pelmetc"), workDirectory: context.pluginWorkDirectoryURL)
  }
}

/// The name of a module and the directory of its theme files.
struct ThemeModule {
  let name: String
  let directory: URL

  /// The command that compiles the module's themes; none without themes.
  /// - Parameter dependencies: All modules that it depends on, directly or not, even those without theme files.
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

extension ThemeModule {
  /// The module of a target: its themes are the theme files in the target's directory.
  init(_ target: any Target) {
    self.init(name: target.name, directory: target.directoryURL)
  }
}
