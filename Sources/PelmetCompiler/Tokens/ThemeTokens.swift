internal import Pelmet
package import PelmetDiagnostics
package import PelmetTokens

/// The tokens that one theme sees, or several that list the same files and inputs. Sets are made when first asked for, and kept.
package final class ThemeTokens {
  package let library: TokenLibrary
  private var sets: [TokenContext: TokenSet] = [:]

  init(_ library: TokenLibrary) {
    self.library = library
  }

  /// The tokens for some traits; traits that make no difference share a set.
  package func set(_ context: TokenContext) -> TokenSet {
    let key = representative(of: context)
    if let known = sets[key] { return known }
    let set = library.tokens(in: key)
    sets[key] = set
    return set
  }

  /// The context that stands for all that have the same tokens as this one.
  fileprivate func representative(of context: TokenContext) -> TokenContext {
    var key = TokenContext()
    let traits = library.traits
    if traits.scheme { key.scheme = context.scheme }
    if traits.contrast { key.contrast = context.contrast }
    if traits.level { key.level = context.level }
    if traits.idioms.contains(context.idiom) {
      key.idiom = context.idiom
    } else if let other = Theme.Traits.Idiom.allCases.first(where: { !traits.idioms.contains($0) }) {
      key.idiom = other
    }
    key.os = traits.versions.last { $0 <= context.os } ?? (traits.versions.isEmpty ? key.os : Theme.OSVersion(0))
    return key
  }
}

/// The tokens that themes with the same token files use.
package struct TokenUse {
  let tokens: ThemeTokens
  /// The contexts in which a token was looked for, in the order in which they were first.
  private var contexts: [TokenContext] = []
  private var knownContexts: Set<TokenContext> = []
  /// The paths that are used in each of them, with those that their values need there: an alias may lead elsewhere in another context.
  private var used: [TokenContext: Set<String>] = [:]
  /// Most references are bound for the same traits as the one before.
  private var last: (context: TokenContext, representative: TokenContext, set: TokenSet)?

  init(_ tokens: ThemeTokens) {
    self.tokens = tokens
  }

  /// The tokens for some traits, which count as looked at.
  mutating func set(_ context: TokenContext) -> TokenSet {
    if let last, last.context == context { return last.set }
    let (representative, set) = (tokens.representative(of: context), tokens.set(context))
    note(representative)
    last = (context, representative, set)
    return set
  }

  private mutating func note(_ context: TokenContext) {
    if knownContexts.insert(context).inserted { contexts.append(context) }
  }

  /// Notes that a theme uses a token.
  mutating func use(_ path: String, in context: TokenContext) {
    let set = set(context)
    set.markUsed(path, in: &used[last?.representative ?? context, default: []])
  }

  /// The paths that are used in any context, with those that their values need.
  package var paths: Set<String> { used.values.reduce(into: []) { $0.formUnion($1) } }

  /// Adds what another theme with the same tokens uses.
  mutating func formUnion(_ other: TokenUse) {
    for context in other.contexts { note(context) }
    used.merge(other.used) { $0.union($1) }
  }

  /// The tokens for each of the traits that were looked at.
  var sets: [TokenSet] { contexts.map(tokens.set) }

  /// Findings in the tokens as the themes see them, such as rings of groups.
  package var findings: DiagnosticBag {
    contexts.reduce(into: DiagnosticBag()) { $0.add(contentsOf: tokens.set($1).findings) }
  }

  /// The declarations that are used: in whatever file a used path is declared, and those that `$extends` copies.
  var usedDeclarations: Set<SourceSpan> {
    let extended = contexts.reduce(into: Set<String>()) { $0.formUnion(tokens.set($1).extendedPaths) }
    return tokens.library.declarations(of: [paths, extended])
  }
}

extension TokenValue {
  /// The value that a token gives to a property of a kind other than colour; `nil` when its type is another one.
  func value(as kind: ValueKind) -> Value? {
    switch (kind, self) {
    case (.number, _): points.map { .number($0) }
    case (.font, .typography(let typography)): .font(typography.font)
    case (.shadow, .shadow(let layers)): layers.first { !$0.isInset }.map { .shadow($0.text) }
    default: nil
    }
  }

  /// A length or a plain number, in points.
  var points: Double? {
    switch self {
    case .dimension(let points): points
    case .number(let number): number
    default: nil
    }
  }

  /// The family that is tried first.
  var fontFamily: String? { if case .fontFamily(let names) = self { names.first } else { nil } }

  var fontWeight: Double? { if case .fontWeight(let weight) = self { weight } else { nil } }
}

extension TokenValue.Typography {
  /// The part that a font can express. Letter spacing is `kern`; bars have no line height.
  var font: Theme.Font {
    Theme.Font(
      size: fontSize, family: fontFamily.first, weight: fontWeight.map { Theme.FontWeight($0) }, italic: isItalic ? true : nil)
  }
}

extension TokenValue.Shadow {
  /// A shadow behind text, which has no spread.
  var text: Theme.Shadow {
    Theme.Shadow(color: color, offset: Theme.Offset(horizontal: offsetX, vertical: offsetY), blurRadius: blur)
  }
}
