internal import Pelmet
internal import PelmetDiagnostics

/// A design token as the enum `Tokens` has it.
package struct MirroredToken: Sendable {
  /// The names from the root of the tree, as the file writes them.
  let path: [String]
  let keySpan: SourceSpan
  /// The type and the value in Swift; `nil` where themes of the module do not agree on it.
  let declaration: (type: String, value: String)?
  let deprecation: TokenDeprecation?

  /// The tokens of the module's own files and themes, each once, sorted by path. What bars have no use for, such as transitions, is left
  /// out.
  static func all(of themes: some Sequence<ThemeTokens>, in files: FileIndex, module: String) -> [MirroredToken] {
    var tokens: [String: MirroredToken] = [:]
    for seen in themes {
      let set = seen.set(TokenContext())
      for path in set.sortedPaths {
        guard case .found(let token) = set.lookup(path), files.place(of: token.keySpan.file)?.module == module,
          let declaration = declaration(of: token, in: seen)
        else { continue }
        let known = tokens[path]
        let agrees = known.map { $0.declaration.map { $0 == declaration } ?? false } ?? true
        tokens[path] = MirroredToken(
          path: path.split(separator: ".").map(String.init), keySpan: known?.keySpan ?? token.keySpan,
          declaration: agrees ? declaration : nil, deprecation: token.deprecation)
      }
    }
    return tokens.keys.sorted().compactMap { tokens[$0] }
  }

  private static func declaration(of token: Token, in tokens: ThemeTokens) -> (type: String, value: String)? {
    let literals = SwiftLiterals(parameters: [:])
    switch token.value {
    case .color: return ("Theme.Color", literals.color(adaptive(token.path, in: tokens)))
    case .dimension(let points): return ("Double", digits(points))
    case .number(let number): return ("Double", digits(number))
    case .duration(let milliseconds): return ("Double", digits(milliseconds / 1000))
    case .fontWeight(let weight): return ("Theme.FontWeight", "Theme.FontWeight(\(digits(weight)))")
    case .fontFamily(let names): return ("[String]", "[\(names.map(SwiftText.literal).joined(separator: ", "))]")
    case .typography(let typography): return ("Theme.Font", literals.value(.font(typography.font), .font))
    case .shadow(let layers):
      return layers.first { !$0.isInset }.map { ("Theme.Shadow", literals.value(.shadow($0.text), .shadow)) }
    case .cubicBezier, .strokeStyle, .border, .transition, .gradient: return nil
    }
  }

  /// The colour under every scheme and contrast.
  private static func adaptive(_ path: String, in tokens: ThemeTokens) -> Theme.Color {
    Theme.Color.adaptive { variant in
      let traits = Theme.Condition(variant)
      let context = TokenContext(scheme: traits.scheme ?? .light, contrast: traits.contrast ?? .normal)
      guard case .found(let token) = tokens.set(context).lookup(path), case .color(let color) = token.value else { return nil }
      return color
    }
  }
}
