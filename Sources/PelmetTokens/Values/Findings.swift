internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetNotation
internal import PelmetSyntax

/// The words of findings that several places report.
enum Findings {
  static let bracesRule =
    "expected the path of a token in braces, such as \"{color.accent}\": names with dots between them, without braces or spaces around"
  static let pointerRule = "expected a pointer into the tokens, such as \"#/color/accent/$value\""

  static func colorOutOfGamut(_ value: JSONValue) -> Diagnostic {
    Diagnostic(
      .colorOutOfGamut, at: .span(value.span), pointer: value.pointer,
      "Display P3 cannot show this colour; its chroma is reduced until it can")
  }

  /// A type that nobody knows, of a value that does not say which it is.
  static func unknownType(_ value: JSONValue) -> Diagnostic {
    let names = TokenType.allCases.map(\.rawValue)
    let name = value.string ?? ""
    return Diagnostic(
      .unknownCase, at: value,
      "'\(name)' is not a type of token; expected \(choice(names))",
      suggestion: SpellingSuggestion.nearest(to: name, among: names))
  }

  /// References, given by their texts, each of which leads to the next and the last to the first.
  static func referenceCycle(_ sites: [JSONValue], in sources: SourceMap) -> Diagnostic? {
    let what = sites.count == 1 ? "this reference leads back to itself" : "these \(sites.count) references form a cycle"
    let ring = Ring(members: sites.map { ($0, "by way of \($0.string ?? "")") })
    return ring.diagnostic(.referenceCycle, what, in: sources)
  }

  /// A reference into a value that keeps leading into parts of other values.
  static func tooManyReferences(_ site: JSONValue) -> Diagnostic {
    Diagnostic(
      .nestedTooDeep, at: site, "more than \(Limit.nesting) references lead on from one to the next",
      fix: "refer to where the value is written")
  }

  /// A reference that names nothing; `nearest` is a path.
  /// - Parameter part: The part of a file in which the path would be right, as `tokens` names it.
  static func unresolved(
    _ reference: TokenReference, nearest: String?, part: String? = nil, isGroup: Bool = false
  ) -> Diagnostic {
    Diagnostic(
      .unresolvedReference, at: reference.site,
      "'\(reference.path)' is \(isGroup ? "a group without \"$value\"" : "not a token")"
        + (part == nil ? "" : "; there is '\(nearest ?? "")'"),
      // A palette may well have `gray1` and no `gray2`: only the same words are certain.
      fixIts: nearest.flatMap { name in
        part == nil && Words.of(name) == Words.of(reference.path)
          ? [.writing(reference.written(name), at: reference.site.span)] : nil
      } ?? [],
      suggestion: part == nil ? nearest.map(reference.written) : nil,
      fix: part.map { "write \"\($0)\" in \"tokens\", which reads that part as a file of its own" })
  }
}
