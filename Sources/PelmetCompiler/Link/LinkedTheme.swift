internal import Pelmet
package import PelmetDiagnostics
internal import PelmetNotation
internal import PelmetTokens

/// One theme, linked: its references are bound and its layers are merged for every place.
package final class LinkedTheme {
  package let chain: ThemeChain
  package let scope: Scope
  package let algebra: Algebra
  /// The theme's own place, contexts, screens, screens in contexts.
  package let places: [EvaluatedPlace]
  /// The typed tables; without rows if those are not asked for.
  package let compiled: CompiledTheme
  /// Binds further values of the theme, for rules; those of the tables are bound already.
  package let binder: Binder
  /// Findings of linking.
  package let findings: DiagnosticBag

  /// - Parameters:
  ///   - keepsTables: Whether the tables are wanted, and not the findings alone.
  ///   - isOpen: Whether themes that extend this one choose what it leaves open.
  package init(_ chain: ThemeChain, tokens: ThemeTokens?, sources: SourceMap, keepsTables: Bool, isOpen: Bool = false) {
    var findings = DiagnosticBag()
    let scope = Scope(chain, tokens: tokens, sources: sources, into: &findings)
    let algebra = Algebra(chain, sources: sources, into: &findings)
    let excess = LinkLimits.finding(chain, tokens: tokens?.library.traits)
    if let excess { findings.add(excess) }
    places = (excess == nil ? chain.places : []).map {
      EvaluatedPlace($0, algebra, tokens: tokens?.library.traits, sources: sources, into: &findings)
    }
    var binder = Binder(chain, scope: scope, sources: sources)
    compiled = CompiledTheme(chain, scope, algebra, places, &binder, keepsTables: keepsTables)
    findings.add(contentsOf: binder.diagnostics)
    // A theme that forces a style means to have one look.
    if !isOpen, let tokens, places.first?.cells.contains(where: { $0.style.forcedScheme == nil }) ?? false {
      findings.add(contentsOf: tokens.library.fixedContexts)
    }
    (self.chain, self.scope, self.algebra, self.binder, self.findings) = (chain, scope, algebra, binder, findings)
  }

  /// The tokens that the theme uses; `nil` when it lists none.
  package var tokenUse: TokenUse? { binder.tokenUse }
}

extension CompiledTheme {
  /// The tables of a theme. The binder reports references that cannot be bound.
  fileprivate init(
    _ chain: ThemeChain, _ scope: Scope, _ algebra: Algebra, _ places: [EvaluatedPlace], _ binder: inout Binder,
    keepsTables: Bool
  ) {
    name = chain.theme.name
    title = chain.theme.title
    file = chain.theme.file
    identifier = Identifier.lowerCamelCase(chain.theme.name)
    colors = scope.colors.compactMap { entry in
      // Through its name, so that a ring of colours is one ring from wherever it is entered.
      binder.color(Reference(path: entry.name, source: entry.source)).map { (name: entry.name, color: $0) }
    }
    // Arguments are bound whether something uses them or not, so that mistakes in them are reported.
    for (parameter, argument) in scope.arguments {
      if parameter.kind == .color {
        _ = binder.color(Reference(path: parameter.name, source: argument.source))
      } else {
        _ = binder.value(argument.expression, parameter.kind.valueKind)
      }
    }
    parameters = scope.parameters.enumerated().map { index, parameter in
      BoundParameter(
        name: parameter.name, identifier: Identifier.lowerCamelCase(parameter.name), kind: parameter.kind,
        documentation: parameter.documentation,
        defaultValue: parameter.defaultValue.flatMap { binder.defaultValue($0, parameter.kind.valueKind) }, index: index)
    }
    guard keepsTables else {
      for place in places { TableBuilder.bind(place, &binder) }
      tables = []
      return
    }
    tables = places.map { place in
      PlaceTable(
        place: place.place, isIsolated: algebra.isIsolated(place.place),
        rows: TableBuilder.rows(place, &binder).map { ($0.condition, $0.node) })
    }
  }
}
