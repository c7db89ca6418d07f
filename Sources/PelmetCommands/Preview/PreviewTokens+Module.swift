internal import Pelmet
internal import PelmetCompiler
internal import PelmetPreview
internal import PelmetTokens

extension PreviewTokens {
  /// The tokens that `emitTokens` writes in Swift; `nil` if there are none.
  convenience init?(_ tokens: [MirroredToken]) {
    guard !tokens.isEmpty else { return nil }
    self.init(tokens.map(PreviewToken.init))
  }
}

extension PreviewToken {
  init(_ token: MirroredToken) {
    var values: [Value] = []
    var types: Set<String> = []
    for (themes, value) in token.valuesByTheme {
      for row in value.rows {
        types.insert(TokenLiterals.type(of: row.value).replacing("Pelmet.Theme.", with: ""))
        values += Self.looks(of: row.value, Self.words([themes.joined(separator: ", "), Self.words(row.condition)]))
      }
    }
    var deprecation: String?
    if case .deprecated(let message)? = token.deprecation { deprecation = message ?? "" }
    self.init(
      name: (["Tokens"] + token.swiftPath).joined(separator: "."), type: types.sorted().joined(separator: ", "),
      description: token.description ?? "", deprecation: deprecation, values: values)
  }

  /// The looks of a value: one, or one for each variant of its colours that differs from what it falls back to.
  private static func looks(of value: TokenValue, _ condition: String) -> [Value] {
    var texts: [Theme.Color.Variant: String] = [:]
    var looks: [(variant: Theme.Color.Variant, value: TokenValue)] = []
    for variant in Theme.Color.Variant.allCases {
      let look = value.withColors { $0.variant(variant) }
      let text = TokenText.text(look)
      texts[variant] = text
      if variant == .light || text != texts[variant.fallback] { looks.append((variant, look)) }
    }
    return looks.map { variant, look in
      let name = looks.count == 1 ? "" : words(variant)
      let colors = look.colors.compactMap { $0.rgb?.description }
      return Value(condition: words([condition, name]), text: texts[variant] ?? "", colors: colors)
    }
  }

  private static func words(_ parts: [String]) -> String { parts.filter { !$0.isEmpty }.joined(separator: ", ") }

  private static func words(_ variant: Theme.Color.Variant) -> String {
    switch variant {
    case .light: "light"
    case .dark: "dark"
    case .lightHighContrast: "light, high contrast"
    case .darkHighContrast: "dark, high contrast"
    case .darkElevated: "dark, elevated"
    }
  }

  private static func words(_ condition: Theme.Condition) -> String {
    words([
      condition.idiom?.rawValue ?? "", condition.minimumOS.map { "iOS \($0) and later" } ?? "", condition.scheme?.rawValue ?? "",
      condition.contrast == .high ? "high contrast" : "", condition.level == .elevated ? "elevated" : "",
    ])
  }
}
