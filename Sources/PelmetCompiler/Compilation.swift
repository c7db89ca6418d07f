package import PelmetDiagnostics

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
  /// - Parameter checking: Called before each theme is linked and checked.
  package static func compile(_ input: CompilerInput, checking: (Step) -> Void = { _ in }) -> Compilation {
    run(input, keepsThemes: true, checking)
  }

  /// Finds everything that is wrong, and keeps no theme longer than it is looked at.
  /// - Parameter checking: Called before each theme is linked and checked.
  package static func validate(_ input: CompilerInput, checking: (Step) -> Void = { _ in }) -> Compilation {
    run(input, keepsThemes: false, checking)
  }

  private static func run(_ input: CompilerInput, keepsThemes: Bool, _ checking: (Step) -> Void) -> Compilation {
    var (library, input) = (Library(input), input)
    let chains = ThemeChains(library)
    let tokens = TokenStore(chains.concrete, open: chains.open, library, input)
    (library.sources, input.sources) = (tokens.sources, tokens.sources)
    let themes = ThemeResults(chains, tokens, input, keepsThemes: keepsThemes, checking)
    let module = CompiledModule(library, chains, themes.compiled, tokens, input)
    let found = ModuleFindings(input, library, chains, tokens, themes, module)
    let verdict = Verdict(found.all, themes.checks, open: chains.open, input)
    var forms = FormFindings(input, FormLeads(library, chains, themes.found))
    let findings = forms.moved(verdict.findings.sorted(in: input.sources))
    return Compilation(
      sources: forms.sources, diagnostics: findings, module: module,
      themeCount: chains.concrete.count,
      mayLackTokens: input.dependencies.contains(where: \.hasUsedTokensOnly) && found.mayComeOfMissingTokens(input))
  }
}

/// The outcome of linking and checking every theme, one after the other.
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

  init(
    _ chains: ThemeChains, _ tokens: TokenStore, _ input: CompilerInput, keepsThemes: Bool,
    _ checking: (Compilation.Step) -> Void
  ) {
    let context = CheckContext(input)
    let hasForms = input.dependencies.contains(where: \.isForm)
    for (index, chain) in chains.concrete.enumerated() {
      checking(Compilation.Step(theme: chain.theme.name, number: index + 1, count: chains.concrete.count))
      let theme = LinkedTheme(chain, tokens: tokens[chain], sources: input.sources, keepsTables: keepsThemes)
      let check = ThemeCheck(theme, context)
      checks.append(check)
      findings.add(contentsOf: theme.findings)
      if hasForms { found.append((chain, theme.findings.diagnostics + check.findings)) }
      bareNames.add(theme)
      if let use = theme.tokenUse { tokenUse[ObjectIdentifier(use.tokens), default: TokenUse(use.tokens)].formUnion(use) }
      if keepsThemes { compiled.append(theme.compiled) }
    }
  }

  var tokenUses: [TokenUse] { Array(tokenUse.values) }
}

/// The findings that no single theme has, beside those of all stages before the rules.
private struct ModuleFindings {
  private(set) var all: DiagnosticBag

  init(
    _ input: CompilerInput, _ library: Library, _ chains: ThemeChains, _ tokens: TokenStore, _ themes: ThemeResults,
    _ module: CompiledModule
  ) {
    all = input.diagnostics
    for findings in [library.findings, chains.findings, themes.findings, tokens.findings] + themes.tokenUses.map(\.findings) {
      all.add(contentsOf: findings)
    }
    all.add(contentsOf: OpenThemes.findings(chains, tokens, input))
    let checks = TokenChecks(tokens, themes.tokenUses)
    all.add(contentsOf: checks.unusableTokens)
    // A mistake may be why a token is not used; one that is mirrored may be used in code.
    if !all.hasErrors, !input.module.settings.emitTokens { all.add(contentsOf: checks.unusedTokens) }
    all.add(contentsOf: NameCollisions.findings(library, chains, module.tokens))
    all = themes.bareNames.explained(all)
  }

  /// Whether a form without some tokens may have made a difference: with an error, with tokens of the module that cannot be used,
  /// whether or not that is reported, and where all tokens are mirrored in Swift.
  func mayComeOfMissingTokens(_ input: CompilerInput) -> Bool {
    input.module.settings.emitTokens || all.hasErrors || all.diagnostics.contains { $0.rule == .unusableTokens }
  }
}
