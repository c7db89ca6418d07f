internal import PelmetDiagnostics
internal import PelmetSyntax

/// The name of an asset that is in no catalogue.
enum UnknownAsset: ThemeRule {
  static let rule = Rule.unknownAsset

  static func check(_ theme: CheckedTheme) {
    for file in theme.chain.themes {
      guard let known = theme.assets[file.module] else { continue }
      for asset in file.assets where !known[asset.kind].contains(asset.name) {
        let suggestion = SpellingSuggestion.nearest(to: asset.name, among: known[asset.kind].sorted())
        theme.report(
          rule, at: asset.source,
          "no asset catalogue of module '\(file.module)' has \(asset.kind.noun) called '\(asset.name)'",
          fixIts: suggestion.map { [.init("Replace by \"\($0)\"", edits: [.init(asset.source.span, "\"\($0)\"")])] } ?? [],
          suggestion: suggestion)
      }
    }
  }
}
