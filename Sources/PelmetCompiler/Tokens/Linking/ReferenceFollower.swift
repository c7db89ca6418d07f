internal import PelmetDiagnostics
internal import PelmetSyntax

/// Follows references inside values to what is written, however many there are, without recursion.
struct ReferenceFollower {
  let set: TokenSet

  /// Why a reference leads nowhere; without a finding when that was reported at its cause.
  struct Failure: Error {
    var diagnostic: Diagnostic?
  }

  /// The part of a value that is written at the end. `type` is the one that a token must have to stand here as a whole; nil if none can.
  func follow(_ first: TokenReference, expecting type: TokenType?) -> Result<TokenNode, Failure> {
    var reference = first
    /// The segments still to be looked up below the value at hand.
    var pending = first.rest[...]
    var visited: [JSONValue] = []
    var seen: Set<SourceSpan> = []
    /// Set once a reference points into a value.
    var through: JSONValue?
    while true {
      visited.append(reference.site)
      guard seen.insert(reference.site.span).inserted else { return .failure(ring(visited)) }
      let end: LinkedDeclaration
      switch declaration(reference) {
      case .success(let declaration): end = declaration
      case .failure(let failure): return .failure(failure)
      }
      if pending.isEmpty, let mistake = mismatch(first, end, type, hasBraces: reference.hasBraces) {
        return .failure(Failure(diagnostic: mistake))
      }
      if !pending.isEmpty { through = first.site }
      var node = TokenNode(end.declaration.value, through: through)
      search: while true {
        switch TokenReference.read(node.value) {
        case .malformed: return .failure(Failure())
        case .reference(let next):
          pending = next.rest + pending
          reference = next
          break search
        case .none:
          guard let segment = pending.popFirst() else { return .success(node) }
          guard let child = Self.child(segment, of: node) else { return .failure(Failure(diagnostic: nothing(segment, first))) }
          node = child
        }
      }
    }
  }

  /// The declaration at the end of a reference's aliases.
  private func declaration(_ reference: TokenReference) -> Result<LinkedDeclaration, Failure> {
    let quiet = !set.library.isComplete
    guard let id = set.paths.id(of: reference.path), let declaration = set.declaration(id) else {
      return .failure(
        Failure(diagnostic: quiet ? nil : TokenFindings.unresolved(reference, nearest: set.nearest(to: reference.path))))
    }
    guard !declaration.isInvalid else { return .failure(Failure()) }
    switch set.chains.ends[Int(id)] {
    case .none, .invalid: return .failure(Failure())
    case .dangling(let alias): return .failure(Failure(diagnostic: quiet ? nil : set.dangling(alias)))
    case .value(let end):
      guard let last = set.declaration(end), !last.isInvalid else { return .failure(Failure()) }
      return .success(last)
    }
  }

  private func mismatch(
    _ reference: TokenReference, _ end: LinkedDeclaration, _ type: TokenType?, hasBraces: Bool
  ) -> Diagnostic? {
    guard end.type != type, let actual = end.type else { return nil }
    // A pointer to a whole value may stand for a part that has the same form.
    if type == nil, !hasBraces { return nil }
    return TokenFindings.wrongPart(reference.site, end: end.declaration, actual: actual, expected: type)
  }

  private static func child(_ segment: String, of node: TokenNode) -> TokenNode? {
    switch node.value.kind {
    case .object: return node[segment]
    case .array:
      guard let position = Int(segment), position >= 0, String(position) == segment else { return nil }
      return node.elements.dropFirst(position).first
    default: return nil
    }
  }

  private func nothing(_ segment: String, _ reference: TokenReference) -> Diagnostic {
    Diagnostic(
      .unresolvedReference, at: reference.site,
      "the value of '\(reference.path)' has no '\(segment)' at this place")
  }

  /// The ring that the last reference closes.
  private func ring(_ visited: [JSONValue]) -> Failure {
    let start = visited.firstIndex { $0.span == visited.last?.span } ?? 0
    return Failure(diagnostic: TokenFindings.referenceCycle(Array(visited[start..<visited.count - 1]), in: set.library.sources))
  }
}
