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
  func compilation(dependencies: [ThemeModule], tool: PluginContext.Tool, workDirectory: URL) throws -> [Command] {
    let sources = ThemeSources(directory)
    guard sources.hasThemes else { return [] }
    let dependencies = dependencies.map { (name: $0.name, sources: ThemeSources($0.directory)) }
      .filter { !$0.sources.walk[.file].isEmpty }.sorted { $0.name < $1.name }
    let output = workDirectory.appending(path: "Themes")
    let inputs = workDirectory.appending(path: "Themes.inputs")
    try Self.write([sources] + dependencies.map(\.sources), to: inputs)
    return [
      .buildCommand(
        displayName: "Compiling the themes of \(name)",
        executable: tool.url,
        arguments: ["--module", name, directory.path, "--output", output.path]
          + dependencies.flatMap { ["--dependency", $0.name, $0.sources.directory.path] } + ["--inputs", inputs.path],
        inputFiles: [inputs] + sources.inputs + dependencies.flatMap { $0.sources.inputs + [$0.sources.directory] },
        outputFiles: sources.outputNames.map { output.appending(path: "\($0).swift") })
    ]
  }

  /// Tells the tool what is in the folders, so that it reads what is announced here. A list that is the same keeps its date.
  private static func write(_ sources: [ThemeSources], to file: URL) throws {
    let record = Data(FolderWalk.record(sources.map { ($0.directory.path, $0.walk) }))
    if (try? Data(contentsOf: file)) != record { try record.write(to: file) }
  }
}

extension ThemeModule {
  /// The module of a target: its themes are the theme files in the target's directory.
  init(_ target: any Target) {
    self.init(name: target.name, directory: target.directoryURL)
  }
}
