internal import PelmetDiagnostics
internal import PelmetSyntax

/// The names that a set of themes uses: an editor offers them, and takes any other.
package struct SchemaNames: Sendable {
  var themes: Set<String> = []
  var colors: Set<String> = []
  var parameters: Set<String> = []
  var contexts: Set<String> = []
  var screens: Set<String> = []
  /// Paths of tokens.
  var tokens: Set<String> = []

  /// No names.
  package init() {}

  /// The names in every theme that a run reads, with the name of the module for themes of other modules, and the tokens that the themes
  /// list. Files with mistakes give the names that can be read.
  package init(_ input: CompilerInput) {
    let library = Library(input)
    for theme in library.entries.values.joined().map(\.theme) {
      themes.insert(theme.module == library.main ? theme.name : "\(theme.module):\(theme.name)")
      colors.formUnion(theme.colors.map(\.name))
      parameters.formUnion(theme.parameters.map(\.name))
      contexts.formUnion(theme.contexts.map(\.name))
      screens.formUnion(theme.screens.map(\.name))
    }
    for listed in TokenStore(ThemeChains(library).all, library, input).all {
      tokens.formUnion(listed.library.declaredTokens.map(\.path))
    }
  }
}
