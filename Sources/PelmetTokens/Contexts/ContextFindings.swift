internal import PelmetDiagnostics
internal import PelmetSyntax

/// The words of findings about files that themes and resolvers name, and about contexts.
extension Findings {
  /// The name of a context that a modifier does not have.
  static func unknownContext(_ value: JSONValue, of modifier: String, among names: [String]) -> Diagnostic {
    let meant = value.string.flatMap { SpellingSuggestion.nearest(to: $0, among: names) }
    return Diagnostic(
      .unknownCase, at: value,
      "'\(value.string ?? "")' is not a context of the modifier '\(modifier)'; expected \(choice(names))",
      fixIts: meant.map { [.init("write \"\($0)\"", edits: [.init(value.span, "\"\($0)\"")])] } ?? [], suggestion: meant)
  }

  /// A file that a theme or a resolver names for its tokens, and that has none.
  static func noTokens(_ root: JSONValue) -> Diagnostic {
    Diagnostic(
      .wrongKind, at: start(of: root), pointer: root.pointer,
      "there is no token in this file; a token is an object with \"$value\", or with \"value\"",
      fix: "write the path of a file with tokens, or remove it from the list")
  }

  /// A file that has groups, and no tokens in them.
  static func emptyGroups(_ root: JSONValue) -> Diagnostic {
    Diagnostic(.emptyTokenFile, at: start(of: root), pointer: root.pointer, "this file has groups, and no token in them yet")
  }

  /// A file that a resolver names, and that is itself a choice.
  static func hasModes(_ root: JSONValue) -> Diagnostic {
    Diagnostic(
      .wrongKind, at: start(of: root), pointer: root.pointer,
      "this file has modes of its own, among which a resolver cannot choose", fix: "move it to the \"tokens\" of the theme")
  }

  private static func start(of root: JSONValue) -> Diagnostic.Location {
    var place = root.span
    place.end = place.start + 1
    return .span(place)
  }
}
