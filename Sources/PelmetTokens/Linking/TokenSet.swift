package import PelmetDiagnostics
internal import PelmetSyntax

/// The tokens of one theme for some traits, one for each path. Values are worked out when they are asked for. An object, because it is
/// large and handed to whoever looks for a token.
package final class TokenSet {
  package let library: TokenLibrary
  package let paths: PathTable
  /// Index of the declaration of each path, or -1.
  package let winners: [Int32]
  let chains: AliasChains
  /// The worth of tokens to the texts of others.
  let worths = Worths()
  private let names = NameSearch()
  private let rings = RingFindings()
  /// The tokens that `$extends` puts into other groups: they count as used.
  package let extendedPaths: [String]
  /// Whether tokens that `$extends` puts into a group are deprecated there, by their paths' numbers.
  private let deprecations: [Int32: Deprecation]
  /// Mistakes of `$extends`.
  package let findings: DiagnosticBag

  init(_ library: TokenLibrary, in context: TokenContext) {
    self.library = library
    var findings = DiagnosticBag()
    var paths = library.paths
    var winners = [Int32](repeating: -1, count: library.paths.count)
    var selected: [Int] = []
    for layer in library.layers { selected += layer.documents(in: context) }
    selected = library.modes.documents(selected, in: context)
    for document in selected {
      for index in library.ranges[document] { winners[Int(library.declarations[index].path)] = Int32(index) }
    }
    var extensions = GroupExtensions(library, documents: selected)
    let copies = extensions.isEmpty ? [] : extensions.apply(to: &winners, paths: &paths, into: &findings)
    extendedPaths = copies.map(\.source)
    deprecations = library.inheritance.deprecations(of: copies, paths)
    chains = AliasChains(winners: winners, declarations: library.declarations)
    (self.paths, self.winners, self.findings) = (paths, winners, findings)
  }

  /// The finding about a ring, made once for all tokens in it and those that lead to it.
  func finding(ofRing position: Int) -> Diagnostic? {
    rings.finding(position) {
      let sites = chains.rings[position].compactMap { declaration($0)?.declaration.reference?.site }
      return Findings.referenceCycle(sites, in: library.sources)
    }
  }

  /// The paths of all tokens, sorted. O(n log n).
  package var sortedPaths: [String] { declaredPaths.sorted() }

  var declaredPaths: some Sequence<String> { declaredIDs.map { paths[$0] } }

  /// The numbers of the paths of all tokens.
  package var declaredIDs: some Sequence<Int32> {
    winners.indices.lazy.filter { self.winners[$0] >= 0 && !self.isHidden($0) }.map { Int32($0) }
  }

  private func isHidden(_ index: Int) -> Bool { library.declarations[Int(winners[index])].declaration.isHidden }

  /// Whether a token has this path, whatever it is worth.
  package func contains(_ path: String) -> Bool { id(of: path) != nil }

  /// The number of the path of a token; a path that ends in `.value` may mean the one before it.
  func id(of path: String) -> Int32? {
    if let id = paths.id(of: path), winners[Int(id)] >= 0 { return id }
    guard path.hasSuffix(".value"), let id = paths.id(of: String(path.dropLast(6))), winners[Int(id)] >= 0 else { return nil }
    return id
  }

  /// The token of a path such as `color.accent`, without braces.
  package func lookup(_ path: String) -> Lookup {
    lookup(paths.id(of: path), path)
  }

  /// The token of a path by its number; `nil` for a path that has none.
  package func lookup(_ id: Int32?, _ path: String) -> Lookup {
    guard let id, let start = declaration(id), !start.declaration.isHidden else {
      return library.lacks(path) ? .missing(nearest: nearest(to: path)) : .invalid
    }
    if hasMistake(id) { return broken(path) { self.mistakes(from: id) } }
    guard case .value(let last) = chains.ends[Int(id)], let end = declaration(last) else { return .invalid }
    if chains.isPlain[Int(id)], let value = end.declaration.literal {
      return .found(token(start, path, value, remarks: end.declaration.remarks.findings))
    }
    return workedOut(id, start, end, path)
  }

  /// A value behind references inside it, or changed by the tokens on the way.
  private func workedOut(_ id: Int32, _ start: LinkedDeclaration, _ end: LinkedDeclaration, _ path: String) -> Lookup {
    let type = end.type ?? start.type
    var reader = ValueReader(following: ReferenceFollower(set: self))
    let value: TokenValue?
    if let type, type.isComposite, chains.isPlain[Int(id)] {
      value = reader.value(end.declaration.node, as: type)
    } else {
      switch worths.outcome(of: id, in: self) {
      case .failure(let diagnostics): return diagnostics.isEmpty ? .invalid : broken(path) { diagnostics }
      case .worth(let worth):
        value = reader.value(of: worth, as: type, at: end.declaration.node)
        for remark in worth.remarks { reader.report(remark) }
      }
    }
    guard let value else {
      let diagnostics = reader.diagnostics
      return broken(path) {
        guard diagnostics.isEmpty else { return diagnostics }
        let end = end.declaration
        return [Findings.missingType(end.path, at: end.keySpan, end.value, isReference: end.reference != nil)]
      }
    }
    if let own = start.type, let site = start.declaration.reference?.site, !value.type.canStand(for: own) {
      return broken(path) { [Findings.wrongAlias(site, own: own, end: end.declaration, type: value.type)] }
    }
    return .found(token(start, path, value, remarks: reader.diagnostics))
  }

  private func broken(_ path: String, _ mistakes: @escaping () -> [Diagnostic]) -> Lookup {
    .broken(
      LookupFailure {
        let way = self.declarations(from: path, atMost: Self.shownSteps).map(\.declaration)
        return mistakes().map { Findings.reached($0, by: way) }
      })
  }

  private func token(_ linked: LinkedDeclaration, _ path: String, _ value: TokenValue, remarks: [Diagnostic]) -> Token {
    Token(
      path: path, type: value.type, value: value, keySpan: linked.declaration.keySpan, valueSpan: linked.declaration.value.span,
      deprecation: deprecation(of: path, linked), remarks: remarks)
  }

  /// Its own, else that of the groups around the path, which may be those of another token.
  private func deprecation(of path: String, _ linked: LinkedDeclaration) -> Deprecation? {
    guard !deprecations.isEmpty, let id = id(of: path), let around = deprecations[id] else { return linked.deprecation }
    return linked.declaration.ownDeprecation ?? around
  }

  // MARK: Mistakes

  /// Whether something on the way from a path to where its value is written is wrong.
  func hasMistake(_ id: Int32) -> Bool {
    switch chains.ends[Int(id)] {
    case .none: false
    case .value: chains.mistakes[Int(id)] >= 0
    case .dangling, .ring: true
    }
  }

  /// The mistakes on the way from a path to where its value is written; none when those were reported.
  func mistakes(from id: Int32) -> [Diagnostic] {
    var end: LinkedDeclaration?
    switch chains.ends[Int(id)] {
    case .none: return []
    case .value(let last):
      end = declaration(last)
    case .dangling(let alias):
      guard let reference = declaration(alias)?.declaration.reference, library.isComplete else { return [] }
      return [unresolved(reference)]
    case .ring(let position):
      return finding(ofRing: position).map { [$0] } ?? []
    }
    var result: [Diagnostic] = []
    var next = chains.mistakes[Int(id)]
    while next >= 0, result.count < Self.shownMistakes, let linked = declaration(next) {
      result += linked.mistakes.findings
      if linked.target != nil, let own = linked.type, let end, let type = end.type, !type.canStand(for: own),
        let site = linked.declaration.reference?.site
      {
        result.append(Findings.wrongAlias(site, own: own, end: end.declaration, type: type))
      }
      next = linked.target.map { chains.mistakes[Int($0)] } ?? -1
    }
    return result
  }

  /// The mistakes on the way of one alias that are told of it.
  private static let shownMistakes = 10
  /// The steps to a mistake that its notes show.
  package static let shownSteps = 8

  /// The aliases from a token to where its value is written: each path, the mode that holds if it has a value in modes, and the key that
  /// declares it. O(length).
  package func chain(from path: String, atMost limit: Int = .max) -> [(path: String, mode: String?, span: SourceSpan)] {
    declarations(from: path, atMost: limit).map { linked in
      let mode = linked.declaration.mode
      return (paths[linked.path], mode?.name, mode?.keySpan ?? linked.declaration.keySpan)
    }
  }

  private func declarations(from path: String, atMost limit: Int) -> [LinkedDeclaration] {
    var result: [LinkedDeclaration] = []
    var next = paths.id(of: path)
    // A ring would go on for ever.
    while let id = next, let linked = declaration(id), result.count < min(limit, winners.count) {
      result.append(linked)
      next = linked.target
    }
    return result
  }

  /// The path of a token that `path` may have meant.
  package func nearest(to path: String) -> String? { names.nearest(to: path, in: self) }

  /// Whether a path is that of a group, for which a token without a value passes, too.
  package func isGroup(_ path: String) -> Bool { names.isGroup(path, in: self) }

  /// The finding about a reference of a token file that names nothing.
  func unresolved(_ reference: TokenReference) -> Diagnostic {
    let nearest = nearest(to: reference.path)
    return Findings.unresolved(
      reference, nearest: nearest, part: nearest.flatMap { part($0, of: reference) }, isGroup: isGroup(reference.path))
  }

  /// `blau.json#/global`, when the path is right but for the name of the one part of its file that it is in.
  private func part(_ nearest: String, of reference: TokenReference) -> String? {
    guard nearest.hasSuffix("." + reference.path), let declaration = declaration(of: nearest)?.declaration,
      declaration.keySpan.file == reference.site.span.file
    else { return nil }
    let top = nearest.dropLast(reference.path.count + 1)
    guard !top.contains(".") else { return nil }
    let file = library.sources[declaration.keySpan.file].path.split(separator: "/").last ?? ""
    return "\(file)#/\(top)"
  }

  // MARK: Declarations

  func declaration(_ id: Int32) -> LinkedDeclaration? {
    let index = winners[Int(id)]
    return index < 0 ? nil : library.declarations[Int(index)]
  }

  func declaration(of path: String) -> LinkedDeclaration? { paths.id(of: path).flatMap { declaration($0) } }
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
  package var deprecation: Deprecation?
  /// Warnings about the value, such as ``Rule/colorOutOfGamut``. Add them to the findings.
  package var remarks: [Diagnostic]
}

