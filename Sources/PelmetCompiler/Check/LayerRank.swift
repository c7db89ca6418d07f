internal import PelmetDiagnostics
internal import PelmetSyntax

/// How derived a layer is: base themes, the theme itself, its conditions, contexts, screens.
struct LayerRank: Comparable {
  private let kind: Int
  private let theme: Int

  /// The layer in which a value of a chain is written.
  init(_ source: JSONValue, in chain: ThemeChain) {
    theme = chain.themes.lastIndex { $0.file == source.span.file } ?? 0
    let section = source.pointer.split(separator: "/").first
    kind =
      switch section {
      case "screens": 3
      case "contexts": 2
      case "when": 1
      default: 0
      }
  }

  static func < (a: LayerRank, b: LayerRank) -> Bool { (a.kind, a.theme) < (b.kind, b.theme) }
}
