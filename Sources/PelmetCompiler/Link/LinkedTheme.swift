internal import Pelmet
internal import PelmetDiagnostics

/// Works out one theme from its chain.
struct ThemeLinker {
  let chain: ThemeChain
  let names: Names
  let algebra: Algebra
  /// The theme's own place, contexts, screens, screens in contexts.
  let places: [EvaluatedPlace]
  var binder: Binder

  init(_ chain: ThemeChain, tokens: ThemeTokens?, sources: SourceMap, into diagnostics: inout DiagnosticBag) {
    self.chain = chain
    names = Names(chain, tokens: tokens, sources: sources, into: &diagnostics)
    let algebra = Algebra(chain, sources: sources, into: &diagnostics)
    self.algebra = algebra
    let screens = [nil] + chain.screenNames.map { $0 as String? }
    let places = ([nil] + chain.contextNames.map { $0 as String? }).flatMap { context in
      screens.map { Algebra.Place(context: context, screen: $0) }
    }
    self.places = places.map { EvaluatedPlace($0, algebra, tokens: tokens?.library.traits, sources: sources, into: &diagnostics) }
    binder = Binder(chain, names: names, sources: sources)
  }

  /// The typed tables. References are bound, and what is wrong with them is in ``binder``.
  mutating func theme() -> CompiledTheme {
    let colors = names.colors.compactMap { entry in
      // Through its name, so that a ring of colours is one ring from wherever it is entered.
      binder.color(Reference(path: entry.name, source: entry.source)).map { (name: entry.name, color: $0) }
    }
    // Arguments too are looked at whether something uses them or not.
    for (parameter, argument) in names.arguments {
      if parameter.kind == .color {
        _ = binder.color(Reference(path: parameter.name, source: argument.source))
      } else {
        _ = binder.value(argument.expression, parameter.kind.valueKind)
      }
    }
    let parameters = names.parameters.map { parameter in
      BoundParameter(
        name: parameter.name, identifier: Identifier.lowerCamelCase(parameter.name), kind: parameter.kind,
        defaultValue: parameter.defaultValue.flatMap { binder.value($0.expression, parameter.kind.valueKind) })
    }
    return CompiledTheme(
      name: chain.theme.name, title: chain.theme.title, file: chain.theme.file,
      identifier: Identifier.lowerCamelCase(chain.theme.name), parameters: parameters, colors: colors,
      tables: places.map { table($0) })
  }

  private mutating func table(_ evaluated: EvaluatedPlace) -> CompiledTheme.PlaceTable {
    let place = evaluated.place
    return CompiledTheme.PlaceTable(
      place: Theme.Place(context: place.context.map { Theme.Context($0) }, screen: place.screen.map { Theme.Screen($0) }),
      isIsolated: algebra.isIsolated(place), rows: TableBuilder.rows(evaluated, &binder).map { ($0.condition, $0.node) })
  }
}
