internal import PelmetDiagnostics

extension Explanation {
  /// The rules about conditions, assets, fonts of tabs and waivers.
  static let other: [Explanation] = [
    Explanation(
      .contradictoryWhen, title: "A condition that never applies",
      text: """
        No combination of system, scheme and device meets all of `is`, so the entry is never used. Systems begin at `minimumOS` in \
        `pelmet.json`, which is iOS 15 if not set, and a forced `userInterfaceStyle` leaves one scheme.

        ```json
        {
          "pelmet": 1,
          "userInterfaceStyle": "light",
          "when": [{ "is": { "scheme": "dark" }, "statusBar": { "style": "lightContent" } }]
        }
        ```

        Remove the entry, or what contradicts it:

        ```json
        {
          "pelmet": 1,
          "when": [{ "is": { "scheme": "dark" }, "statusBar": { "style": "lightContent" } }]
        }
        ```

        A range of versions such as `"<15"` or `">=26 <18"` is checked first: a range whose bounds are the wrong way round is empty.
        """),
    Explanation(
      .oversizedTabFont, title: "Tab titles are too large for the bar",
      text: """
        The system's tab titles have 10 points, and there is little room for more: above 12 points they are cut off when several tabs \
        share the width of a phone. The rule looks at the layouts of a tab bar's appearances (APP-13) and the title attributes of tab bar \
        items (ITM-11).

        ```json
        {
          "pelmet": 1,
          "tabBar": {
            "standardAppearance": {
              "background": "default",
              "itemAppearance": {
                "normal": { "titleTextAttributes": { "font": { "size": 14 } } },
                "selected": { "titleTextAttributes": { "font": { "size": 14 } } }
              }
            }
          }
        }
        ```

        ```json
        {
          "pelmet": 1,
          "tabBar": {
            "standardAppearance": {
              "background": "default",
              "itemAppearance": {
                "normal": { "titleTextAttributes": { "font": { "size": 10 } } },
                "selected": { "titleTextAttributes": { "font": { "size": 10 } } }
              }
            }
          }
        }
        ```
        """),
    Explanation(
      .scalingTabFont, title: "Tab titles grow without limit",
      text: """
        A text style, or a size that is `relativeTo` one, grows with the user's text size, but a tab bar does not: titles wrap or are cut \
        off. The system keeps tab titles small and shows a large symbol while a tab is held down. The rule looks at the layouts of a tab \
        bar's appearances (APP-13) and the title attributes of tab bar items (ITM-11); the text of badges may grow.

        ```json
        {
          "pelmet": 1,
          "tabBar": {
            "standardAppearance": {
              "background": "default",
              "itemAppearance": {
                "normal": { "titleTextAttributes": { "font": { "textStyle": "caption2" } } },
                "selected": { "titleTextAttributes": { "font": { "textStyle": "caption2" } } }
              }
            }
          }
        }
        ```

        Write a size, or a limit:

        ```json
        {
          "pelmet": 1,
          "tabBar": {
            "standardAppearance": {
              "background": "default",
              "itemAppearance": {
                "normal": { "titleTextAttributes": { "font": { "size": 10 } } },
                "selected": { "titleTextAttributes": { "font": { "textStyle": "caption2", "maximumSize": 12 } } }
              }
            }
          }
        }
        ```
        """),
    Explanation(
      .unavailableProperty, title: "A property for systems that do not have it",
      text: """
        The entry of `when` ends before the version of iOS that introduces the property or the case, so it can never be set: usually the \
        comparison is the wrong way round. Subtitles, for example, are available from iOS 26 (APP-15).

        ```json
        {
          "pelmet": 1,
          "when": [
            {
              "is": { "os": "<26" },
              "navigationBar": {
                "standardAppearance": { "subtitleTextAttributes": { "foregroundColor": { "system": "secondaryLabel" } } }
              }
            }
          ]
        }
        ```

        Let the entry apply where the property exists:

        ```json
        {
          "pelmet": 1,
          "when": [
            {
              "is": { "os": ">=26" },
              "navigationBar": {
                "standardAppearance": { "subtitleTextAttributes": { "foregroundColor": { "system": "secondaryLabel" } } }
              }
            }
          ]
        }
        ```

        Outside of `when` a property may be newer than the oldest system of the app: systems that lack it ignore it.
        """),
    Explanation(
      .unknownAsset, title: "No asset catalogue has a colour set or image set of this name",
      text: """
        `{ "asset": … }` names a colour set where a colour is expected, an image set or a symbol set where an image is expected, in an \
        asset catalogue of the module to which the theme belongs. At run time a name that does not exist gives no colour and no image. \
        Names are looked up in the catalogues that `pelmet.json` lists in `assets`, from which the colours are read as well; without that \
        list nothing is checked. A folder of a catalogue that provides a namespace is part of the name.

        With a colour set `Brand` in the catalogue:

        ```json
        { "pelmet": 1, "window": { "tintColor": { "asset": "brand" } } }
        ```

        Letter case counts:

        ```json
        { "pelmet": 1, "window": { "tintColor": { "asset": "Brand" } } }
        ```
        """),
    Explanation(
      .unusedWaiver, title: "A waiver that suppresses nothing",
      text: """
        An entry of `waive` accepts what a rule finds at a place, with a reason. When the rule finds nothing there, because the theme was \
        fixed or because the pointer names another place, the entry only hides future mistakes.

        ```json
        {
          "pelmet": 1,
          "navigationBar": {
            "standardAppearance": { "background": "opaque", "backgroundColor": { "system": "systemBackground" } },
            "scrollEdgeAppearance": "standardAppearance"
          },
          "waive": [{ "rule": "IncompleteSlots", "at": "/navigationBar", "why": "the edge is clear by design" }]
        }
        ```

        Remove it, or correct its pointer:

        ```json
        {
          "pelmet": 1,
          "navigationBar": { "standardAppearance": { "background": "opaque", "backgroundColor": { "system": "systemBackground" } } },
          "waive": [{ "rule": "IncompleteSlots", "at": "/navigationBar", "why": "the edge is clear by design" }]
        }
        ```

        Waivers are judged when all themes of a module are compiled together and none has an error, and only for rules that look at theme \
        files.
        """),
  ]
}
