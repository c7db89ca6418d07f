internal import Pelmet
package import PelmetDiagnostics
package import PelmetTokens

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
  /// As the file writes it; `$root` for the value of a token that is a group as well.
  let name: String
  /// The same name in Swift.
  let identifier: String
  package let keySpan: SourceSpan
  package let content: Content
  package let description: String?
  package let deprecation: Deprecation?

  /// The values that the themes which have a token give it.
  package enum Content: Sendable {
    case same(MirroredValue)
    /// Themes disagree: each value with the names of the themes that have it, in the order of the themes.
    case byTheme([(themes: [String], value: MirroredValue)])
  }

  /// Its values, with the names of the themes that have each; without any if all have it.
  package var valuesByTheme: [(themes: [String], value: MirroredValue)] {
    switch content {
    case .same(let value): [([], value)]
    case .byTheme(let values): values
    }
  }

  /// The number of groups around the token.
  var depth: Int { group.path.count }

  package var path: [String] { group.path + [name] }

  /// The names in Swift, from `Tokens` on.
  package var swiftPath: [String] { group.identifiers + [identifier] }

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
struct TokenPathNames {
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
