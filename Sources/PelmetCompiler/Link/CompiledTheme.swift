package import Pelmet
package import PelmetDiagnostics

/// One theme, worked out for every place and every trait.
package struct CompiledTheme: Sendable {
  /// The name of the file without `.theme.json`.
  package let name: String
  package let title: String?
  package let file: FileID
  /// The name in Swift.
  package let identifier: String
  /// The parameters of the theme's function, in the order of declaration; a theme without any is a value.
  package let parameters: [BoundParameter]
  /// The named colours, sorted by name.
  package let colors: [(name: String, color: Theme.Color)]
  /// The tables: the theme's own first, then contexts, screens and screens in contexts by name.
  package let tables: [PlaceTable]

  package struct PlaceTable: Sendable {
    package let place: Theme.Place
    package let isIsolated: Bool
    /// The last row holds where no other does.
    package let rows: [(condition: Theme.Condition, node: Node)]
  }
}

/// A parameter with its default worked out.
package struct BoundParameter: Sendable {
  package let name: String
  package let identifier: String
  package let kind: Parameter.Kind
  /// Its `$description`.
  package let documentation: String?
  package let defaultValue: Value?
  /// The position among the theme's parameters.
  package let index: Int
}

/// The themes of a module, and everything that is written beside them.
package struct CompiledModule: Sendable {
  /// The themes that are not abstract, in the order of their paths.
  package let themes: [CompiledTheme]
  /// The names of the abstract themes, sorted.
  package let abstractThemes: [String]
  package let declaredNames: DeclaredNames
  /// The design tokens to be mirrored in Swift, if `emitTokens` asks for them.
  package let tokens: [MirroredToken]

  init(_ read: ReadModule, _ themes: [CompiledTheme]) {
    self.themes = themes
    abstractThemes = read.chains.all.map(\.theme).filter(\.isAbstract).map(\.name).sorted()
    declaredNames = DeclaredNames(read.library)
    tokens = read.input.module.settings.emitTokens ? MirroredToken.all(in: read.tokens) : []
  }
}
