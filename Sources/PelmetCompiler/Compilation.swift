package import PelmetDiagnostics
internal import PelmetSyntax

/// A whole run, from bytes to themes and findings.
package struct Compilation: Sendable {
  package let sources: SourceMap
  /// Sorted, each once.
  package let diagnostics: [Diagnostic]
  /// The themes, for Emit. With errors among the findings some are missing or incomplete; ``validate(_:)`` keeps none.
  package let module: CompiledModule
  /// The number of themes that are not abstract, whether or not they are kept.
  package let themeCount: Int
  /// Whether themes name what forms with the tokens of their own themes alone may lack.
  package let mayLackTokens: Bool

  /// One theme's turn in a run.
  package struct Step: Sendable {
    package let theme: String
    /// From 1 to `count`.
    package let number: Int
    package let count: Int
  }

  /// Compiles every theme.
  /// - Parameter checking: Called before a theme is linked and checked; where there are many, with the first of several.
  package static func compile(_ input: CompilerInput, checking: (Step) -> Void = { _ in }) -> Compilation {
    run(input, keepsThemes: true, checking)
  }

  /// Finds everything that is wrong, and keeps no theme longer than it is looked at.
  /// - Parameter checking: Called before a theme is linked and checked; where there are many, with the first of several.
  package static func validate(_ input: CompilerInput, checking: (Step) -> Void = { _ in }) -> Compilation {
    run(input, keepsThemes: false, checking)
  }

  private static func run(_ input: CompilerInput, keepsThemes: Bool, _ checking: (Step) -> Void) -> Compilation {
    let round = CompilationRound(input, keepsThemes: keepsThemes, checking)
    input.workers.free(round.read.library)
    return round.compilation
  }
}

/// A run with all that it has read and worked out.
struct CompilationRound {
  let compilation: Compilation
  let read: ReadModule
  private let themes: ThemeResults

  /// The sequence, as ARCHITECTURE tells it: each value is made of those before it, and stays as it is.
  /// - Parameter previous: A run over the same files with other texts, from which is taken what their change does not reach.
  init(
    _ input: CompilerInput, keepsThemes: Bool, after previous: CompilationRound? = nil,
    _ checking: (Compilation.Step) -> Void = { _ in }
  ) {
    let library = Library(input, after: previous?.read.library)
    let chains = ThemeChains(library)
    let tokens = TokenStore(chains.concrete, open: chains.open, library, input, after: previous?.read.tokens)
    let read = ReadModule(input: input, library: library, chains: chains, tokens: tokens)
    let themes = ThemeResults(read, keepsThemes: keepsThemes, after: previous?.themes, checking)
    let module = CompiledModule(read, themes.compiled)
    let found = ModuleFindings(read, themes, module.tokens)
    let verdict = Verdict(found.all, themes.checks, read)
    let report = FormFindings(verdict.findings, themes.found, read)
    compilation = Compilation(
      sources: report.sources, diagnostics: report.findings, module: module, themeCount: chains.concrete.count,
      mayLackTokens: input.dependencies.contains(where: \.hasUsedTokensOnly) && found.mayComeOfMissingTokens(input))
    (self.read, self.themes) = (read, themes)
  }
}

/// The outcome of linking and checking every theme.
private struct ThemeResults {
  /// Empty unless themes are kept.
  private(set) var compiled: [CompiledTheme] = []
  private(set) var checks: [ThemeCheck] = []
  /// Findings of linking.
  private(set) var findings = DiagnosticBag()
  private(set) var bareNames = BareNames()
  /// The findings of linking and checking by theme, if some of them are to be moved; see ``FormLeads``.
  private(set) var found: [(chain: ThemeChain, findings: [Diagnostic])] = []
  private var tokenUse: [ObjectIdentifier: TokenUse] = [:]
  /// By the file of a theme.
  private var results: [FileID: Result] = [:]

  /// The outcome of one theme, and the tokens that it uses; `nil` when it lists none.
  private typealias Result = (outcome: ThemeResult, tokenUse: TokenUse?)

