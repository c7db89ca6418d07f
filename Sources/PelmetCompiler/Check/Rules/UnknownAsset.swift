internal import PelmetDiagnostics
internal import PelmetSyntax

/// The name of an asset that is in no catalogue.
enum UnknownAsset: ThemeRule {
  static let rule = Rule.unknownAsset

  static func check(_ theme: CheckedTheme) {
    for file in theme.chain.themes {
      guard let known = theme.assets[file.module] else { continue }
      var names: [AssetNames.Kind: SpellingIndex] = [:]
      for asset in file.assets where !known[asset.kind].contains(asset.name) {
        let index = names[asset.kind] ?? SpellingIndex(known[asset.kind].sorted())
        names[asset.kind] = index
        let suggestion = index.nearest(to: asset.name)
        theme.report(
          rule, at: asset.source,
          "'\(asset.name)' is not \(asset.kind.noun) in the asset catalogues of module '\(file.module)'",
          fixIt: suggestion.map {
            .init("write \"\($0)\"", edits: [.init(asset.source.span, "\"\($0)\"")], changesLook: true)
          },
          suggestion: suggestion)
      }
    }
  }
}
