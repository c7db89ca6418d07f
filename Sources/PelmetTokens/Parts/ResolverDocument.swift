internal import PelmetSyntax

/// The layers of tokens that a file describes, with the contexts among which a theme or its traits choose: a resolver, or a file of another
/// tool that has modes.
struct ResolverDocument: Sendable {
  /// In the order of resolution; what comes later wins.
  var steps: [Step] = []

  enum Step: Sendable {
    /// The groups of tokens of a set.
    case set([FilePart])
    case modifier(Modifier)
  }

  /// A choice among contexts. Several steps may be of one choice: they have the name and the contexts in common.
  struct Modifier: Sendable {
    var name: String
    var contexts: [Context]
    /// Name of the context that holds when none is chosen. A resolver that names one that does not exist was reported.
    var fallback: String?
    var noun = Noun.context
    /// Whether a name that it does not have means its fallback, as long as another modifier has it: several files may share one choice.
    var isPartial = false
    /// Whether a theme may leave it out, so that none of its contexts holds.
    var isOptional = false
    /// Whether it follows a trait whose name it has. Groups and collections of other tools have such names by chance.
    var followsTrait = false
    /// Whether, without an input, contexts for light and dark follow the device.
    var followsLooks = false
  }

  struct Context: Sendable {
    var name: String
    /// Where the name is written, or something that has it: for messages.
    var site: JSONValue
    var sources: [FilePart]
  }

  /// The word that the authors of a file have for a context.
  enum Noun: String, Sendable {
    case context, theme, mode
  }
}