  /// - Parameter previous: The outcome with other texts, of which the themes stay that no change reaches.
  init(_ read: ReadModule, keepsThemes: Bool, after previous: ThemeResults? = nil, _ checking: (Compilation.Step) -> Void) {
    let context = CheckContext(read.input)
    let hasForms = read.input.dependencies.contains(where: \.isForm)
    let all = read.chains.concrete
    // The caller hears nothing while themes are worked on together.
    let size = read.input.workers.serve(all.count) ? 32 : 1
    for start in stride(from: 0, to: all.count, by: size) {
      checking(Compilation.Step(theme: all[start].theme.name, number: start + 1, count: all.count))
      let batch = all[start..<min(start + size, all.count)]
      for (result, use) in results(batch, read, context, keepsThemes: keepsThemes, after: previous) {
        checks.append(result.check)
        findings.add(contentsOf: result.findings)
        if hasForms { found.append((result.check.chain, result.findings.diagnostics + result.check.findings)) }
        bareNames.add(result.bareNames)
        if keepsThemes { compiled.append(result.compiled) }
        if let use { tokenUse[ObjectIdentifier(use.tokens), default: TokenUse(use.tokens)].formUnion(use) }
        results[result.check.chain.theme.file] = (result, use)
      }
    }
  }

  /// The results of some themes, in their order. Themes with tokens share what they look up there, so that only one is at work at a time.
  private func results(
    _ chains: ArraySlice<ThemeChain>, _ read: ReadModule, _ context: CheckContext, keepsThemes: Bool,
    after previous: ThemeResults?
  ) -> [Result] {
    let (tokens, sources) = (read.tokens, read.sources)
    let kept = chains.map { previous?.result(for: $0, tokens[$0], changed: read.library.changed) }
    let free = zip(chains, kept).filter { tokens[$0] == nil && $1 == nil }.map(\.0)
    var alone = read.input.workers.map(free) { chain in
      ThemeResult(LinkedTheme(chain, tokens: nil, sources: sources, keepsTables: keepsThemes), context)
    }.makeIterator()
    return zip(chains, kept).compactMap { chain, kept in
      if let kept { return kept }
      guard let tokens = tokens[chain] else { return alone.next().map { ($0, nil) } }
      let theme = LinkedTheme(chain, tokens: tokens, sources: sources, keepsTables: keepsThemes)
      return (ThemeResult(theme, context), theme.tokenUse)
    }
  }

  /// The result of a theme, if it is the same with texts of which some changed.
  private func result(for chain: ThemeChain, _ tokens: ThemeTokens?, changed: Set<FileID>) -> Result? {
    guard let result = results[chain.theme.file], result.tokenUse?.tokens === tokens, changed.isDisjoint(with: chain.files)
    else { return nil }
    let known = result.outcome.check.chain
    return known.files == chain.files && known.isComplete == chain.isComplete ? result : nil
  }

  var tokenUses: [TokenUse] { Array(tokenUse.values) }
}

/// The outcome of linking and checking one theme.
private struct ThemeResult: Sendable {
  let compiled: CompiledTheme
  let check: ThemeCheck
  /// Findings of linking.
  let findings: DiagnosticBag
  let bareNames: BareNames

  init(_ theme: LinkedTheme, _ context: CheckContext) {
    check = ThemeCheck(theme, context)
    (compiled, findings, bareNames) = (theme.compiled, theme.findings, BareNames(theme))
  }
}

/// The findings that no single theme has, beside those of all stages before the rules.
private struct ModuleFindings {
  private(set) var all: DiagnosticBag

  /// - Parameter mirrored: The tokens that are mirrored in Swift.
  init(_ read: ReadModule, _ themes: ThemeResults, _ mirrored: [MirroredToken]) {
    all = read.input.diagnostics
    let stages = [read.library.findings, read.chains.findings, themes.findings, read.tokens.findings]
    for findings in stages + themes.tokenUses.map(\.findings) { all.add(contentsOf: findings) }
    let open = OpenThemes(read)
    all.add(contentsOf: open.findings)
    let checks = TokenChecks(read.tokens, themes.tokenUses, besides: open.tokenUses)
    all.add(contentsOf: checks.unusableTokens)
    all.add(contentsOf: checks.unitlessMeasures)
    // A mistake may be why a token is not used; one that is mirrored may be used in code.
    if !all.hasErrors, !read.input.module.settings.emitTokens { all.add(contentsOf: checks.unusedTokens) }
    all.add(contentsOf: NameCollisions.findings(read, mirrored))
    all = themes.bareNames.explained(all)
  }

  /// Whether a form without some tokens may have made a difference: with an error, with tokens of the module that cannot be used,
  /// whether or not that is reported, and where all tokens are mirrored in Swift.
  func mayComeOfMissingTokens(_ input: CompilerInput) -> Bool {
    input.module.settings.emitTokens || all.hasErrors || all.diagnostics.contains { $0.rule == .unusableTokens }
  }
}
