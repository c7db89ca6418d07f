internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetNotation
internal import PelmetSyntax
internal import PelmetTokens

extension Binder {
  mutating func report(_ diagnostic: Diagnostic, at source: JSONValue) {
    if reported.insert(source.span).inserted { diagnostics.add(diagnostic) }
  }

  mutating func ring(_ start: Int, closedBy reference: Reference) {
    ring(visiting[(start + 1)...].map(\.reference) + [reference])
  }

  /// Reports a ring of references, each from the name of the one before, the first from that of the last.
  mutating func ring(_ members: [Reference]) {
    let names = members.suffix(1).map(\.path) + members.map(\.path)
    let steps = members.indices.map { index in
      (source: members[index].source, note: "'\(names[index])' refers to '\(names[index + 1])'")
    }
    let walk = Ring.walk(names)
    let summary = members.count == 1 ? "'\(names[0])' refers to itself" : "references form a cycle: \(walk)"
    guard let diagnostic = Ring(members: steps).diagnostic(.referenceCycle, summary, in: sources) else {
      return
    }
    diagnostics.add(diagnostic)
  }

  mutating func unresolved(_ reference: Reference, nearest: String?) {
    guard !scope.isExcused(reference.path), !reported.contains(reference.source.span) else { return }
    let declared = ReferenceText.name(meantBy: reference.path, among: scope.names, isReference: true)
    let suggestion = (declared ?? nearest).map { "{\($0)}" }
    var notes: [Diagnostic.Note] = []
    if reference.source.span.file != chain.theme.file { notes.append(.init("in the theme '\(chain.theme.name)'")) }
    let isGroup = scope.tokens?.set(context).isGroup(reference.path) ?? false
    report(
      Diagnostic(
        .unresolvedReference, at: reference.source,
        "'\(reference.path)' is \(isGroup ? "a group of tokens without \"$value\"" : "not a parameter, colour or token")",
        notes: notes,
        fixIts: suggestion.map { Rewrite($0, meantBy: reference.path).fixIts(at: reference.source) } ?? [],
        suggestion: suggestion, fix: suggestion == nil ? stepForUnknown(reference.path, isGroup: isGroup) : nil),
      at: reference.source)
  }

  /// The step for a name that is like none of those that there are.
  private func stepForUnknown(_ path: String, isGroup: Bool) -> String? {
    if isGroup { return "write the path of a token in the group" }
    if scope.tokens == nil, path.contains(".") { return "add the file that declares this token to \"tokens\"" }
    let names = scope.names.names.prefix(4).map { "\"{\($0)}\"" }
    return names.isEmpty ? nil : "add a colour of this name, or use one that is declared, such as \(list(names))"
  }

  mutating func mismatch(_ reference: Reference, _ declaration: Scope.Declaration, _ expected: String) {
    let what: String =
      if case .parameter(let parameter, _) = declaration { "a parameter for \(parameter.kind.valueKind.noun)" } else {
        "a colour"
      }
    mismatch(reference, what, expected, notes: [.init("'\(reference.path)' is declared here", at: declaration.keySpan)])
  }

  mutating func mismatch(_ reference: Reference, _ token: Token, _ expected: String) {
    let chain = scope.tokens?.set(context).chain(from: token.path, atMost: TokenSet.shownSteps) ?? []
    mismatch(
      reference, "a token of type \(token.type.rawValue)", expected,
      notes: chain.map { .init("'\($0.path)' is declared here", at: $0.span) })
  }

  mutating func mismatch(_ reference: Reference, _ what: String, _ expected: String, notes: [Diagnostic.Note]) {
    report(
      Diagnostic(
        .wrongTokenType, at: reference.source, "'\(reference.path)' is \(what); expected \(expected)",
        notes: notes),
      at: reference.source)
  }
}
