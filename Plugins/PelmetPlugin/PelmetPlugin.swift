import Foundation
import PackagePlugin

/// Compiles the theme files in a target's directory with one command; `pelmetc` knows what is in them.
@main
struct PelmetPlugin: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let sources = ThemeSources(target.directoryURL)
    guard !sources.themes.isEmpty else { return [] }
    let dependencies = Dependencies(of: target)
    let output = context.pluginWorkDirectoryURL.appending(path: "Themes")
    var arguments = ["--module", target.name, target.directoryURL.path, "--output", output.path]
    for (name, directory) in dependencies.directories {
      arguments += ["--dependency", name, directory.path]
    }
    return [
      .buildCommand(
        displayName: "Compiling the themes of \(target.name)",
        executable: try context.tool(named: "pelmetc").url,
        arguments: arguments,
        inputFiles: sources.all + dependencies.directories.flatMap { ThemeSources($0.directory).all + [$0.directory] },
        outputFiles: (sources.themes.map { $0.deletingPathExtension().lastPathComponent } + ["Themes.index"])
          .map { output.appending(path: "\($0).swift") })
    ]
  }
}

/// The files below a directory that `pelmetc` reads, in a fixed order.
private struct ThemeSources {
  var themes: [URL] = []
  var all: [URL] = []

  init(_ directory: URL) {
    let files = FileManager.default.enumerator(at: directory, includingPropertiesForKeys: nil, options: .skipsHiddenFiles)
    for case let file as URL in files ?? FileManager.DirectoryEnumerator() {
      let name = file.lastPathComponent
      if name.hasSuffix(".theme.json") { themes.append(file) }
      if [".theme.json", ".tokens.json", ".resolver.json"].contains(where: name.hasSuffix) || name == "pelmet.json" {
        all.append(file)
      }
    }
    themes.sort { $0.path < $1.path }
    all.sort { $0.path < $1.path }
  }
}

/// The targets that a target depends on, directly or not, in this package and in others, as far as there are theme files in their directories.
private struct Dependencies {
  var directories: [(name: String, directory: URL)] = []

  init(of target: any Target) {
    for dependency in target.recursiveTargetDependencies.compactMap({ $0 as? SwiftSourceModuleTarget })
    where !ThemeSources(dependency.directoryURL).all.isEmpty {
      directories.append((dependency.name, dependency.directoryURL))
    }
    directories.sort { $0.name < $1.name }
  }
}