/// Mistakes on the way to a value. The findings are made when someone asks for them: many who look up a token only ask whether it
/// has a value.
package struct LookupFailure {
  private let make: () -> [Diagnostic]

  init(_ make: @escaping () -> [Diagnostic]) {
    self.make = make
  }

  package var findings: [Diagnostic] { make() }
}

/// The outcome of looking for a token.
package enum Lookup {
  case found(Token)
  /// No token has this path; the nearest one that a token has.
  case missing(nearest: String?)
  /// The token is there, but something on the way to its value is wrong: what to report, at the places in token files.
  case broken(LookupFailure)
  /// The mistake was reported already, or the file that may declare the token is missing.
  case invalid
}

extension TokenSet {
  /// Adds a token and every token that it needs to `used`: aliases, and references inside values. What is in `used` already is not
  /// followed again, so that all calls together take linear time.
  package func markUsed(_ path: String, in used: inout Set<String>) {
    var pending = [path]
    while let path = pending.popLast() {
      guard let id = id(of: path), let linked = declaration(id), used.insert(paths[id]).inserted else { continue }
      var values = linked.declaration.modifiers.map(\.value)
      if let target = linked.target { pending.append(paths[target]) } else { values.append(linked.declaration.value) }
      while let value = values.popLast() {
        if value.kind == .number || value.kind == .boolean || value.kind == .null { continue }
        if case .reference(let reference) = TokenReference.read(value) {
          pending.append(reference.path)
        } else if let text = value.string {
          pending += text.hasPrefix("$") ? [String(text.dropFirst())] : TokenReference.embedded(in: text)
        } else {
          values += value.members.map(\.value)
          values += value.elements
        }
      }
    }
  }
}

/// The findings about rings that were made so far.
private final class RingFindings {
  private var known: [Int: Diagnostic?] = [:]

  func finding(_ ring: Int, _ make: () -> Diagnostic?) -> Diagnostic? {
    if let finding = known[ring] { return finding }
    let finding = make()
    known[ring] = .some(finding)
    return finding
  }
}
