import Foundation
import PackagePlugin

/// Compiles the theme files of a target with one command, `pelmetc`, which reads them.
@main
struct PelmetPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    // SwiftPM asks again when a file comes or goes in the package that is built, and in no other.
    let isBuilt = if case .root = context.package.origin { true } else { false }
    return try ThemeModule(target).compilation(
      dependencies: ThemeModule.dependencies(of: target),
      watched: Set(isBuilt ? context.package.targets.map(\.name) : []), tool: context.tool(named: "pelmetc"),
      workDirectory: context.pluginWorkDirectoryURL)
  }
}

extension ThemeModule {
  /// The command that compiles the module's themes; none without themes.
  /// - Parameters:
  ///   - dependencies: All modules that it depends on, directly or not, even those without theme files.
  ///   - watched: The names of the modules for which the plugin is asked again when a file comes or goes.
  func compilation(
    dependencies: [ThemeModule], watched: Set<String>, tool: PluginContext.Tool, workDirectory: URL
  ) throws -> [Command] {
    func sources(_ module: ThemeModule) -> ThemeSources {
      ThemeSources(module, isWatched: watched.contains(module.name))
    }
    let own = sources(self)
    guard own.hasThemes else {
      warn(ofThemesIn: own.leftOut)
      return []
    }
    let dependencies = dependencies.map { (name: $0.name, sources: sources($0)) }
      .filter { !$0.sources.walk[.file].isEmpty }.sorted { $0.name < $1.name }
    let all = [own] + dependencies.map(\.sources)
    let output = workDirectory.appending(path: "Themes")
    let inputs = workDirectory.appending(path: "Themes.inputs")
    try Self.write(all, to: inputs)
    var arguments = ["--module", name, directory.path, "--output", output.path]
    for dependency in dependencies { arguments += ["--dependency", dependency.name, dependency.sources.directory.path] }
    let inputFiles: [URL] = all.flatMap(\.inputs) + dependencies.map(\.sources.directory)
    return [
      .buildCommand(
        displayName: "Compiling the themes of \(name)",
        executable: tool.url,
        arguments: arguments + ["--record", inputs.path],
        inputFiles: inputFiles + [inputs],
        outputFiles: own.outputNames.map { output.appending(path: "\($0).swift") })
    ]
  }

  /// Tells that no theme is compiled, because SwiftPM leaves out all that there are. Those of tests are theirs.
  private func warn(ofThemesIn paths: [String]) {
    guard !isTest, let first = paths.first else { return }
    let others = paths.count == 1 ? "" : " and \(paths.count - 1) others"
    Diagnostics.warning(
      "no theme of the target '\(name)' is compiled: Package.swift leaves '\(first)'\(others) out of it; "
        + "to compile them, name them in \"themes\" of \(directory.appending(path: "pelmet.json").path)")
  }

  /// Tells the tool what is in the folders that are watched, so that it reads what is announced here. In others it looks itself. Of all
  /// it tells what SwiftPM leaves out. A list that is the same keeps its date.
  private static func write(_ sources: [ThemeSources], to file: URL) throws {
    let record = Data(FolderWalk.record(sources.compactMap { source in source.record.map { (source.directory.path, $0) } }))
    if (try? Data(contentsOf: file)) != record { try record.write(to: file) }
  }
}
