package import Pelmet
package import PelmetCompiler
package import PelmetDiagnostics
internal import PelmetSyntax
internal import PelmetTokens

/// The final values of one theme in one place, for some traits.
package struct Resolution: Sendable {
  package let sources: SourceMap
  package let diagnostics: [Diagnostic]
  /// In the order of the catalogue; `nil` when the theme could not be put together.
  package let values: [ResolvedValue]?
  /// How the value at ``ResolveQuery/tracedPath`` came about.
  package var history: ValueHistory?

  /// Resolves the only compiled theme of an input, abstract or not.
  package static func resolve(_ input: CompilerInput, _ query: ResolveQuery) throws(ResolveFailure) -> Resolution {
    var diagnostics = input.diagnostics
    let library = Library(input)
    let chains = ThemeChains(library)
    diagnostics.add(contentsOf: library.findings)
    diagnostics.add(contentsOf: chains.findings)
    guard let chain = chains.all.first else {
      return Resolution(sources: input.sources, diagnostics: diagnostics.sorted(in: input.sources), values: nil)
    }
    let place = try place(query, chain)
    let tokens = TokenStore([chain], library, input)
    let sources = tokens.sources
    let scope = Scope(chain, tokens: tokens[chain], sources: sources, into: &diagnostics)
    let algebra = Algebra(chain, sources: sources, into: &diagnostics)
    var binder = Binder(chain, scope: scope, sources: sources)
    let arguments = try arguments(query, scope, &binder)
    let style = algebra.style(place, query.traits, sources: sources, into: &diagnostics)
    var traits = query.traits
    traits.scheme = style.forcedScheme ?? traits.scheme
    binder.context = TokenContext(traits)
    binder.forcedScheme = style.forcedScheme
    let colors = ColorTexts(arguments: arguments, variant: traits.colorVariant)
    var lister = ValueLister(binder: binder, arguments: arguments, colors: colors)
    lister.list(style, Catalogue.style, path: "")
    if query.includesNames { lister.listNames() }
    diagnostics.add(contentsOf: lister.binder.diagnostics)
    diagnostics.add(contentsOf: tokens.findings)
    if let use = lister.binder.tokenUse { diagnostics.add(contentsOf: use.findings) }
    let hasGlass = !input.module.settings.designRequiresCompatibility
    let values = hasGlass ? ResolvedValue.marked(lister.values, on: traits.os) : lister.values
    var resolution = Resolution(
      sources: sources, diagnostics: diagnostics.sorted(in: sources), values: values)
    if let path = query.tracedPath {
      let fields = try Catalogue.fields(path)
      var tracer = HistoryTracer(
        algebra, place, traits, scope: scope, context: TokenContext(traits), sources: sources)
      tracer.trace(fields)
      resolution.history = ValueHistory(steps: tracer.steps)
    }
    return resolution
  }

  private static func place(_ query: ResolveQuery, _ chain: ThemeChain) throws(ResolveFailure) -> Theme.Place {
    if let screen = query.screen, !chain.screenNames.contains(screen) {
      throw .unknownScreen(screen, nearest: SpellingSuggestion.nearest(to: screen, among: chain.screenNames))
    }
    if let context = query.context, !chain.contextNames.contains(context) {
      throw .unknownContext(context, nearest: SpellingSuggestion.nearest(to: context, among: chain.contextNames))
    }
    return Theme.Place(context: query.context.map { Theme.Context($0) }, screen: query.screen.map { Theme.Screen($0) })
  }

  /// The values of the theme's parameters: arguments, else defaults.
  private static func arguments(
    _ query: ResolveQuery, _ scope: Scope, _ binder: inout Binder
  ) throws(ResolveFailure) -> [String: Value] {
    var values = defaults(scope, &binder)
    for argument in query.arguments {
      guard let parameter = scope.parameters.first(where: { $0.name == argument.name }) else {
        throw .unknownParameter(
          argument.name, nearest: SpellingSuggestion.nearest(to: argument.name, among: scope.parameters.map(\.name)))
      }
      guard let value = parameter.kind.argument(argument.value) else {
        throw .wrongArgument(name: argument.name, value: argument.value, expected: parameter.kind.valueKind.noun)
      }
      values[argument.name] = value
    }
    return values
  }

  /// The defaults of the theme's parameters.
  static func defaults(_ scope: Scope, _ binder: inout Binder) -> [String: Value] {
    var values: [String: Value] = [:]
    for parameter in scope.parameters {
      values[parameter.name] = parameter.defaultValue.flatMap { binder.defaultValue($0, parameter.kind.valueKind) }
    }
    return values
  }
}

