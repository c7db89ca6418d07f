package import Pelmet
package import PelmetSyntax

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
  package var isOptional = false
  /// Whether tokens have values of their own, which hold as long as nothing is chosen.
  package var hasOwnValues = false
  /// Whether contexts for light and dark follow the device as long as nothing is chosen.
  package var followsLooks = false
  /// Whether its contexts are modes of files or of tokens.
  package var isOfModes = false
  /// Where the names of contexts are written, or something that has them. Modes of tokens have none.
  package private(set) var sites: [String: JSONValue] = [:]

  /// Whether a theme has to choose a context, or gets the default for every appearance.
  package var needsInput: Bool { !isTrait && !hasOwnValues && !followsLooks }

  init(name: String, contexts: [(name: String, parts: [FilePart])], fallback: String?) {
    (self.name, self.contexts, self.fallback, isTrait) = (name, contexts, fallback, false)
  }

  /// The context that a mode varies, by the words of its name: `dark-dimmed-high-contrast` does so to `dark-hc`, else to `dark`.
  package func context(variedBy mode: String) -> String? {
    let words = ModeName(mode).words
    let varied = contexts.map { (name: $0.name, words: ModeName($0.name).words) }.filter { context in
      context.words.first == words.first && Set(context.words).isSubset(of: words)
    }
    return varied.max { $0.words.count < $1.words.count }?.name
  }

  init(_ modifier: ResolverDocument.Modifier) {
    name = modifier.name
    contexts = modifier.contexts.map { ($0.name, $0.sources) }
    sites = Dictionary(modifier.contexts.map { ($0.name, $0.site) }) { first, _ in first }
    fallback = modifier.fallback
    isTrait = modifier.trait != nil
    isOptional = modifier.isOptional
    followsLooks = modifier.followsLooks
    isOfModes = modifier.noun == .mode
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

/// The contexts of a modifier that a theme sees, by the looks of a phone.
package struct ChosenContext: Sendable {
  package let modifier: String
  /// For light, and for each other look in which it is not that of the look it falls back on; `nil` where none of them holds.
  package private(set) var names: [(variant: Theme.Color.Variant, context: String?)] = []

  /// - Parameter index: The position of a context for some traits.
  init(_ modifier: ResolverDocument.Modifier, _ index: (TokenContext) -> Int?) {
    self.modifier = modifier.name
    var known: [Theme.Color.Variant: Int?] = [:]
    for variant in Theme.Color.Variant.allCases {
      let chosen = index(TokenContext(variant))
      known[variant] = .some(chosen)
      guard variant == .light || known[variant.fallback] != .some(chosen) else { continue }
      names.append((variant, chosen.map { modifier.contexts[$0].name }))
    }
  }
}
