/// A step of resolution: what a resolver, or a theme's list of files, says in which order.
package enum OutlineStep: Sendable {
  /// Parts that always take part, later over earlier.
  case always([FilePart])
  case modifier(OutlinedModifier)
}

/// A choice between contexts. Steps with the same name are one choice.
package struct OutlinedModifier: Sendable {
  package var name: String
  /// In the order in which they are written, each with its parts, later over earlier.
  package var contexts: [(name: String, parts: [FilePart])]
  /// The context that holds when none is chosen.
  package var fallback: String?
  /// Whether the traits decide, and no input may.
  package var isTrait: Bool
  /// Whether a theme may leave it out, by `null`.
  package var isOptional: Bool

  init(_ modifier: ResolverDocument.Modifier) {
    name = modifier.name
    contexts = modifier.contexts.map { ($0.name, $0.sources) }
    fallback = modifier.fallback
    isTrait = modifier.trait != nil
    isOptional = modifier.isOptional
  }
}

extension [OutlineStep] {
  /// The steps, in which all modifiers of one name have the same contexts: where one lacks a context, its default holds.
  var withSharedContexts: [OutlineStep] {
    var names: [String: [String]] = [:]
    var fallbacks: [String: String] = [:]
    for case .modifier(let modifier) in self {
      names[modifier.name, default: []] += modifier.contexts.map(\.name)
      if fallbacks[modifier.name] == nil { fallbacks[modifier.name] = modifier.fallback }
    }
    names = names.mapValues(distinct)
    return map { step in
      guard case .modifier(var modifier) = step, let all = names[modifier.name], all != modifier.contexts.map(\.name) else {
        return step
      }
      let parts = Dictionary(modifier.contexts.map { ($0.name, $0.parts) }) { first, _ in first }
      let rest = modifier.fallback.flatMap { parts[$0] } ?? []
      modifier.contexts = all.map { ($0, parts[$0] ?? rest) }
      modifier.fallback = fallbacks[modifier.name]
      return .modifier(modifier)
    }
  }
}

/// The texts of a list, each once, where it comes first.
func distinct(_ texts: [String]) -> [String] {
  var seen: Set<String> = []
  return texts.filter { seen.insert($0).inserted }
}
