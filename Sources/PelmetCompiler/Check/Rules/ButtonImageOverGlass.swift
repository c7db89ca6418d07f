internal import PelmetDiagnostics

/// A theme that knows of iOS 26 gives bar buttons a background beside the glass.
enum ButtonImageOverGlass: Rule {
  static func check(_ theme: CheckedTheme) {
    for (bar, _) in theme.glassBars {
      for slot in bar.slots {
        for button in buttons {
          guard let image = slot.object[button, .normal, .backgroundImage], image.isSet, !image.isNone, !theme.isDamaged(image)
          else { continue }
          theme.report(
            Self.self, atKeyOf: image.source,
            "on iOS 26 buttons stand on glass, which has its own shape around this image; "
              + "in an entry of \"when\" for \">=26\" write \"backgroundImage\": null")
        }
      }
    }
  }

  private static let buttons: [StyleKey] = [
    .buttonAppearance, .doneButtonAppearance, .prominentButtonAppearance, .backButtonAppearance,
  ]

  static let explanation = DiagnosticExplanation(
    DiagnosticID("ButtonImageOverGlass"), .warning, title: "A button background beside the glass of iOS 26",
    text: """
      From iOS 26 on bar buttons stand on glass, alone or grouped with their neighbours (LG-2). An image that was drawn as the background \
      of a button then lies inside the glass in another shape. Only themes that know of iOS 26 are looked at, as for OpaqueOverGlass.

      ```json
      {
        "pelmet": 1,
        "navigationBar": {
          "standardAppearance": {
            "buttonAppearance": { "normal": { "backgroundImage": { "fill": { "system": "systemFill" }, "size": [60, 30], "cornerRadius": 6 } } }
          },
          "scrollEdgeAppearance": "standardAppearance"
        },
        "when": [{ "is": { "os": ">=26" }, "navigationBar": { "prefersLargeTitles": false } }]
      }
      ```

      Keep the image for the systems before:

      ```json
      {
        "pelmet": 1,
        "navigationBar": {
          "standardAppearance": { "background": "default" },
          "scrollEdgeAppearance": "standardAppearance"
        },
        "when": [
          {
            "is": { "os": "<26" },
            "navigationBar": {
              "standardAppearance": {
                "buttonAppearance": { "normal": { "backgroundImage": { "fill": { "system": "systemFill" }, "size": [60, 30], "cornerRadius": 6 } } }
              }
            }
          }
        ]
      }
      ```

      On iOS 26 the tint of a prominent item fills its glass (LG-3), which often is what the image was for.
      """)
}
