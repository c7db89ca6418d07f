internal import PelmetDiagnostics
internal import PelmetSyntax

/// What a set of themes calls things: an editor offers these names, and takes any other.
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
    var diagnostics = DiagnosticBag()
    let library = Library(input, into: &diagnostics)
    for theme in library.entries.values.joined().map(\.theme) {
      themes.insert(theme.module == library.main ? theme.name : "\(theme.module):\(theme.name)")
      colors.formUnion(theme.colors.map(\.name))
      parameters.formUnion(theme.parameters.map(\.name))
      contexts.formUnion(theme.contexts.map(\.name))
      screens.formUnion(theme.screens.map(\.name))
    }
    var store = TokenStore(library, FileIndex(input))
    for chain in Linker.link(library, into: &diagnostics) {
      if let listed = store.tokens(of: chain) { tokens.formUnion(listed.library.declaredTokens.map(\.path)) }
    }
  }
}
