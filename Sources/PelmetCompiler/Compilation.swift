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

  /// How many themes there are, abstract ones left out; also when they are not kept.
  package let themeCount: Int
  /// The design tokens to be mirrored in Swift, if `emitTokens` asks for them.
  package let tokens: [MirroredToken]

  /// Compiles every theme.
  package static func compile(_ input: CompilerInput) -> Compilation { run(input, keepsThemes: true) }

  /// Finds everything that is wrong, and keeps no theme longer than it is looked at: ``themes`` is empty.
  package static func validate(_ input: CompilerInput) -> Compilation { run(input, keepsThemes: false) }

  private static func run(_ input: CompilerInput, keepsThemes: Bool) -> Compilation {
    var diagnostics = input.diagnostics
    let library = Library(input, into: &diagnostics)
    let chains = Linker.link(library, into: &diagnostics)
    let files = FileIndex(input)
    var store = TokenStore(library, files)
    var themes: [CompiledTheme] = []
    var checker = Checker(input)
    let concrete = chains.filter { !$0.theme.isAbstract }
    for chain in concrete {
      var linker = ThemeLinker(chain, tokens: store.tokens(of: chain), sources: input.sources, into: &diagnostics)
      let theme = linker.theme()
      diagnostics.add(contentsOf: linker.binder.diagnostics)
      checker.check(linker)
      if keepsThemes { themes.append(theme) }
    }
    UnextendedThemes.check(chains, sources: input.sources, into: &diagnostics)
    store.report(into: &diagnostics)
    diagnostics.add(contentsOf: files.diagnostics)
    if !diagnostics.hasErrors, !input.module.settings.emitTokens {
      for diagnostic in UnusedTokens.check(store.tokens, in: files, module: library.main) { diagnostics.add(diagnostic) }
    }
    let tokens =
      input.module.settings.emitTokens ? MirroredToken.all(of: store.tokens, in: files, module: library.main) : []
    NameCollisions.check(library, chains, into: &diagnostics)
    NameCollisions.check(tokens, sources: input.sources, into: &diagnostics)
    diagnostics = checker.settled(diagnostics)
    checker.report(into: &diagnostics)
    return Compilation(
      sources: input.sources, diagnostics: diagnostics.sorted(in: input.sources), themes: themes,
      abstractThemes: chains.map(\.theme).filter(\.isAbstract).map(\.name).sorted(), declaredPlaces: DeclaredPlaces(library),
      themeCount: concrete.count, tokens: tokens)
  }
}
