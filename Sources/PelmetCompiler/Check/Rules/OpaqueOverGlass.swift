internal import Pelmet
internal import PelmetDiagnostics

/// A theme that knows of iOS 26 paints over its glass.
enum OpaqueOverGlass: Rule {
  static func check(_ theme: CheckedTheme) {
    for (bar, rows) in theme.glassBars {
      for slot in bar.slots {
        guard let entry = slot.object[.backgroundColor], entry.isSet, let color = theme.color(entry),
          rows.contains(where: { color.resolved(for: $0).isOpaque })
        else { continue }
        theme.report(
          Self.self, at: entry.valueSource,
          "on iOS 26 this covers the glass and the scroll edge effect of the \(bar.kind.noun); "
            + "in an entry of \"when\" for \">=26\" write \"background\": \"default\" and \"backgroundColor\": null")
      }
    }
  }

  static let explanation = DiagnosticExplanation(
    DiagnosticID("OpaqueOverGlass"), .warning, title: "An opaque background over the glass of iOS 26",
    text: """
      From iOS 26 on bars have no background of their own: items stand on glass, and the scroll edge effect keeps them legible. A \
      background colour of the app covers both (LG-1). Only themes that know of iOS 26 are looked at: those of apps that run on nothing \
      older, and those with an entry of `when` that begins or ends there.

      ```json
      {
        "pelmet": 1,
        "navigationBar": {
          "standardAppearance": { "background": "opaque", "backgroundColor": { "system": "systemBackground" } },
          "scrollEdgeAppearance": "standardAppearance"
        },
        "when": [{ "is": { "os": ">=26" }, "navigationBar": { "prefersLargeTitles": false } }]
      }
      ```

      Take the background away where there is glass:

      ```json
      {
        "pelmet": 1,
        "navigationBar": {
          "standardAppearance": { "background": "opaque", "backgroundColor": { "system": "systemBackground" } },
          "scrollEdgeAppearance": "standardAppearance"
        },
        "when": [
          {
            "is": { "os": ">=26" },
            "navigationBar": {
              "prefersLargeTitles": false,
              "standardAppearance": { "background": "default", "backgroundColor": null }
            }
          }
        ]
      }
      ```

      A colour with an alpha below 1 is no finding. If the brand needs the colour, waive the finding with the reason.
      """)
}

extension Theme.Color {
  /// Whether a colour that is resolved for some traits lets nothing through, as far as that can be known.
  fileprivate var isOpaque: Bool {
    switch content {
    case .rgb(let rgb): rgb.alpha == 255
    case .displayP3(let color): color.sRGB.alpha == 255
    case .system(let color): !Theme.SystemColor.translucent.contains(color)
    case .asset(let asset): asset.approximately?.alpha == 255
    case .derived(.alpha(_, let alpha)): alpha == 1
    case .derived(let derivation): derivation.operands.allSatisfy(\.isOpaque)
    case .noColor, .adaptive, .parameter: false
    }
  }
}

extension Theme.SystemColor {
  /// The system's colours with an alpha below 1.
  fileprivate static let translucent: Set<Theme.SystemColor> = [
    .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .separator, .systemFill, .secondarySystemFill,
    .tertiarySystemFill, .quaternarySystemFill, .lightText, .clear,
  ]
}
