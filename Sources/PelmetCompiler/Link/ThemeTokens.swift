internal import Pelmet
internal import PelmetDiagnostics

/// The tokens that one theme sees, or several that list the same files and inputs. Sets are made when first asked for.
final class ThemeTokens {
  let library: TokenLibrary
  private var sets: [TokenContext: TokenSet] = [:]
  /// The tokens that themes use, with what those need.
  private var used: Set<String> = []
  private(set) var diagnostics = DiagnosticBag()

  init(_ library: TokenLibrary) {
    self.library = library
  }

  /// The tokens for some traits; traits that make no difference share a set.
  func set(_ context: TokenContext) -> TokenSet {
    var key = TokenContext()
    let traits = library.traits
    if traits.scheme { key.scheme = context.scheme }
    if traits.contrast { key.contrast = context.contrast }
    if traits.idioms.contains(context.idiom) {
      key.idiom = context.idiom
    } else if let other = Theme.Traits.Idiom.allCases.first(where: { !traits.idioms.contains($0) }) {
      key.idiom = other
    }
    key.os = traits.versions.last { $0 <= context.os } ?? (traits.versions.isEmpty ? key.os : Theme.OSVersion(0))
    if let known = sets[key] { return known }
    let set = library.tokens(in: key, into: &diagnostics)
    sets[key] = set
    return set
  }

  /// Notes that a theme uses a token.
  func use(_ path: String, in context: TokenContext) { set(context).markUsed(path, in: &used) }

  /// The declarations that are used: in whatever file a used path is declared, and what `$extends` takes.
  var usedDeclarations: Set<SourceSpan> {
    let extended = sets.values.reduce(into: Set<String>()) { $0.formUnion($1.extendedPaths) }
    return Set(library.declaredTokens.filter { used.contains($0.path) || extended.contains($0.path) }.map(\.keySpan))
  }
}
