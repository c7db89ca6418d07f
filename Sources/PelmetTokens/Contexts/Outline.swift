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

  init(_ modifier: ResolverDocument.Modifier) {
    name = modifier.name
    contexts = modifier.contexts.map { ($0.name, $0.sources) }
    fallback = modifier.fallback
    isTrait = modifier.trait != nil
  }
}
