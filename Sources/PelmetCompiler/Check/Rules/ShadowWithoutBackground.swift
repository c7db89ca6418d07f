internal import PelmetDiagnostics

/// A legacy shadow that nothing draws.
enum ShadowWithoutBackground: Rule {
  static func check(_ theme: CheckedTheme) {
    for bar in theme.cells.flatMap(\.bars) {
      guard let shadow = bar.property(.shadowImage), bar.style[.backgroundImage].map(\.isNull) ?? true,
        !bar.kind.slots.contains(where: { bar.merged[$0].map { !$0.isNull } ?? false }), !theme.isDamaged(shadow)
      else { continue }
      theme.report(
        Self.self, atKeyOf: shadow.source,
        "a legacy 'shadowImage' changes nothing without a 'backgroundImage' beside it; "
          + "write 'shadowColor' or 'shadowImage' in the appearance slots")
    }
  }

  static let explanation = DiagnosticExplanation(
    DiagnosticID("ShadowWithoutBackground"), .warning, title: "A legacy shadow image without a background image",
    text: """
      The line at the edge of a bar could be replaced before iOS 13 only together with the background: `shadowImage` alone has no effect, \
      not even an empty one that is to remove the line (BAR-7).

      ```json
      { "pelmet": 1, "navigationBar": { "shadowImage": "none" } }
      ```

      In an appearance slot the shadow needs no background image (APP-9):

      ```json
      {
        "pelmet": 1,
        "navigationBar": {
          "standardAppearance": { "background": "default", "shadowColor": "none" },
          "scrollEdgeAppearance": "standardAppearance"
        }
      }
      ```
      """)
}
