internal import PelmetDiagnostics
internal import PelmetSyntax

/// Tokens without a value, for which only texts that name other tokens are worked out.
extension TokenSet {
  /// The tokens that have no value for a mistake of their own, or of one that they lead to; not those of types that bars do not use, and
  /// texts of CSS. The findings are made when someone asks for them. O(n).
  package var unusable: [(token: LinkedDeclaration, mistakes: Mistakes)] {
    let direct = winners.indices.filter { isUnusable(Int32($0)) }
    guard !direct.isEmpty else { return [] }
    return dependents(of: direct.map { Int32($0) }).compactMap { id in
      declaration(id).map { linked in
        var mistakes = Mistakes()
        mistakes.add { self.mistakesOfValue(id) }
        return (linked, mistakes)
      }
    }
  }

  /// Whether a declaration decides its path here.
  package func has(_ declaration: Declaration) -> Bool {
    paths.id(of: declaration.path).flatMap { self.declaration($0) }?.declaration.keySpan == declaration.keySpan
  }

  /// Whether the way to a value is wrong, or its text: one that names tokens which are not there, or whose values do not go together.
  private func isUnusable(_ id: Int32) -> Bool {
    guard let linked = declaration(id), !linked.declaration.isLeftAlone else { return false }
    switch chains.ends[Int(id)] {
    case .none: return false
    case .dangling: return library.isComplete
    case .ring: return true
    case .value:
      let first = chains.mistakes[Int(id)]
      guard first < 0 else { return declaration(first).map { !$0.declaration.isLeftAlone } ?? false }
      guard library.isComplete, case let names = names(in: linked), !names.isEmpty else { return false }
      guard names.allSatisfy(contains) else { return true }
      if case .failure = worths.outcome(of: id, in: self) { return true } else { return false }
    }
  }

  /// The tokens that a text names between other words, if it has no value without them.
  private func names(in linked: LinkedDeclaration) -> [String] {
    let value = linked.declaration.value
    guard linked.target == nil, value.text?.contains(UInt8(ascii: "{")) ?? false, let text = value.string else { return [] }
    switch linked.type {
    case .color, .dimension, .number, .duration: break
    case nil where Calculation.read(text) != nil || CSSColorText.read(text) != nil: break
    default: return []
    }
    return TokenReference.embedded(in: text)
  }

  /// Tokens with those whose values need them, in the order of their numbers.
  private func dependents(of tokens: [Int32]) -> [Int32] {
    var users: [Int32: [Int32]] = [:]
    for index in winners.indices {
      guard let linked = declaration(Int32(index)), !linked.declaration.isLeftAlone else { continue }
      let needed = linked.target.map { [$0] } ?? names(in: linked).compactMap { id(of: $0) }
      for id in needed { users[id, default: []].append(Int32(index)) }
    }
    var found = Set(tokens)
    var pending = tokens
    while let id = pending.popLast() {
      for user in users[id] ?? [] where found.insert(user).inserted { pending.append(user) }
    }
    return found.sorted()
  }

  private func mistakesOfValue(_ id: Int32) -> [Diagnostic] {
    if case .broken(let failure) = lookup(id, paths[id]) { failure.findings } else { [] }
  }
}
