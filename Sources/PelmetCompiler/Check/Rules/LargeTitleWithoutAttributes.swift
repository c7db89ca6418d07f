internal import Pelmet
internal import PelmetDiagnostics

/// The title has a colour, the large title does not.
enum LargeTitleWithoutAttributes: Rule {
  static let explanation = DiagnosticExplanation(
    DiagnosticID("LargeTitleWithoutAttributes"), .warning, title: "The large title does not have the title's colour",
    text: """
      `titleTextAttributes` is for the small title only; the large one has `largeTitleTextAttributes`, and without a colour there it is \
      `label`, black in light and white in dark. The finding comes where large titles are asked for (NAV-12: `prefersLargeTitles`, or the \
      display mode `always` or `inline`) and a slot gives the title a colour of its own.

      ```json
      {
        "pelmet": 1,
        "navigationBar": {
          "prefersLargeTitles": true,
          "tintColor": "#FFFFFF",
          "standardAppearance": {
            "background": "opaque",
            "backgroundColor": "#7B1FA2",
            "titleTextAttributes": { "foregroundColor": "#FFFFFF" }
          },
          "scrollEdgeAppearance": "standardAppearance"
        },
        "statusBar": { "style": "lightContent" }
      }
      ```

      Write both:

      ```json
      {
        "pelmet": 1,
        "navigationBar": {
          "prefersLargeTitles": true,
          "tintColor": "#FFFFFF",
          "standardAppearance": {
            "background": "opaque",
            "backgroundColor": "#7B1FA2",
            "titleTextAttributes": { "foregroundColor": "#FFFFFF" },
            "largeTitleTextAttributes": { "foregroundColor": "#FFFFFF" }
          },
          "scrollEdgeAppearance": "standardAppearance"
        },
        "statusBar": { "style": "lightContent" }
      }
      ```

      Fonts are not compared: the two titles have different ones by design.
      """)

  static func check(_ theme: CheckedTheme) {
    for bar in theme.legibility.groups.flatMap(\.bars) where bar.bar == .navigationBar {
      for view in bar.slots.flatMap(\.views) where isMistake(view, theme) {
        guard let title = view.slot[.titleTextAttributes] else { continue }
        theme.report(
          self, atKeyOf: title.source,
          "the title has a colour, but the large title is left with the system's; write \"largeTitleTextAttributes\" beside it")
      }
    }
  }

  /// Whether a slot gives the title a colour and the large title, which is shown, none.
  static func isMistake(_ view: SlotSurface.View, _ theme: CheckedTheme) -> Bool {
    let large = view.slot[.largeTitleTextAttributes, .foregroundColor]
    guard showsLargeTitles(view.cell.style), large == nil || large?.isNull == true, !theme.chain.isDamaged,
      let title = view.slot[.titleTextAttributes, .foregroundColor], !title.isNone, let color = theme.color(title)
    else { return false }
    return color != .system(.label)
  }

  private static func showsLargeTitles(_ style: StyleObject) -> Bool {
    let prefers = style[.navigationBar, .prefersLargeTitles]?.boolean
    switch style[.navigationItem, .largeTitleDisplayMode]?.name {
    case "never": return false
    case "always", "inline": return prefers ?? true
    default: return prefers ?? false
    }
  }
}
