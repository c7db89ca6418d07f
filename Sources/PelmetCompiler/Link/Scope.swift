internal import Pelmet
package import PelmetDiagnostics
internal import PelmetSyntax
internal import PelmetTokens

/// The names that a reference can have in the theme being compiled: parameters, colours and tokens, in one namespace.
package struct Scope {
  package enum Declaration {
    case parameter(Parameter, argument: Written?)
    case color(DecodedTheme.ColorEntry)

    package var keySpan: SourceSpan {
      switch self {
      case .parameter(let parameter, _): parameter.keySpan
      case .color(let entry): entry.keySpan
      }
    }

    var source: JSONValue {
      switch self {
      case .parameter(let parameter, _): parameter.source
      case .color(let entry): entry.source
      }
    }

    var noun: String {
      switch self {
      case .parameter: "parameter"
      case .color: "colour"
      }
    }
  }

  private(set) var declarations: [String: Declaration] = [:]
  /// The names of the declarations, and of those that were reported, for searches.
  private(set) var names = NameList([])
  /// The parameters without an argument, in the order in which the chain declares them.
  package private(set) var parameters: [Parameter] = []
  /// The tokens, if the chain lists any.
  package let tokens: ThemeTokens?
  /// Names whose declaration was reported; a reference to one is not at fault.
  private let quiet: Set<String>
  /// Whether a part of the chain is missing, and with it an unknown set of names.
  private let isIncomplete: Bool

  package init(_ chain: ThemeChain, tokens: ThemeTokens?, sources: SourceMap, into diagnostics: inout DiagnosticBag) {
    self.tokens = tokens
    quiet = chain.themes.reduce(into: []) { $0.formUnion($1.damagedNames) }
    isIncomplete = !chain.isComplete || chain.themes.contains(where: \.namesAreIncomplete)
    var free = FreeParameters()
    for theme in chain.themes {
      bind(theme.arguments, &free, into: &diagnostics)
      for parameter in theme.parameters {
        declare(parameter.name, .parameter(parameter, argument: nil), sources: sources, into: &diagnostics)
        free.add(parameter)
      }
      for color in theme.colors { declare(color.name, .color(color), sources: sources, into: &diagnostics) }
    }
    parameters = free.all
    names = NameList(quiet.union(declarations.keys).sorted())
    checkTokens(sources, into: &diagnostics)
  }

  package subscript(name: String) -> Declaration? { declarations[name] }

  /// The reference that a text without braces stands for.
  func reference(meantBy text: String) -> Rewrite? {
    // A token of this very path is meant rather than a name that is near.
    if declarations[text] == nil, let set = tokens?.set(TokenContext()), set.contains(text) {
      return Rewrite(string: "{\(text)}")
    }
    return ReferenceText.reference(meantBy: text, among: names)
  }

  /// Whether the mistake behind a name that is not declared was reported elsewhere.
  func isExcused(_ name: String) -> Bool { isIncomplete || quiet.contains(name) }

  /// The colours in the order of their names.
  package var colors: [DecodedTheme.ColorEntry] {
    declarations.keys.sorted().compactMap { name in
      if case .color(let entry)? = declarations[name] { entry } else { nil }
    }
  }

  /// The parameters that have an argument, with it, in the order of their names.
  var arguments: [(parameter: Parameter, value: Written)] {
    declarations.keys.sorted().compactMap { name in
      if case .parameter(let parameter, let argument?)? = declarations[name] { (parameter, argument) } else { nil }
    }
  }

  private mutating func declare(
    _ name: String, _ declaration: Declaration, sources: SourceMap, into diagnostics: inout DiagnosticBag
  ) {
    if let other = declarations[name], other.noun != declaration.noun {
      let (first, later) = sources.isOrdered(other.keySpan, declaration.keySpan) ? (other, declaration) : (declaration, other)
      diagnostics.add(
        Diagnostic(
          .nameCollision, at: .span(later.keySpan), pointer: later.source.pointer,
          "'\(name)' is the name of a parameter and of a colour; a reference could not tell them apart",
          notes: [.init("the first is here", at: first.keySpan)]))
    }
    declarations[name] = declaration
  }

  /// A name that is also a token's path is a clash.
  private func checkTokens(_ sources: SourceMap, into diagnostics: inout DiagnosticBag) {
    guard let tokens else { return }
    let set = tokens.set(TokenContext())
    for name in declarations.keys.sorted() where set.contains(name) {
      guard let declaration = declarations[name], let token = set.chain(from: name, atMost: 1).first else { continue }
      let isTokenLater = sources.isOrdered(declaration.keySpan, token.span)
      let (first, later) = isTokenLater ? (declaration.keySpan, token.span) : (token.span, declaration.keySpan)
      diagnostics.add(
        Diagnostic(
          .nameCollision, at: .span(later), pointer: isTokenLater ? nil : declaration.source.pointer,
          "'\(name)' is the name of a \(declaration.noun) and of a token; a reference could not tell them apart",
          notes: [.init("the first is here", at: first)]))
    }
  }

  /// Binds the arguments that a theme gives to its base.
  private mutating func bind(
    _ arguments: [DecodedTheme.Argument], _ free: inout FreeParameters, into diagnostics: inout DiagnosticBag
  ) {
    guard !arguments.isEmpty else { return }
    let given = Set(arguments.map(\.name))
    let others = CaseSearch(NameList(free.all.map(\.name).filter { !given.contains($0) }))
    for argument in arguments {
      guard case .parameter(let parameter, _)? = declarations[argument.name] else {
        guard !isExcused(argument.name) else { continue }
        let suggestion = others.nearest(to: argument.name)
        diagnostics.add(
          Diagnostic(
            .unknownKey, at: .span(argument.keySpan), pointer: argument.source.pointer,
            "'\(argument.name)' is not a parameter of the base",
            fixIts: suggestion.map { [.renaming(argument.keySpan, to: $0)] } ?? [],
            suggestion: suggestion))
        continue
      }
      free.remove(argument.name)
      let reading = argument.readings[parameter.kind]
      if let reading { diagnostics.add(contentsOf: reading.findings) }
      declarations[argument.name] = .parameter(parameter, argument: reading?.value ?? parameter.defaultValue)
    }
  }
}

/// The parameters that no argument has bound yet.
private struct FreeParameters {
  private var slots: [Parameter?] = []
  private var indices: [String: Int] = [:]

  /// In the order in which they were declared first.
  var all: [Parameter] { slots.compactMap { $0 } }

  /// A child that declares a parameter anew does not change its place among the arguments.
  mutating func add(_ parameter: Parameter) {
    if let index = indices[parameter.name] {
      slots[index] = parameter
    } else {
      indices[parameter.name] = slots.count
      slots.append(parameter)
    }
  }

  mutating func remove(_ name: String) {
    if let index = indices.removeValue(forKey: name) { slots[index] = nil }
  }
}

extension SourceMap {
  /// Whether two places are in the order of path and offset.
  func isOrdered(_ a: SourceSpan, _ b: SourceSpan) -> Bool { (self[a.file].path, a.start) <= (self[b.file].path, b.start) }
}
