internal import PelmetDiagnostics
internal import PelmetNotation
internal import PelmetSyntax

/// Follows references inside values to what is written, however many there are, without recursion.
struct ReferenceFollower: ReferencedTokens {
  let set: TokenSet

  func contains(_ path: String) -> Bool { set.contains(path) }

  /// The worth of the token that a text names as a whole. `type` is the one that it must have; nil if any can stand there.
  func worth(of reference: TokenReference, expecting type: TokenType?) -> Result<ReferencedValue, ReferenceFailure> {
    guard let id = set.id(of: reference.path), set.declaration(id) != nil else { return .failure(nothing(reference)) }
    switch set.worths.outcome(of: id, in: set) {
    case .failure(let diagnostics): return .failure(ReferenceFailure(diagnostics))
    case .worth(let worth):
      if let type, let actual = worth.type, !actual.canStand(for: type), let declaration = set.declaration(id)?.declaration {
        return .failure(ReferenceFailure(Findings.wrongPart(reference.site, end: declaration, actual: actual, expected: type)))
      }
      return .success(worth.value)
    }
  }

  /// The part of a value that is written at the end. `type` is the one that a token must have to stand here as a whole; nil if none can.
  func follow(_ first: TokenReference, expecting type: TokenType?) -> Result<ValueNode, ReferenceFailure> {
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
      guard visited.count <= Limit.nesting else {
        return .failure(ReferenceFailure(Findings.tooManyReferences(first.site)))
      }
      let end: LinkedDeclaration
      switch declaration(reference) {
      case .success(let declaration): end = declaration
      case .failure(let failure): return .failure(failure)
      }
      if pending.isEmpty, let mistake = mismatch(first, end, type, hasBraces: reference.hasBraces) {
        return .failure(ReferenceFailure(mistake))
      }
      if let modified = modified(reference) { return .failure(ReferenceFailure(Findings.pointerPastModifier(first, modified))) }
      if !pending.isEmpty { through = first.site }
      var node = ValueNode(end.declaration.value, through: through, hasShares: pending.isEmpty && end.declaration.hasShares)
      search: while true {
        switch TokenReference.read(node.value) {
        case .malformed(let mistake): return .failure(ReferenceFailure(mistake.finding))
        case .reference(let next):
          pending = next.rest + pending
          reference = next
          break search
        case .none:
          guard let segment = pending.popFirst() else { return .success(node) }
          guard let child = Self.child(segment, of: node) else { return .failure(ReferenceFailure(nothing(segment, first))) }
          node = child
        }
      }
    }
  }

  /// The declaration at the end of a reference's aliases.
  private func declaration(_ reference: TokenReference) -> Result<LinkedDeclaration, ReferenceFailure> {
    guard let id = set.id(of: reference.path), set.declaration(id) != nil else { return .failure(nothing(reference)) }
    if set.hasMistake(id) { return .failure(ReferenceFailure(set.mistakes(from: id))) }
    guard case .value(let end) = set.chains.ends[Int(id)], let last = set.declaration(end) else {
      return .failure(ReferenceFailure())
    }
    return .success(last)
  }

  /// The first token on the way from a reference that changes the colour beside its value.
  private func modified(_ reference: TokenReference) -> Declaration? {
    var next = set.id(of: reference.path)
    guard let start = next, !set.chains.isPlain[Int(start)] else { return nil }
    while let id = next, let linked = set.declaration(id) {
      if !linked.declaration.modifiers.isEmpty { return linked.declaration }
      next = linked.target
    }
    return nil
  }

  private func nothing(_ reference: TokenReference) -> ReferenceFailure {
    ReferenceFailure(set.library.isComplete ? set.unresolved(reference) : nil)
  }

  private func mismatch(
    _ reference: TokenReference, _ end: LinkedDeclaration, _ type: TokenType?, hasBraces: Bool
  ) -> Diagnostic? {
    guard let actual = end.type, type.map({ !actual.canStand(for: $0) }) ?? true else { return nil }
    // A pointer to a whole value may stand for a part that has the same form.
    if type == nil, !hasBraces { return nil }
    return Findings.wrongPart(reference.site, end: end.declaration, actual: actual, expected: type)
  }

  private static func child(_ segment: String, of node: ValueNode) -> ValueNode? {
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
  private func ring(_ visited: [JSONValue]) -> ReferenceFailure {
    let start = visited.firstIndex { $0.span == visited.last?.span } ?? 0
    return ReferenceFailure(Findings.referenceCycle(Array(visited[start..<visited.count - 1]), in: set.library.sources))
  }
}

extension TokenType {
  /// Aliases between measures and numbers are common and harmless; their target decides.
  func canStand(for other: TokenType) -> Bool {
    self == other || isMeasure && other.isMeasure
  }

  private var isMeasure: Bool { self == .dimension || self == .number }
}
