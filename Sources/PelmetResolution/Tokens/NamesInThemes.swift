package import PelmetCompiler
internal import PelmetTokens

/// The names that a set of themes declares: an editor offers them, and takes any other.
package struct NamesInThemes: Sendable {
  package private(set) var themes: Set<String> = []
  package private(set) var colors: Set<String> = []
  package private(set) var parameters: Set<String> = []
  package private(set) var contexts: Set<String> = []
  package private(set) var screens: Set<String> = []
  /// Paths of tokens.
  package private(set) var tokens: Set<String> = []

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
