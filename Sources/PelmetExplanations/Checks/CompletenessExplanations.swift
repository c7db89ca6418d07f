internal import PelmetDiagnostics

extension Explanation {
  /// The rules about looks that are stated for some states, layouts or slots only.
  static let completeness: [Explanation] = [
    Explanation(
      .incompleteItemLayouts, title: "Tab bar items have a look in some layouts only",
      text: """
        A tab bar lays its items out in three ways, each with an item appearance of its own: `stackedLayoutAppearance` in compact width, \
        `inlineLayoutAppearance` in regular width, as on iPad, and `compactInlineLayoutAppearance` in compact height, as on a phone in \
        landscape (APP-13). A value in one of them does not apply to the others: the colour is gone as soon as the device is turned.

        ```json
        {
          "pelmet": 1,
          "tabBar": {
            "standardAppearance": {
              "stackedLayoutAppearance": {
                "normal": { "iconColor": { "system": "secondaryLabel" } },
                "selected": { "iconColor": { "system": "systemRed" } }
              }
            }
          }
        }
        ```

        `itemAppearance` stands for the three:

        ```json
        {
          "pelmet": 1,
          "tabBar": {
            "standardAppearance": {
              "itemAppearance": {
                "normal": { "iconColor": { "system": "secondaryLabel" } },
                "selected": { "iconColor": { "system": "systemRed" } }
              }
            }
          }
        }
        ```

        A layout that should differ can be written beside it. The name of another layout states it, too: `"inlineLayoutAppearance": \
        "stackedLayoutAppearance"`.
        """),
    Explanation(
      .incompleteItemStates, title: "Tab bar items have a look in one state only",
      text: """
        An item appearance holds one look for each state, and UIKit promises no fallback from `selected` to `normal` (APP-12). A font in \
        one state only changes the width of a title when its tab is selected, so that titles are cut off. With a colour in `normal` only, \
        the colour of the selected item is undefined, unless the bar has a `tintColor`.

        ```json
        {
          "pelmet": 1,
          "tabBar": {
            "standardAppearance": {
              "itemAppearance": { "normal": { "titleTextAttributes": { "font": { "size": 11, "weight": "bold" } } } }
            }
          }
        }
        ```

        Write both states:

        ```json
        {
          "pelmet": 1,
          "tabBar": {
            "standardAppearance": {
              "itemAppearance": {
                "normal": { "titleTextAttributes": { "font": { "size": 11, "weight": "bold" } } },
                "selected": { "titleTextAttributes": { "font": { "size": 11, "weight": "bold" } } }
              }
            }
          }
        }
        ```

        A colour that should come from the tint needs `"tabBar": { "tintColor": … }`, or `null` in `selected`.
        """),
    Explanation(
      .incompleteSlots, title: "A bar has a look in one of its states only",
      text: """
        A bar has an appearance for content that scrolls under it, `standardAppearance`, and one for content at its edge, \
        `scrollEdgeAppearance`. From iOS 15 on every bar is at the edge when a screen opens, and UIKit then takes the standard appearance \
        with its background and shadow made transparent (APP-2, APP-3, APP-4, APP-5). A colour that only one of the two slots has comes \
        and goes while the user scrolls. Legacy properties such as `barTintColor` do not state a slot (APP-14).

        ```json
        {
          "pelmet": 1,
          "tabBar": { "standardAppearance": { "background": "opaque", "backgroundColor": { "system": "systemBackground" } } }
        }
        ```

        State the other slot, usually by the name of the first:

        ```json
        {
          "pelmet": 1,
          "tabBar": {
            "standardAppearance": { "background": "opaque", "backgroundColor": { "system": "systemBackground" } },
            "scrollEdgeAppearance": "standardAppearance"
          }
        }
        ```

        Write `"scrollEdgeAppearance": null` if you want a clear bar at the edge. The compact slots are not required: they fall back to \
        these two.
        """),
    Explanation(
      .largeTitleWithoutAttributes, title: "The large title does not have the title's colour",
      text: """
        `titleTextAttributes` is for the small title only; the large one has `largeTitleTextAttributes`, and without a colour there it is \
        `label`, black in light and white in dark. The finding appears where large titles are used (NAV-12: `prefersLargeTitles`, or the \
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
        """),
    Explanation(
      .leakingSlot, title: "A bar keeps an old background in one of its states",
      text: """
        UIKit takes every value of a bar from one slot and merges nothing (APP-1). A layer that changes the background of \
        `standardAppearance` leaves the other slots as they are: a slot that has a look of its own in a lower layer keeps that look, for \
        example on a screen whose content is at the top (APP-2).

        ```json
        {
          "pelmet": 1,
          "navigationBar": {
            "standardAppearance": { "background": "opaque", "backgroundColor": { "system": "systemBackground" } },
            "scrollEdgeAppearance": { "background": "opaque", "backgroundColor": { "system": "systemBackground" }, "shadowColor": "none" }
          },
          "screens": { "article": { "navigationBar": { "standardAppearance": { "background": "transparent" } } } }
        }
        ```

        State the slot in the later layer as well:

        ```json
        {
          "pelmet": 1,
          "navigationBar": {
            "standardAppearance": { "background": "opaque", "backgroundColor": { "system": "systemBackground" } },
            "scrollEdgeAppearance": { "background": "opaque", "backgroundColor": { "system": "systemBackground" }, "shadowColor": "none" }
          },
          "screens": {
            "article": {
              "navigationBar": {
                "standardAppearance": { "background": "transparent" },
                "scrollEdgeAppearance": "standardAppearance"
              }
            }
          }
        }
        ```

        Or write the slot of the lower layer as `{ "like": "standardAppearance", "shadowColor": "none" }`: a slot that is `like` another \
        follows it through all layers.
        """),
    Explanation(
      .presetWithoutColor, title: "A slot falls back to the system's background",
      text: """
        The presets `opaque` and `default` paint the system's background, which is light in light mode and dark in dark mode (APP-8). \
        Beside a slot with a colour that is the same in both, and in a theme that follows the system, such a slot makes the bar change its \
        colour as the content scrolls. UIKit takes every value from one slot and merges nothing (APP-1), so a colour in one slot says \
        nothing about the others.

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

        Texts that are hard to read on that slot as a consequence are not reported.
        """),
  ]
}
