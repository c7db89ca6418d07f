internal import PelmetCompiler
package import PelmetDiagnostics
package import PelmetSyntax
package import PelmetTokens

/// The declaration that decides what a token is worth, as its file writes it.
package struct DeclaredToken: Sendable {
  /// The part of a file in which it stands.
  package var part: FilePart.Key
  /// As the file has it: another one than the token's if `$extends` has put it there.
  package var path: String
  package var keySpan: SourceSpan
  /// The object with its members, such as a description.
  package var object: JSONValue?
  /// The words of its authors about it.
  package var description: String?
  /// The written value; of a token with `$ref` the token's object.
  package var value: JSONValue
  /// The path of the token that it names as a whole.
  package var target: String?
  /// Whether something beside the value changes it.
  package var isModified: Bool
}

extension TokenSet {
  /// The declaration of a token; `nil` when there is no token of this path. O(log documents).
  package func declared(_ path: String) -> DeclaredToken? {
    guard let id = paths.id(of: path), winners[Int(id)] >= 0 else { return nil }
    let index = Int(winners[Int(id)])
    var (low, high) = (0, library.ranges.count - 1)
    while low < high {
      let middle = (low + high) / 2
      if library.ranges[middle].upperBound <= index { low = middle + 1 } else { high = middle }
    }
    let linked = library.declarations[index]
    return DeclaredToken(
      part: library.parts[low].key, path: linked.declaration.path, keySpan: linked.declaration.keySpan,
      object: linked.declaration.object, description: linked.declaration.writtenDescription, value: linked.declaration.value,
      target: linked.target.map { paths[$0] },
      isModified: !linked.declaration.modifiers.isEmpty)
  }
}

extension TokenLibrary {
  /// The declarations of all parts that take part for some traits and that others can name, each with its part, in the order of resolution.
  package var allDeclarations: some Sequence<(part: FilePart.Key, path: String, keySpan: SourceSpan)> {
    parts.indices.lazy.flatMap { index in
      ranges[index].lazy.map { declarations[$0].declaration }.filter { !$0.isHidden }.map { declaration in
        (part: parts[index].key, path: declaration.path, keySpan: declaration.keySpan)
      }
    }
  }
}
