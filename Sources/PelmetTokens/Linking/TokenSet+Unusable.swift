internal import PelmetDiagnostics
internal import PelmetSyntax

/// Tokens without a value.
extension TokenSet {
  /// The tokens that have no value for a mistake of their own, or of one that they lead to; not those of types that bars do not use, and
  /// texts of CSS. The findings are made when someone asks for them.
  package var unusable: [(token: LinkedDeclaration, mistakes: Mistakes)] {
    // A value that is worked out in vain makes its findings at once, each with a walk through its file.
    var attempts = 500
    return winners.indices.compactMap { index in
      guard let linked = declaration(Int32(index)), let mistakes = mistakes(of: Int32(index), linked, &attempts) else {
        return nil
      }
      return (linked, mistakes)
    }
  }

  /// Whether a declaration decides its path here, and has a value.
  package func isUsable(_ declaration: Declaration) -> Bool {
    guard let id = paths.id(of: declaration.path), let linked = self.declaration(id),
      linked.declaration.keySpan == declaration.keySpan
    else { return false }
    var attempts = 1
    return mistakes(of: id, linked, &attempts) == nil
  }

  /// `nil` for a token with a value, and for one that means nothing to bars.
  /// - Parameter attempts: How many values may still be worked out in vain.
  private func mistakes(of id: Int32, _ linked: LinkedDeclaration, _ attempts: inout Int) -> Mistakes? {
    var mistakes = Mistakes()
    switch chains.ends[Int(id)] {
    case .none: return nil
    case .dangling where !library.isComplete: return nil
    case .dangling, .ring: break
    case .value(let last):
      let first = chains.mistakes[Int(id)]
      if first >= 0 {
        guard let linked = declaration(first), !linked.declaration.isLeftAlone else { return nil }
      } else {
        guard attempts > 0, let end = declaration(last), !isKnown(id, end), case .broken = lookup(id, paths[id]) else {
          return nil
        }
        attempts -= 1
      }
    }
    mistakes.add { self.mistakesOfValue(id) }
    return mistakes
  }

  /// Whether a value needs no work to be known, or means nothing to bars: a text without a type.
  private func isKnown(_ id: Int32, _ end: LinkedDeclaration) -> Bool {
    if chains.isPlain[Int(id)], end.declaration.literal != nil { return true }
    return end.type == nil && end.declaration.value.kind == .string
  }

  private func mistakesOfValue(_ id: Int32) -> [Diagnostic] {
    if case .broken(let failure) = lookup(id, paths[id]) { failure.findings } else { [] }
  }
}
