internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetNotation
internal import PelmetSyntax
internal import PelmetTokens

extension ThemeChain {
  /// The theme's own place, contexts, screens, screens in contexts.
  var places: [Theme.Place] {
    let screens = [nil] + screenNames.map { Theme.Screen($0) as Theme.Screen? }
    let contexts = [nil] + contextNames.map { Theme.Context($0) as Theme.Context? }
    return contexts.flatMap { context in screens.map { Theme.Place(context: context, screen: $0) } }
  }
}

/// Themes with too many places or versions to be worked out for each of them.
enum LinkLimits {
  static func finding(_ chain: ThemeChain, tokens: TokenTraits?) -> Diagnostic? { places(chain) ?? versions(chain, tokens) }

  private static func places(_ chain: ThemeChain) -> Diagnostic? {
    let (screens, contexts) = (chain.screenNames.count, chain.contextNames.count)
    let count = (screens + 1) * (contexts + 1)
    guard count > Limit.places else { return nil }
    return Diagnostic(
      .outOfRange, at: start(of: chain.theme),
      "\(grouped(screens)) screens in \(grouped(contexts)) contexts make more than \(grouped(Limit.places)) places",
      fix: "remove contexts or screens")
  }

  private static func versions(_ chain: ThemeChain, _ tokens: TokenTraits?) -> Diagnostic? {
    var versions = Set(tokens?.versions ?? [])
    for theme in chain.themes {
      for layer in [theme.layer] + theme.contexts.map(\.layer) + theme.screens.map(\.layer) {
        for when in layer.whens {
          versions.formUnion([when.condition.minimumOS, when.condition.belowOS].compactMap { $0 })
          guard versions.count > Limit.versions else { continue }
          return Diagnostic(
            .outOfRange, at: when.source.map { .span($0.span) } ?? start(of: theme), pointer: when.source?.pointer,
            "a theme tells at most \(Limit.versions) versions of the system apart; this is one more",
            fix: "remove conditions on versions")
        }
      }
    }
    guard versions.count > Limit.versions else { return nil }
    return Diagnostic(
      .outOfRange, at: start(of: chain.theme),
      "the tokens of this theme tell more than \(Limit.versions) versions of the system apart", fix: "remove contexts of \"os\"")
  }

  private static func start(of theme: DecodedTheme) -> Diagnostic.Location {
    .span(SourceSpan(file: theme.file, start: 0, end: 0))
  }
}
