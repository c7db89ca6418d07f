internal import Pelmet
internal import PelmetDiagnostics

/// Works out one theme from its chain.
struct ThemeLinker {
  private let chain: ThemeChain
  private var builder: TableBuilder
  private let sources: SourceMap

  static func compile(_ chain: ThemeChain, sources: SourceMap, into diagnostics: inout DiagnosticBag) -> CompiledTheme {
    let names = Names(chain, sources: sources, into: &diagnostics)
    let algebra = Algebra(chain, sources: sources, into: &diagnostics)
    var linker = ThemeLinker(
      chain: chain, builder: TableBuilder(algebra, binder: Binder(chain, names: names, sources: sources)), sources: sources)
    let theme = linker.theme(names)
    diagnostics.add(contentsOf: linker.builder.diagnostics)
    diagnostics.add(contentsOf: linker.builder.binder.diagnostics)
    return theme
  }

  private mutating func theme(_ names: Names) -> CompiledTheme {
    let colors = names.colors.compactMap { entry in
      // Through its name, so that a ring of colours is one ring from wherever it is entered.
      builder.binder.color(Reference(path: entry.name, source: entry.source)).map { (name: entry.name, color: $0) }
    }
    // Arguments too are looked at whether something uses them or not.
    for (parameter, argument) in names.arguments {
      if parameter.kind == .color {
        _ = builder.binder.color(Reference(path: parameter.name, source: argument.source))
      } else {
        _ = builder.binder.value(argument.expression, parameter.kind.valueKind)
      }
    }
    let parameters = names.parameters.map { parameter in
      BoundParameter(
        name: parameter.name, identifier: Identifier.lowerCamelCase(parameter.name), kind: parameter.kind,
        defaultValue: parameter.defaultValue.flatMap { builder.binder.value($0.expression, parameter.kind.valueKind) })
    }
    return CompiledTheme(
      name: chain.theme.name, title: chain.themes.compactMap(\.title).last, file: chain.theme.file,
      identifier: Identifier.lowerCamelCase(chain.theme.name), parameters: parameters, colors: colors,
      tables: places.map { table($0) })
  }

  private var places: [Algebra.Place] {
    let screens = [nil] + chain.screenNames.map { $0 as String? }
    return ([nil] + chain.contextNames.map { $0 as String? }).flatMap { context in
      screens.map { Algebra.Place(context: context, screen: $0) }
    }
  }

  private mutating func table(_ place: Algebra.Place) -> CompiledTheme.PlaceTable {
    CompiledTheme.PlaceTable(
      place: Theme.Place(context: place.context.map { Theme.Context($0) }, screen: place.screen.map { Theme.Screen($0) }),
      isIsolated: builder.algebra.isIsolated(place), rows: builder.rows(place).map { ($0.condition, $0.node) })
  }
}
