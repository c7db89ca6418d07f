internal import PelmetDiagnostics

/// One of the two images of a back indicator without the other.
enum UnpairedBackIndicator: Rule {
  static func check(_ theme: CheckedTheme) {
    for bar in theme.cells.compactMap({ $0.rows.isEmpty ? nil : $0.bar(.navigationBar) }) {
      // The images of the bar itself count where no slot overrules them.
      for object in (bar.isModern ? [] : [bar.style]) + bar.slots.map(\.object) {
        let images = keys.compactMap { object[$0] }.filter { !$0.isNull }
        guard images.count == 1, let image = images.first, !theme.isDamaged(image) else { continue }
        let other = keys.map(\.name).first { $0 != image.field.name } ?? ""
        theme.report(
          Self.self, atKeyOf: image.source,
          "without '\(other)' beside it UIKit ignores this image and shows its own chevron; write both, the same image if need be"
        )
      }
    }
  }

  private static let keys: [StyleKey] = [.backIndicatorImage, .backIndicatorTransitionMaskImage]

  static let explanation = DiagnosticExplanation(
    DiagnosticID("UnpairedBackIndicator"), .warning, title: "A back indicator lacks its mask, or a mask its indicator",
    text: """
      The chevron of the back button is drawn from two images: the indicator, and the mask behind which the title slides away during a \
      transition. Where one of them is missing UIKit resets both to its own (APP-10; BAR-9 for the legacy properties).

      ```json
      {
        "pelmet": 1,
        "navigationBar": {
          "standardAppearance": { "backIndicatorImage": { "symbol": "arrow.left" } },
          "scrollEdgeAppearance": "standardAppearance"
        }
      }
      ```

      Write both, the same image if you have no other:

      ```json
      {
        "pelmet": 1,
        "navigationBar": {
          "standardAppearance": {
            "backIndicatorImage": { "symbol": "arrow.left" },
            "backIndicatorTransitionMaskImage": { "symbol": "arrow.left" }
          },
          "scrollEdgeAppearance": "standardAppearance"
        }
      }
      ```
      """)
}
