package import PelmetDiagnostics

/// A whole run, from bytes to themes and findings.
package struct Compilation: Sendable {
  package let sources: SourceMap
  /// Sorted, each once.
  package let diagnostics: [Diagnostic]
  /// The themes that are not abstract, in the order of their paths. With errors among the findings some are missing or incomplete.
  package let themes: [CompiledTheme]
  /// The names of the abstract themes, sorted.
  package let abstractThemes: [String]
  /// Names of screens and contexts that no dependency declares.
  package let declaredPlaces: DeclaredPlaces

  package static func compile(_ input: CompilerInput) -> Compilation {
    var diagnostics = input.diagnostics
    let library = Library(input, into: &diagnostics)
    let chains = Linker.link(library, into: &diagnostics)
    let themes = chains.filter { !$0.theme.isAbstract }.map { ThemeLinker.compile($0, sources: input.sources, into: &diagnostics) }
    let places = DeclaredPlaces(library)
    NameCollisions.check(library, into: &diagnostics)
    return Compilation(
      sources: input.sources, diagnostics: diagnostics.sorted(in: input.sources), themes: themes,
      abstractThemes: chains.map(\.theme).filter(\.isAbstract).map(\.name).sorted(), declaredPlaces: places)
  }
}
