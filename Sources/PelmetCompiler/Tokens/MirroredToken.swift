internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetTokens

/// A design token as the enumeration `Tokens` has it.
package struct MirroredToken: Sendable {
  /// The names around a token, from the root of the tree: an object that all tokens of a group share.
  final class Group: Sendable {
    /// As the file writes them.
    let path: [String]
    /// The same names in Swift.
    let identifiers: [String]

    init(path: [String], identifiers: [String]) { (self.path, self.identifiers) = (path, identifiers) }
  }

  let group: Group
  /// As the file writes it.
  let name: String
  /// The same name in Swift.
  let identifier: String
  let keySpan: SourceSpan
  /// `nil` where themes of the module do not agree on it.
  private(set) var value: Constant?
  private(set) var deprecation: Deprecation?

  /// The number of groups around the token.
  var depth: Int { group.path.count }

  var path: [String] { group.path + [name] }

  /// The name of the token, or of a group around it, at a depth.
  func name(at depth: Int) -> String { depth < group.path.count ? group.path[depth] : name }

  /// The same name in Swift.
  func identifier(at depth: Int) -> String { depth < group.path.count ? group.identifiers[depth] : identifier }

  /// Whether another token has the same name at a depth.
  fileprivate func sharesName(at depth: Int, with other: MirroredToken) -> Bool {
    // Tokens of one group differ in their own names alone.
    if group === other.group { return depth < group.path.count }
    return name(at: depth) == other.name(at: depth)
  }

  /// The groups around the token, outermost first, and the token: their names from the root of the tree.
  var groups: [(path: String, identifier: String)] {
    var group = (path: "", identifier: "")
    return (0...depth).map { depth in
      let dot = depth == 0 ? "" : "."
      group.path += dot + name(at: depth)
      group.identifier += dot + identifier(at: depth)
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
    indirect case font(Theme.Font)
    indirect case shadow(Theme.Shadow)
  }

  /// The tokens of the module's own files and themes, each once, sorted by path. Those that bars have no use for, such as transitions,
  /// are left out.
  static func all(in tokens: TokenStore) -> [MirroredToken] {
    let sets = tokens.all.map { $0.set(TokenContext()) }
    var declared: [(path: String, id: Int32, set: Int)] = []
    declared.reserveCapacity(sets.reduce(0) { $0 + $1.paths.count })
    for (index, set) in sets.enumerated() {
      for id in set.declaredIDs { declared.append((set.paths[id], id, index)) }
    }
    // Stable: of the tokens with one path that of the first set comes first.
    declared.sort { $0.path < $1.path }
    let own = tokens.ownFiles
    /// The file of the last token, which the next one mostly shares.
    var file: (id: FileID, isOwn: Bool)?
    var names = TokenPathNames()
    var mirrored: [MirroredToken] = []
    mirrored.reserveCapacity(declared.count)
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
      let (group, name, identifier) = names.split(path)
      mirrored.append(
        MirroredToken(
          group: group, name: name, identifier: identifier, keySpan: token.keySpan, value: value,
          deprecation: token.deprecation))
    }
    return mirrored
  }

  /// Adds the same token as another theme sees it.
  private mutating func add(_ value: Constant, _ deprecation: Deprecation?) {
    if self.value != value { self.value = nil }
    self.deprecation = deprecation
  }

  private static func constant(_ token: Token, in tokens: ThemeTokens) -> Constant? {
    switch token.value {
    case .color(let color): .color(adaptive(color, token.path, in: tokens))
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
  private static func adaptive(_ color: Theme.Color, _ path: String, in tokens: ThemeTokens) -> Theme.Color {
    let traits = tokens.library.traits
    // There is one set for all of them.
    if !traits.scheme, !traits.contrast, !traits.level { return color }
    return Theme.Color.adaptive { variant in
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
      while end < endIndex, self[end].sharesName(at: depth, with: self[start]) { end += 1 }
      groups.append(self[start..<end])
      start = end
    }
    return groups
  }
}

/// Takes the paths of tokens apart. Where they are sorted, most have the group of the one before.
private struct TokenPathNames {
  private var group = MirroredToken.Group(path: [], identifiers: [])
  /// The path of the group with a dot at its end; empty for the root.
  private var prefix: [UInt8] = []
  /// The identifiers of names that are others.
  private var known: [String: String] = [:]

  /// Swift nests no more than 256 braces in each other.
  private static let maximumDepth = 64

  /// The groups in a path and the name of the token, which has all that Swift could not nest any more.
  mutating func split(_ path: String) -> (group: MirroredToken.Group, name: String, identifier: String) {
    var path = path
    let name = path.withUTF8 { bytes in
      let isInGroup = bytes.starts(with: prefix)
      let rest = bytes[(isInGroup ? prefix.count : 0)...]
      if !isInGroup || group.path.count < Self.maximumDepth - 1 && rest.contains(UInt8(ascii: ".")) { enterGroup(of: bytes) }
      return String(decoding: bytes[prefix.count...], as: UTF8.self)
    }
    return (group, name, identifier(name))
  }

  private mutating func enterGroup(of path: UnsafeBufferPointer<UInt8>) {
    var names: [String] = []
    var start = 0
    for end in path.indices where path[end] == UInt8(ascii: ".") && names.count < Self.maximumDepth - 1 {
      names.append(String(decoding: path[start..<end], as: UTF8.self))
      start = end + 1
    }
    prefix = Array(path[..<start])
    group = MirroredToken.Group(path: names, identifiers: names.map { identifier($0) })
  }

  private mutating func identifier(_ name: String) -> String {
    if Identifier.isPlain(name) { return name }
    if let identifier = known[name] { return identifier }
    let identifier = Identifier.ofToken(name)
    known[name] = identifier
    return identifier
  }
}
