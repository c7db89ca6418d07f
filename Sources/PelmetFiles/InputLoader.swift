package import PelmetCompiler
internal import PelmetDiagnostics

#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

/// Reads everything that a run needs from the disk. What cannot be read is a finding like any other.
package struct InputLoader {
  package private(set) var input: CompilerInput

  /// Reads the module in a directory. `compiled` are the paths, relative to it, of the theme files to compile; `nil` is all of them.
  package init(module name: String, folder: ThemeFolder, compiled: Set<String>? = nil) {
    input = CompilerInput(module: CompilerInput.Module(name: name))
    guard folder.exists else {
      report(folder.path, "there is no such folder")
      return
    }
    input.module = load(name, folder, compiled: compiled)
    if let compiled {
      for path in compiled.sorted() where !input.module.files.contains(where: { $0.path == path }) {
        report(folder.path(of: path), "there is no such file")
      }
    } else if !input.module.files.contains(where: { FileKind.of($0.name)?.kind == .theme }) {
      report(folder.path, "no theme file is in this folder; the name of one is NAME.theme.json")
    }
  }

  /// Reads a module that themes may refer to.
  package mutating func addDependency(_ name: String, folder: ThemeFolder) {
    guard folder.exists else {
      report(folder.path, "there is no such folder, but it is to be the module '\(name)'")
      return
    }
    input.dependencies.append(load(name, folder, compiled: []))
  }

  private mutating func load(_ name: String, _ folder: ThemeFolder, compiled: Set<String>?) -> CompilerInput.Module {
    var module = CompilerInput.Module(name: name)
    if FileManager.default.fileExists(atPath: folder.path(of: ModuleSettings.fileName)),
      let file = read(folder.path(of: ModuleSettings.fileName))
    {
      module.settings = input.settings(in: file)
    }
    let paths = Set(module.settings.themes.flatMap(folder.themeFiles)).sorted()
    for path in paths {
      guard let file = read(folder.path(of: path)) else { continue }
      module.files.append(CompilerInput.File(path: path, id: file, isCompiled: compiled?.contains(path) ?? true))
    }
    return module
  }

  private mutating func read(_ path: String) -> FileID? {
    do {
      let data = try Data(contentsOf: URL(filePath: path))
      return input.sources.add(path: path, bytes: Array(data))
    } catch {
      report(path, "the file cannot be read")
      return nil
    }
  }

  private mutating func report(_ path: String, _ summary: String) {
    input.diagnostics.add(Diagnostic(DiagnosticID("UnreadableFile"), .error, at: .path(path), summary))
  }
}
