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
  let tables: [PlaceTable]

  struct PlaceTable: Sendable {
    let place: Theme.Place
    let isIsolated: Bool
    /// The last row holds where no other does.
    let rows: [(condition: Theme.Condition, node: Node)]
  }

  /// The table that ships. Parameters without an argument are left in its colours, and out of everything else.
  package var theme: Theme { theme { $0 } }

  /// The theme with something put in the place of some values.
  package func theme(_ bound: (Node) -> Node) -> Theme {
    let built = tables.map { table in
      let rows = table.rows.map { Theme.Row($0.condition, Catalogue.style(bound($0.node))) }
      return Theme.PlaceTable(
        table.place, Theme.Table(rows.last?.style ?? Theme.Style(), rows: Array(rows.dropLast())), isIsolated: table.isIsolated)
    }
    return Theme(
      name: name, title: title, colors: colors.map { Theme.NamedColor($0.name, $0.color) },
      table: built.first?.table ?? Theme.Table(Theme.Style()), places: Array(built.dropFirst()))
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
  package let declaredPlaces: DeclaredPlaces
  /// The design tokens to be mirrored in Swift, if `emitTokens` asks for them.
  package let tokens: [MirroredToken]

  init(_ library: Library, _ chains: ThemeChains, _ themes: [CompiledTheme], _ tokens: TokenStore, _ input: CompilerInput) {
    self.themes = themes
    abstractThemes = chains.all.map(\.theme).filter(\.isAbstract).map(\.name).sorted()
    declaredPlaces = DeclaredPlaces(library)
    self.tokens = input.module.settings.emitTokens ? MirroredToken.all(in: tokens) : []
  }
}
