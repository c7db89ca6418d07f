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
  let value: Constant?
  let deprecation: TokenDeprecation?

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
    var mirrored: [String: MirroredToken] = [:]
    var known: [String: String] = [:]
    func identifier(_ name: String) -> String {
      if let identifier = known[name] { return identifier }
      let identifier = Identifier.ofToken(name)
      known[name] = identifier
      return identifier
    }
    for seen in tokens.all {
      let set = seen.set(TokenContext())
      for path in set.sortedPaths {
        guard case .found(let token) = set.lookup(path), tokens.isOwn(token.keySpan.file), let value = constant(token, in: seen)
        else { continue }
        let earlier = mirrored[path]
        let agrees = earlier == nil || earlier?.value == value
        let names = earlier?.path ?? names(path)
        mirrored[path] = MirroredToken(
          path: names, identifiers: earlier?.identifiers ?? names.map(identifier), keySpan: earlier?.keySpan ?? token.keySpan,
          value: agrees ? value : nil, deprecation: token.deprecation)
      }
    }
    return mirrored.keys.sorted().compactMap { mirrored[$0] }
  }

  /// The names in a path, of which the last has all that Swift could not nest any more.
  private static func names(_ path: String) -> [String] {
    let parts = path.utf8.split(separator: UInt8(ascii: "."), maxSplits: maximumDepth - 1, omittingEmptySubsequences: false)
    return parts.map { String(Substring($0)) }
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
