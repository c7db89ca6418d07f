internal import Pelmet
internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetResolution
internal import PelmetTokens

/// One token of a listing.
struct TokenRow {
  var path: String
  var type: TokenType
  /// The value for light, if it has one there, and for each other look in which it is not that of the look it falls back on.
  var values: [(variant: Theme.Color.Variant, value: TokenValue)]
  /// The looks in which it has no value, although the look that they fall back on has one.
  var missing: [Theme.Color.Variant] = []
  /// The themes that use it, by name.
  var users: [String] = []
  var isDeprecated: Bool
  var source: SourceSpan
}

/// The tokens of one list of files, sorted by path.
struct TokenRows {
  /// The themes that list these files; empty for files that a command line names.
  var themes: [String]
  private(set) var rows: [TokenRow] = []
  /// The paths of tokens that have no value for Pelmet, such as texts.
  private(set) var withoutValue: [String] = []
  /// The contexts whose values these are.
  private(set) var contexts: [ChosenContext] = []

  /// The looks that a listing tells apart.
  static let variants = Theme.Color.Variant.allCases

  /// - Parameter set: The tokens of a look.
  init(themes: [String] = [], _ set: (Theme.Color.Variant) -> TokenSet?, users: (String, TokenSet) -> [String] = { _, _ in [] }) {
    self.themes = themes
    let sets = Self.variants.compactMap { variant in set(variant).map { (variant: variant, set: $0) } }
    contexts = sets.first?.set.library.chosenContexts ?? []
    let paths = sets.reduce(into: Set<String>()) { $0.formUnion($1.set.sortedPaths) }
    for path in paths.sorted() {
      var known: [Theme.Color.Variant: TokenValue] = [:]
      var row: TokenRow?
      for (variant, set) in sets {
        guard case .found(let token) = set.lookup(path) else {
          if row != nil, variant != .light, known[variant.fallback] != nil { row?.missing.append(variant) }
          continue
        }
        if row == nil {
          let isDeprecated = if case .deprecated? = token.deprecation { true } else { false }
          row = TokenRow(
            path: path, type: token.type, values: [], users: users(path, set), isDeprecated: isDeprecated, source: token.keySpan)
        }
        known[variant] = token.value
        let isInherited = variant != .light && known[variant.fallback] == token.value
        if !isInherited { row?.values.append((variant, token.value)) }
      }
      if let row { rows.append(row) } else { withoutValue.append(path) }
    }
  }

  /// The lists of some themes: those with the same tokens share one.
  static func all(_ inventory: TokenInventory) -> [TokenRows] {
    var groups: [[TokenInventory.View]] = []
    for view in inventory.views {
      if let index = groups.firstIndex(where: { $0[0].isSame(as: view) }) {
        groups[index].append(view)
      } else {
        groups.append([view])
      }
    }
    return groups.map { views in
      TokenRows(
        themes: views.map(\.theme), { views[0].set($0) },
        users: { path, _ in views.filter { $0.used.contains(path) }.map(\.theme) })
    }
  }
}
