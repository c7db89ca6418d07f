import Foundation
import PackagePlugin

/// Compiles the theme files of a target with one command, `pelmetc`, which reads them.
@main
struct PelmetPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    try ThemeModule(target).compilation(
      dependencies: target.recursiveTargetDependencies.compactMap { ($0 as? SwiftSourceModuleTarget).map(ThemeModule.init) },
      tool: context.tool(named: "pelmetc"), package: context.package.directoryURL,
      workDirectory: context.pluginWorkDirectoryURL)
  }
}

/// The name of a module and the directory of its theme files.
struct ThemeModule {
  let name: String
  let directory: URL

  /// The command that compiles the module's themes; none without themes.
  /// - Parameters:
  ///   - dependencies: All modules that it depends on, directly or not, even those without theme files.
  ///   - package: The directory of its package or project.
  func compilation(
    dependencies: [ThemeModule], tool: PluginContext.Tool, package: URL, workDirectory: URL
  ) throws -> [Command] {
    let root = Self.isBuilt(package, in: workDirectory) ? package.path + "/" : nil
    func sources(_ module: ThemeModule) -> ThemeSources {
      ThemeSources(module.directory, isRoot: root.map(module.directory.path.hasPrefix) ?? false)
    }
    let own = sources(self)
    guard own.hasThemes else { return [] }
    let dependencies = dependencies.map { (name: $0.name, sources: sources($0)) }
      .filter { !$0.sources.walk[.file].isEmpty }.sorted { $0.name < $1.name }
    let all = [own] + dependencies.map(\.sources)
    let output = workDirectory.appending(path: "Themes")
    let inputs = workDirectory.appending(path: "Themes.inputs")
    try Self.write(all.filter(\.isRoot), to: inputs)
    var arguments = ["--module", name, directory.path, "--output", output.path]
    for dependency in dependencies { arguments += ["--dependency", dependency.name, dependency.sources.directory.path] }
    let inputFiles: [URL] = all.flatMap(\.inputs) + dependencies.map(\.sources.directory)
    return [
      .buildCommand(
        displayName: "Compiling the themes of \(name)",
        executable: tool.url,
        arguments: arguments + ["--inputs", inputs.path],
        inputFiles: inputFiles + [inputs],
        outputFiles: own.outputNames.map { output.appending(path: "\($0).swift") })
    ]
  }

  /// Whether a package is the one that is built, and not one that it depends on: a build writes below its package, or where there
  /// is none.
  private static func isBuilt(_ package: URL, in workDirectory: URL) -> Bool {
    var folder = workDirectory
    while folder.pathComponents.count > 1 {
      if FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
        return folder.path == package.path
      }
      folder = folder.deletingLastPathComponent()
    }
    return true
  }

  /// Tells the tool what is in the folders of the package that is built, so that it reads what is announced here. In others it
  /// looks itself: SwiftPM does not ask the plugin again when a file is added to them. A list that is the same keeps its date.
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
