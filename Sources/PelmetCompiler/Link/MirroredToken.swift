internal import Pelmet
internal import PelmetDiagnostics

/// A design token as the enumeration `Tokens` has it.
package struct MirroredToken: Sendable {
  /// The names from the root of the tree, as the file writes them.
  let path: [String]
  /// The same names in Swift.
  let identifiers: [String]
  let keySpan: SourceSpan
  /// `nil` where themes of the module do not agree on it.
  private(set) var value: Constant?
  private(set) var deprecation: TokenDeprecation?

  init(path: [String], identifiers: [String], keySpan: SourceSpan, value: Constant?, deprecation: TokenDeprecation?) {
    (self.path, self.identifiers, self.keySpan) = (path, identifiers, keySpan)
    (self.value, self.deprecation) = (value, deprecation)
  }

  /// The groups around the token, outermost first, and the token: their names from the root of the tree.
  var groups: [(path: String, identifier: String)] {
    var group = (path: "", identifier: "")
    return path.indices.map { depth in
      let dot = depth == 0 ? "" : "."
      group.path += dot + path[depth]
      group.identifier += dot + identifiers[depth]
      return group
    }
  }

  /// The value of a token in code.
  enum Constant: Hashable, Sendable {
    case color(Theme.Color)
    /// Points, seconds, or a plain number.
    case number(Double)
    case fontWeight(Double)
    case fontFamily([String])
    case font(Theme.Font)
    case shadow(Theme.Shadow)
  }

  /// The tokens of the module's own files and themes, each once, sorted by path. Those that bars have no use for, such as transitions,
  /// are left out.
  static func all(in tokens: TokenStore) -> [MirroredToken] {
    let sets = tokens.all.map { $0.set(TokenContext()) }
    var declared: [(path: String, id: Int32, set: Int)] = []
    for (index, set) in sets.enumerated() {
      for id in set.declaredIDs { declared.append((set.paths[id], id, index)) }
    }
    // Stable: of the tokens with one path that of the first set comes first.
    declared.sort { $0.path < $1.path }
    let own = tokens.ownFiles
    /// The file of the last token, which the next one mostly shares.
    var file: (id: FileID, isOwn: Bool)?
    var known: [String: String] = [:]
    var mirrored: [MirroredToken] = []
    var last: String?
    for (path, id, set) in declared {
      guard case .found(let token) = sets[set].lookup(id, path) else { continue }
      if token.keySpan.file != file?.id { file = (token.keySpan.file, own.contains(token.keySpan.file)) }
      guard file?.isOwn ?? false, let value = constant(token, in: tokens.all[set]) else { continue }
      if path == last {
        mirrored[mirrored.count - 1].add(value, token.deprecation)
        continue
      }
      last = path
      let names = names(path)
      let identifiers = identifiers(names, after: mirrored, &known)
      mirrored.append(
        MirroredToken(
          path: names, identifiers: identifiers, keySpan: token.keySpan, value: value, deprecation: token.deprecation))
    }
    return mirrored
  }

  /// Adds the same token as another theme sees it.
  private mutating func add(_ value: Constant, _ deprecation: TokenDeprecation?) {
    if self.value != value { self.value = nil }
    self.deprecation = deprecation
  }

  /// The names in Swift. Those of its groups a token mostly shares with the one before.
  private static func identifiers(
    _ names: [String], after mirrored: [MirroredToken], _ known: inout [String: String]
  ) -> [String] {
    var identifiers = names
    for depth in names.indices where !Identifier.isPlain(names[depth]) {
      let name = names[depth]
      if let last = mirrored.indices.last, depth < mirrored[last].path.count, mirrored[last].path[depth] == name {
        identifiers[depth] = mirrored[last].identifiers[depth]
      } else if let identifier = known[name] {
        identifiers[depth] = identifier
      } else {
        identifiers[depth] = Identifier.ofToken(name)
        known[name] = identifiers[depth]
      }
    }
    return identifiers
  }

  /// The names in a path, of which the last has all that Swift could not nest any more.
  private static func names(_ path: String) -> [String] {
    var path = path
    return path.withUTF8 { bytes in
      var names: [String] = []
      names.reserveCapacity(4)
      var start = 0
      for end in bytes.indices where bytes[end] == UInt8(ascii: ".") && names.count < maximumDepth - 1 {
        names.append(String(decoding: bytes[start..<end], as: UTF8.self))
        start = end + 1
      }
      names.append(String(decoding: bytes[start...], as: UTF8.self))
      return names
    }
  }

  /// Swift nests no more than 256 braces in each other.
  private static let maximumDepth = 64

  private static func constant(_ token: Token, in tokens: ThemeTokens) -> Constant? {
    switch token.value {
    case .color: .color(adaptive(token.path, in: tokens))
    case .dimension(let points): .number(points)
    case .number(let number): .number(number)
    case .duration(let milliseconds): .number(milliseconds / 1000)
    case .fontWeight(let weight): .fontWeight(weight)
    case .fontFamily(let names): .fontFamily(names)
    case .typography(let typography): .font(typography.font)
    case .shadow(let layers): layers.first { !$0.isInset }.map { .shadow($0.text) }
    case .cubicBezier, .strokeStyle, .border, .transition, .gradient: nil
    }
  }

  /// The colour under every scheme and contrast.
  private static func adaptive(_ path: String, in tokens: ThemeTokens) -> Theme.Color {
    Theme.Color.adaptive { variant in
      let traits = Theme.Condition(variant)
      let context = TokenContext(
        scheme: traits.scheme ?? .light, contrast: traits.contrast ?? .normal, level: traits.level ?? .base)
      guard case .found(let token) = tokens.set(context).lookup(path), case .color(let color) = token.value else { return nil }
      return color
    }
  }
}

extension ArraySlice<MirroredToken> {
  /// The tokens by their names at a depth: those of a group follow each other.
  func grouped(at depth: Int) -> [ArraySlice<MirroredToken>] {
    var groups: [ArraySlice<MirroredToken>] = []
    var start = startIndex
    while start < endIndex {
      var end = start + 1
      while end < endIndex, self[end].path[depth] == self[start].path[depth] { end += 1 }
      groups.append(self[start..<end])
      start = end
    }
    return groups
  }
}
