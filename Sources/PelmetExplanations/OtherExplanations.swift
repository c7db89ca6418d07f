internal import PelmetDiagnostics

extension Explanation {
  /// The rules about conditions, assets, fonts of tabs and waivers.
  static let other: [Explanation] = [
    Explanation(
      .contradictoryWhen, title: "A condition that never holds",
      text: """
        No system, no scheme, no device fulfils everything that `is` asks for, so what the entry says is never used. Systems begin at \
        `minimumOS` in `pelmet.json`, iOS 15 if nothing is said there, and a forced `userInterfaceStyle` leaves one scheme.

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

        A range of versions such as `"<15"` or `">=26 <18"` is looked at first: bounds that are the wrong way round hold nowhere.
        """),
    Explanation(
      .oversizedTabFont, title: "Titles of tabs are too large for the bar",
      text: """
        The system's titles of tabs have 10 points, and there is little room for more: above 12 points titles are cut off where several tabs \
        share the width of a phone. Looked at are the layouts of a tab bar's appearances (APP-13) and the title attributes of tab bar items \
        (ITM-11).

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
      .scalingTabFont, title: "Titles of tabs grow without limit",
      text: """
        A text style, or a size that is `relativeTo` one, grows with the reader's text size, but a tab bar does not: titles wrap or are cut off. \
        The system keeps the titles of tabs small and shows a large symbol while a tab is held down. Looked at are the layouts of a tab bar's \
        appearances (APP-13) and the title attributes of tab bar items (ITM-11); the text of badges may grow.

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
        The entry of `when` ends before the version of iOS that introduces the property or the case, so there is no system on which it \
        could be set: most often the comparison points the wrong way. Subtitles for instance came with iOS 26 (APP-15).

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

        Let the entry hold where the property exists:

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
        """),
    Explanation(
      .unusedWaiver, title: "A waiver that waives nothing",
      text: """
        An entry of `waive` accepts what a rule finds at a place, with a reason. When the rule finds nothing there, because the theme was \
        mended or because the pointer names another place, the entry only hides mistakes to come.

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

        Remove it, or mend its pointer:

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
