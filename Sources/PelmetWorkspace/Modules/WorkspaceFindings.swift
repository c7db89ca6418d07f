internal import PelmetCompiler
package import PelmetDiagnostics

/// The findings of one module in one file, and the texts in which their places are.
package struct FileFindings {
  package let diagnostics: [Diagnostic]
  package let sources: SourceMap
}

extension Workspace {
  /// The findings of a module by the paths of its files. A file without any is there, too, if it belongs to the module.
  package func findings(of module: WorkspaceModule) -> [String: FileFindings] {
    guard let compilation = module.compilation else { return [:] }
    let found = Dictionary(grouping: compilation.diagnostics) { compilation.sources.path(of: $0.location) }
    let own = (module.read?.input.module.files ?? []).map { compilation.sources[$0.id].path }
    return Set(own).union(found.keys).reduce(into: [:]) { files, path in
      files[path] = FileFindings(diagnostics: found[path] ?? [], sources: compilation.sources)
    }
  }

  /// The findings in a file, as its own module has them; `nil` if it belongs to none.
  package func findings(in path: String) -> FileFindings? {
    guard let module = module(of: path), let compilation = module.compilation else { return nil }
    let found = compilation.diagnostics.filter { compilation.sources.path(of: $0.location) == path }
    return FileFindings(diagnostics: found, sources: compilation.sources)
  }
}
