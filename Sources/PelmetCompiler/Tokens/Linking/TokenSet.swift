package import PelmetDiagnostics
internal import PelmetSyntax

/// The tokens of one theme for some traits, one for each path. Values are worked out when they are asked for.
package struct TokenSet: Sendable {
  let library: TokenLibrary
  var paths: TokenPaths
  /// Index of the declaration of each path, or -1.
  var winners: [Int32]
  private(set) var chains: AliasChains
  /// The tokens that `$extends` puts into other groups: they count as used.
  package let extendedPaths: [String]
  /// Rings of aliases and of `$extends`, and aliases whose type is not that of their end.
  package private(set) var findings = DiagnosticBag()

  init(_ library: TokenLibrary, in context: TokenContext) {
    self.library = library
    var findings = DiagnosticBag()
    paths = library.paths
    winners = Array(repeating: -1, count: library.paths.count)
    var selected: [Int] = []
    for layer in library.layers { selected += layer.documents(in: context) }
    for document in selected {
      for index in library.ranges[document] { winners[Int(library.declarations[index].path)] = Int32(index) }
    }
    var extensions = GroupExtensions(library, documents: selected)
    extendedPaths = extensions.isEmpty ? [] : extensions.apply(to: &winners, paths: &paths, into: &findings)
    chains = AliasChains(winners: winners, declarations: library.declarations)
    self.findings = findings
    reportChains()
  }

  /// The paths of all tokens, sorted. O(n log n).
  package var sortedPaths: [String] { declaredPaths.sorted() }

  private var declaredPaths: some Sequence<String> {
    winners.indices.lazy.filter { winners[$0] >= 0 }.map { paths.all[$0] }
  }

  /// Whether a token has this path, whatever it is worth.
  package func contains(_ path: String) -> Bool { paths.id(of: path).map { winners[Int($0)] >= 0 } ?? false }

  /// The token of a path such as `color.accent`, without braces.
  package func lookup(_ path: String) -> TokenLookup {
    guard let id = paths.id(of: path), winners[Int(id)] >= 0 else {
      return library.isComplete ? .missing(nearest: nearest(to: path)) : .invalid
    }
    let start = Int(winners[Int(id)])
    guard !library.declarations[start].isInvalid else { return .invalid }
    switch chains.ends[Int(id)] {
    case .none, .invalid: return .invalid
    case .dangling(let alias): return library.isComplete ? .broken(dangling(alias).map { [$0] } ?? []) : .invalid
    case .value(let end):
      let end = Int(winners[Int(end)])
      guard let type = library.declarations[end].type, !library.declarations[end].isInvalid else { return .invalid }
      if let value = library.declarations[end].declaration.literal { return .found(token(start, path, type, value)) }
      var reader = TokenValueReader(following: ReferenceFollower(set: self))
      guard let value = reader.value(library.declarations[end].declaration.node, as: type) else {
        return reader.diagnostics.isEmpty ? .invalid : .broken(reader.diagnostics)
      }
      return .found(token(start, path, type, value, remarks: reader.diagnostics))
    }
  }

  private func token(
    _ index: Int, _ path: String, _ type: TokenType, _ value: TokenValue, remarks: [Diagnostic] = []
  ) -> Token {
    let declaration = library.declarations[index].declaration
    return Token(
      path: path, type: type, value: value, keySpan: declaration.keySpan, valueSpan: declaration.value.span,
      deprecation: library.declarations[index].deprecation, remarks: remarks)
  }

  /// The aliases from a token to where its value is written: each path, and the key that declares it. O(length).
  package func chain(from path: String) -> [(path: String, span: SourceSpan)] {
    var result: [(path: String, span: SourceSpan)] = []
    var next = paths.id(of: path)
    // A ring would go on for ever.
    while let id = next, let declaration = declaration(id), result.count < winners.count {
      result.append((paths[id], declaration.declaration.keySpan))
      next = declaration.target
    }
    return result
  }

  /// The path of a token that `path` may have meant.
  package func nearest(to path: String) -> String? {
    var dotted = path.replacing("/", with: ".")
    for ending in [".$value", ".value"] where dotted.hasSuffix(ending) { dotted.removeLast(ending.count) }
    for candidate in [dotted, dotted + "." + TokenKeyword.root] where contains(candidate) { return candidate }
    // The groups around a name are easily forgotten.
    var inGroups = declaredPaths.filter { $0.hasSuffix("." + dotted) }.makeIterator()
    if let first = inGroups.next(), inGroups.next() == nil { return first }
    return SpellingSuggestion.nearest(to: dotted, among: declaredPaths)
  }

  // MARK: Declarations

  func declaration(_ id: Int32) -> LinkedDeclaration? {
    let index = winners[Int(id)]
    return index < 0 ? nil : library.declarations[Int(index)]
  }

  func declaration(of path: String) -> LinkedDeclaration? { paths.id(of: path).flatMap { declaration($0) } }

  /// The finding about an alias that names nothing.
  func dangling(_ alias: Int32) -> Diagnostic? {
    guard let value = declaration(alias)?.declaration.value, case .reference(let reference) = TokenReference.read(value) else {
      return nil
    }
    return TokenFindings.unresolved(reference, nearest: nearest(to: reference.path))
  }

  private mutating func reportChains() {
    for ring in chains.rings {
      let sites = ring.compactMap { declaration($0)?.declaration.reference }
      TokenFindings.referenceCycle(sites, in: library.sources).map { findings.add($0) }
    }
    for (alias, end) in chains.mismatches {
      guard let declaration = declaration(alias), let last = self.declaration(end), let site = declaration.declaration.reference,
        let own = declaration.type, let type = last.type
      else { continue }
      findings.add(TokenFindings.wrongAlias(site, own: own, end: last.declaration, type: type))
    }
  }
}

/// A token with its aliases followed.
package struct Token: Sendable {
  package var path: String
  package var type: TokenType
  package var value: TokenValue
  /// The key of the token that was asked for, not of the one at the end of its aliases.
  package var keySpan: SourceSpan
  /// Its `$value`; of a token with `$ref` the whole token.
  package var valueSpan: SourceSpan
  /// Its own, or its groups'; not that of a token that it is an alias of.
  package var deprecation: TokenDeprecation?
  /// Remarks about a value behind references inside it: ``Rule/colorOutOfGamut``. Add them to the findings;
  /// what can be said without following them was reported when the file was read.
  package var remarks: [Diagnostic]
}

/// The outcome of looking for a token.
package enum TokenLookup: Sendable {
  case found(Token)
  /// No token has this path; the nearest one that a token has.
  case missing(nearest: String?)
  /// The token is there, but a reference behind it leads nowhere: what to report, at the places in token files.
  case broken([Diagnostic])
  /// The mistake was reported already, or the file that may declare the token is missing.
  case invalid
}

extension TokenSet {
  /// Adds a token and every token that it needs to `used`: aliases, and references inside values. What is in `used` already is not
  /// followed again, so that all calls together take linear time.
  package func markUsed(_ path: String, in used: inout Set<String>) {
    var pending = [path]
    while let path = pending.popLast() {
      guard let declaration = declaration(of: path), used.insert(path).inserted else { continue }
      var values = [declaration.declaration.value]
      while let value = values.popLast() {
        if case .reference(let reference) = TokenReference.read(value) {
          pending.append(reference.path)
        } else {
          values += value.members.map(\.value)
          values += value.elements
        }
      }
    }
  }
}
