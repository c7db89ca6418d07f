internal import PelmetDiagnostics
internal import PelmetSyntax

/// The name of an asset that is in no catalogue.
enum UnknownAsset: Rule {
  static func check(_ theme: CheckedTheme) {
    for file in theme.chain.themes {
      guard let known = theme.assets[file.module] else { continue }
      for asset in file.assets where !known[asset.kind].contains(asset.name) {
        let suggestion = SpellingSuggestion.nearest(to: asset.name, among: known[asset.kind].sorted())
        theme.report(
          Self.self, at: asset.source,
          "no asset catalogue of module '\(file.module)' has \(asset.kind.noun) called '\(asset.name)'",
          fixIts: suggestion.map { [.init("Replace by \"\($0)\"", edits: [.init(asset.source.span, "\"\($0)\"")])] } ?? [],
          suggestion: suggestion)
      }
    }
  }

  static let explanation = DiagnosticExplanation(
    DiagnosticID("UnknownAsset"), .error, title: "No asset catalogue has a colour set or image set of this name",
    text: """
      `{ "asset": … }` names a colour set where a colour is due, an image set or a symbol set where an image is due, in an asset catalogue \
      of the module to which the theme belongs. At run time a name that is not there is no colour or no image at all. Names are looked up \
      in the catalogues that `pelmet.json` lists in `assets`; without that list nothing is checked. A folder of a catalogue that provides a \
      namespace is part of the name.

      With a colour set `Brand` in the catalogue:

      ```json
      { "pelmet": 1, "window": { "tintColor": { "asset": "brand" } } }
      ```

      Names distinguish capitals:

      ```json
      { "pelmet": 1, "window": { "tintColor": { "asset": "Brand" } } }
      ```
      """)
}
