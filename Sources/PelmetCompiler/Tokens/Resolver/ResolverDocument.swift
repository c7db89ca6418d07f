internal import PelmetSyntax

/// A resolver (DTCG Resolver Module 2025.10), with its references followed.
struct ResolverDocument {
  /// In the order of resolution; what comes later wins.
  var steps: [Step] = []

  enum Step {
    /// The groups of tokens of a set.
    case set([JSONValue])
    case modifier(Modifier)
  }

  struct Modifier {
    var name: String
    var contexts: [Context]
    /// Name of the context that holds when none is chosen, as it is written; one that does not exist was reported.
    var fallback: JSONValue?
  }

  struct Context {
    var key: JSONMember
    var sources: [JSONValue]
  }
}
