internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

/// One slot of a bar has a colour that never changes, another the system's background, which does.
enum PresetWithoutColor: Rule {
  static let explanation = DiagnosticExplanation(
    DiagnosticID("PresetWithoutColor"), .warning, title: "A slot falls back to the system's background",
    text: """
      The presets `opaque` and `default` paint the system's background, light in light and dark in dark (APP-8). Beside a slot with a colour \
      that is the same in both, and in a theme that follows the system, such a slot makes the bar change its colour as the content is \
      scrolled. UIKit takes every value from one slot and merges nothing (APP-1), so a colour in one slot says nothing about the others.

      ```json
      {
        "pelmet": 1,
        "navigationBar": {
          "tintColor": "#74F864",
          "standardAppearance": { "background": "opaque", "titleTextAttributes": { "foregroundColor": "#74F864" } },
          "scrollEdgeAppearance": {
            "background": "opaque",
            "backgroundColor": "#162F1E",
            "titleTextAttributes": { "foregroundColor": "#74F864" }
          }
        },
        "statusBar": { "style": "lightContent" }
      }
      ```

      Give the slot the colour too:

      ```json
      {
        "pelmet": 1,
        "navigationBar": {
          "tintColor": "#74F864",
          "standardAppearance": {
            "background": "opaque",
            "backgroundColor": "#162F1E",
            "titleTextAttributes": { "foregroundColor": "#74F864" }
          },
          "scrollEdgeAppearance": "standardAppearance"
        },
        "statusBar": { "style": "lightContent" }
      }
      ```

      What is hard to read on that slot as a consequence is not reported as well.
      """)

  static func check(_ theme: CheckedTheme) {
    for group in theme.legibility.groups {
      for bar in group.bars {
        for slot in bar.slots {
          for preset in presets(of: slot, on: bar, in: group) {
            theme.report(
              self, at: preset.valueSource,
              "this slot has the system's background, light or dark, while another slot of the \(bar.bar.noun) always has the same colour;"
                + " write \"backgroundColor\" here too",
              notes: other(than: slot, on: bar)?.views.first?.ground.colorEntry.map {
                [.init("The other slot's colour", at: $0.valueSource.span)]
              }
                ?? [])
          }
        }
      }
    }
  }

  /// The presets of a slot that paint the system's background beside a colour that never changes.
  static func presets(of slot: SlotSurface, on bar: BarSurface, in group: Legibility.Group) -> [StyleEntry] {
    guard group.cells.followsSystem else { return [] }
    let presets = slot.views.compactMap { view -> StyleEntry? in
      guard let preset = view.ground.preset, preset.name == "opaque" || preset.name == "default", view.ground.paintsPreset else {
        return nil
      }
      return preset
    }
    return presets.isEmpty || other(than: slot, on: bar) == nil ? [] : presets
  }

  private static func other(than slot: SlotSurface, on bar: BarSurface) -> SlotSurface? {
    bar.slots.first { $0.name != slot.name && $0.fixedColor != nil }
  }
}
