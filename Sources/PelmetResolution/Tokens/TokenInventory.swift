package import Pelmet
package import PelmetCompiler
package import PelmetDiagnostics
package import PelmetTokens

/// The tokens that themes see, for commands about tokens: nothing is checked, and nothing is emitted.
package struct TokenInventory {
  /// The tokens of one theme. Themes that list the same files and inputs share a library.
  package struct View {
    package let theme: String
    /// The paths of tokens that the theme uses, with those that they need.
    package let used: Set<String>
    let tokens: ThemeTokens

    package var library: TokenLibrary { tokens.library }

    /// The tokens for a variant of colours, on a phone with the newest system.
    package func set(_ variant: Theme.Color.Variant) -> TokenSet { tokens.set(TokenContext(variant)) }

    /// The tokens for some traits.
    package func set(_ context: TokenContext) -> TokenSet { tokens.set(context) }

    /// Whether two themes see the same tokens.
    package func isSame(as other: View) -> Bool { tokens === other.tokens }
  }

  /// The themes that are not abstract and list tokens, in the order of their paths.
  package let views: [View]
  package let sources: SourceMap
  /// Findings of reading and linking; the rules of themes are not asked.
  package let diagnostics: [Diagnostic]

  package init(_ input: CompilerInput) {
    let library = Library(input)
    let chains = ThemeChains(library)
    let store = TokenStore(chains.concrete, library, input)
    var findings = input.diagnostics
    for found in [library.findings, chains.findings, store.findings] { findings.add(contentsOf: found) }
    var views: [View] = []
    for chain in chains.concrete {
      guard let tokens = store[chain] else { continue }
      let theme = LinkedTheme(chain, tokens: tokens, sources: store.sources, keepsTables: false)
      findings.add(contentsOf: theme.findings)
      views.append(View(theme: chain.theme.name, used: theme.tokenUse?.paths ?? [], tokens: tokens))
    }
    self.views = views
    sources = store.sources
    diagnostics = findings.sorted(in: store.sources)
  }
}
