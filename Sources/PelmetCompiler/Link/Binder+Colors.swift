package import Pelmet
internal import PelmetDiagnostics
package import PelmetNotation
internal import PelmetSyntax
package import PelmetTokens

extension Binder {
  mutating func color(_ expression: ColorExpression) -> Theme.Color? {
    expression.evaluated { color($0) }
  }

  package mutating func color(_ reference: Reference) -> Theme.Color? {
    let name = reference.path
    guard let declaration = scope[name] else { return tokenColor(reference) }
    if case .parameter(let parameter, nil) = declaration {
      guard parameter.kind == .color else {
        mismatch(reference, declaration, ValueKind.color.noun)
        return nil
      }
      return Theme.Color(.parameter(name))
    }
    let key = key(name)
    if let known = colors[key] { return known }
    // Of a ring, which was reported.
    if positions[name] != nil { return nil }
    workOut(reference)
    return colors[key] ?? nil
  }

  /// The one object of a colour, so that equal colours derived from it are told to be equal at a glance; `nil` when too many are derived
  /// from each other, which is reported.
  mutating func shared(_ color: Theme.Color, _ name: String, _ declaration: Scope.Declaration) -> Theme.Color? {
    guard color.derivationDepth <= Limit.derivations else {
      report(
        Diagnostic(
          .nestedTooDeep, at: declaration.source,
          "'\(name)' is derived from more than \(Limit.derivations) colours, each from the next",
          fix: "write a colour that is derived from fewer"),
        at: declaration.source)
      return nil
    }
    return distinctColors.insert(color).memberAfterInsert
  }

  /// The default of a parameter, which Swift works out before it has any argument; `nil` when that was reported.
  package mutating func defaultValue(_ written: Written, _ kind: ValueKind) -> Value? {
    guard let value = value(written.expression, kind) else { return nil }
    guard !value.dependsOnParameter else {
      report(
        Diagnostic(
          .invalidReference, at: written.source, "the default of a parameter cannot depend on a parameter",
          fix: "write a default that names no parameter"),
        at: written.source)
      return nil
    }
    return value
  }

  /// The colour of a declaration, when those that it refers to are worked out.
  mutating func color(_ declaration: Scope.Declaration, _ reference: Reference) -> Theme.Color? {
    switch declaration {
    case .color(let entry): return color(entry.color)
    case .parameter(let parameter, let argument):
      guard parameter.kind == .color, let argument else {
        mismatch(reference, declaration, ValueKind.color.noun)
        return nil
      }
      guard case .color(let color)? = value(argument.expression, .color) else { return nil }
      return color
    }
  }

  // MARK: Tokens

  /// The colour of a token under every scheme, contrast and level.
  private mutating func tokenColor(_ reference: Reference) -> Theme.Color? {
    let traits = scope.tokens?.library.traits
    guard let traits, traits.scheme || traits.contrast || traits.level else { return tokenColor(reference, context) }
    var colors = PerVariant<Theme.Color>()
    for variant in Theme.Color.Variant.allCases {
      let traits = Theme.Condition(variant)
      var context = context
      context.scheme = forcedScheme ?? traits.scheme ?? .light
      context.contrast = traits.contrast ?? .normal
      context.level = traits.level ?? .base
      guard let color = tokenColor(reference, context) else { return nil }
      colors[variant] = color
    }
    return Theme.Color.adaptive { colors[$0] }
  }

  private mutating func tokenColor(_ reference: Reference, _ context: TokenContext) -> Theme.Color? {
    guard let token = token(reference, context) else { return nil }
    if case .color(let color) = token.value { return color }
    mismatch(reference, token, ValueKind.color.noun)
    return nil
  }

  /// The token that a reference names; `nil` when that was reported.
  mutating func token(_ reference: Reference, _ context: TokenContext) -> Token? {
    guard let tokens = tokenUse?.set(context) else {
      unresolved(reference, nearest: nil)
      return nil
    }
    switch tokens.lookup(reference.path) {
    case .found(let token):
      tokenUse?.use(reference.path, in: context)
      for remark in token.remarks { diagnostics.add(remark) }
      noteDeprecation(of: token, reference)
      return token
    case .missing(let nearest): unresolved(reference, nearest: nearest)
    case .broken(let found):
      tokenUse?.use(reference.path, in: context)
      for var diagnostic in found.findings {
        diagnostic.notes.append(.init("a theme uses '\(reference.path)' here", at: reference.source.span))
        diagnostics.add(diagnostic)
      }
    case .invalid: break
    }
    return nil
  }

  /// Every token for the traits at hand; `nil` when the theme lists none.
  package mutating func tokenSet() -> TokenSet? { tokenUse?.set(context) }

  mutating func noteLineHeight(of token: Token, _ reference: Reference) {
    guard case .typography(let typography) = token.value, typography.lineHeight != nil else { return }
    report(
      Diagnostic(
        .lineHeightIgnored, at: .span(reference.source.span), pointer: reference.source.pointer,
        "the line height of '\(token.path)' is ignored; the texts of bars have one line",
        notes: [.init("'\(token.path)' is declared here", at: token.keySpan)]),
      at: reference.source)
  }

  private mutating func noteDeprecation(of token: Token, _ reference: Reference) {
    guard case .deprecated(let message)? = token.deprecation else { return }
    report(
      Diagnostic(
        .deprecatedToken, at: .span(reference.source.span), pointer: reference.source.pointer,
        "the token '\(token.path)' is deprecated" + (message.map { ": \($0)" } ?? ""),
        notes: [.init("'\(token.path)' is declared here", at: token.keySpan)]),
      at: reference.source)
  }
}

extension Value {
  /// Whether this is a parameter without an argument, or one has a part in a colour of it.
  fileprivate var dependsOnParameter: Bool {
    if case .parameter = self { return true }
    return Node.value(self).colors.contains { color in
      Theme.Color.Variant.allCases.contains { color.variant($0).isOpen }
    }
  }
}
