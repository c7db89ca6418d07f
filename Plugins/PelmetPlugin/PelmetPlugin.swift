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
        outputFiles: outputNames(sources).map { output.appending(path: "\($0).swift") })
    ]
  }

  /// Two files of one name have one output here; the tool reports them.
  private func outputNames(_ sources: ThemeSources) -> [String] {
    Set(sources.themes.map { $0.deletingPathExtension().lastPathComponent } + ["Themes.index"]).sorted()
  }
}

/// The files below a directory that `pelmetc` reads, in a fixed order. It finds them by the same rule, `ThemeFolder`'s: by their endings,
/// through links as far as they do not lead back, and without what is hidden.
private struct ThemeSources {
  var themes: [URL] = []
  var all: [URL] = []

  init(_ directory: URL) {
    collect(directory, inside: [])
  }

  private mutating func collect(_ directory: URL, inside outer: Set<String>) {
    let real = directory.resolvingSymlinksInPath().path
    guard !outer.contains(real) else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory.path)) ?? []
    for name in names.sorted() where !name.hasPrefix(".") {
      let file = directory.appending(path: name)
      var isDirectory: ObjCBool = false
      if [".theme.json", ".tokens.json", ".resolver.json"].contains(where: name.hasSuffix) || name == "pelmet.json" {
        all.append(file)
        if name.hasSuffix(".theme.json") { themes.append(file) }
      } else if FileManager.default.fileExists(atPath: file.path, isDirectory: &isDirectory), isDirectory.boolValue {
        collect(file, inside: outer.union([real]))
      }
    }
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