extension Catalogue {
  /// The fields that a path names; the first case of an axis may be left out, and what a value has inside does not count.
  static func fields(_ path: String) throws(ResolveFailure) -> [Int] {
    var fields: [Int] = []
    var schema = style
    var known = ""
    for name in path.split(separator: ".").map(String.init) {
      if schema.role == .axis, schema.index(of: name) == nil, case .object(let inner)? = schema.fields.first?.shape {
        fields.append(0)
        schema = inner
      }
      guard let field = schema.index(of: name) else {
        let nearest = SpellingSuggestion.nearest(to: name, among: schema.fields.map(\.name))
        throw .unknownPath(path, nearest: nearest.map { known + $0 })
      }
      fields.append(field)
      known += name + "."
      guard case .object(let inner) = schema.fields[field].shape else { return fields }
      schema = inner
    }
    if schema.role == .axis { fields.append(0) }
    return fields
  }
}

/// A query of `pelmet resolve`.
package struct ResolveQuery: Sendable {
  package var screen: String?
  package var context: String?
  package var traits: Theme.Traits
  /// Arguments for parameters: a colour such as `#0A84FF`, `true`, `12`, or JSON.
  package var arguments: [(name: String, value: String)]
  /// Whether to list also what references can name: `{paper}`, `{color.accent}`.
  package var includesNames = false
  /// The path of a value whose history is wanted, as ``ResolvedValue/path`` writes it.
  package private(set) var tracedPath: String?

  package init(
    screen: String? = nil, context: String? = nil, traits: Theme.Traits = Theme.Traits(),
    arguments: [(name: String, value: String)] = []
  ) {
    self.screen = screen
    self.context = context
    self.traits = traits
    self.arguments = arguments
  }

  /// Asks for the history of a value.
  ///
  /// - Parameter path: The path as values have it, or as a file has it: with `itemAppearance`, or as a JSON Pointer. A path
  ///   that begins with a screen or a context is looked up there.
  package mutating func trace(_ path: String) {
    let traced = TracedPath(path)
    tracedPath = traced.path
    screen = traced.screen ?? screen
    context = traced.context ?? context
  }
}

/// Why a query has no answer.
package enum ResolveFailure: Error, Hashable, Sendable, CustomStringConvertible {
  case unknownScreen(String, nearest: String?)
  case unknownContext(String, nearest: String?)
  case unknownParameter(String, nearest: String?)
  case unknownPath(String, nearest: String?)
  case wrongArgument(name: String, value: String, expected: String)

  package var description: String {
    switch self {
    case .unknownScreen(let name, let nearest): "'\(name)' is not a screen of the theme" + Self.fix(nearest)
    case .unknownContext(let name, let nearest): "'\(name)' is not a context of the theme" + Self.fix(nearest)
    case .unknownParameter(let name, let nearest): "'\(name)' is not a parameter of the theme" + Self.fix(nearest)
    case .unknownPath(let path, let nearest): "'\(path)' is not a property" + Self.fix(nearest)
    case .wrongArgument(let name, let value, let expected): "'\(value)' is not a value for '\(name)'; expected \(expected)"
    }
  }

  private static func fix(_ nearest: String?) -> String { nearest.map { "; fix: write \"\($0)\"" } ?? "" }
}
