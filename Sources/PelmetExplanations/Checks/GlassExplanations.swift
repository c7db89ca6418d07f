internal import PelmetDiagnostics

extension Explanation {
  /// The rules about what iOS 26 and 27 draw otherwise.
  static let glass: [Explanation] = [
    Explanation(
      .backButtonTint, title: "A coloured back button on the glass of iOS 26",
      text: """
        From iOS 26 on, the back button is on glass. Reports differ on whether it takes the bar's tint or the colour of \
        `backButtonAppearance`: most of them saw the label's colour (dotnet/maui#33966 and #34326), one app has its own. Only themes that \
        mention iOS 26 are checked, and those that leave the back indicator to the system.

        ```json
        {
          "pelmet": 1,
          "navigationBar": {
            "standardAppearance": {
              "backButtonAppearance": { "normal": { "titleTextAttributes": { "foregroundColor": { "light": "#0A5FD1", "dark": "#5AA9FF" } } } }
            },
            "scrollEdgeAppearance": "standardAppearance"
          },
          "when": [{ "is": { "os": ">=26" }, "tabBarController": { "tabBarMinimizeBehavior": "never" } }]
        }
        ```

        Write the colour for earlier systems, where it is drawn:

        ```json
        {
          "pelmet": 1,
          "navigationBar": { "standardAppearance": { "background": "default" }, "scrollEdgeAppearance": "standardAppearance" },
          "when": [
            {
              "is": { "os": "<26" },
              "navigationBar": {
                "standardAppearance": {
                  "backButtonAppearance": { "normal": { "titleTextAttributes": { "foregroundColor": { "light": "#0A5FD1", "dark": "#5AA9FF" } } } }
                }
              }
            }
          ]
        }
        ```

        Where the colour must be seen, an image that keeps its own colours is drawn on every system: a `backIndicatorImage` with the \
        rendering mode `alwaysOriginal`.
        """),
    Explanation(
      .ignoredOverGlass, title: "A value that iOS 26 does not draw",
      text: """
        From iOS 26 on, bars are of glass, and some of what themes set for them is not drawn: backgrounds and shadows of tab bars, colours \
        of tabs that are not selected, and backgrounds of toolbars whose effect stays. UIKit says nothing; the bar looks different. The page \
        *Values on glass* of the documentation has the whole table with its sources.

        ```json
        {
          "pelmet": 1,
          "tabBar": {
            "standardAppearance": { "background": "opaque", "backgroundColor": { "system": "systemBackground" } },
            "scrollEdgeAppearance": "standardAppearance"
          },
          "when": [{ "is": { "os": ">=26" }, "tabBarController": { "tabBarMinimizeBehavior": "never" } }]
        }
        ```

        Keep the value for the systems that draw it:

        ```json
        {
          "pelmet": 1,
          "when": [
            {
              "is": { "os": "<26" },
              "tabBar": {
                "standardAppearance": { "background": "opaque", "backgroundColor": { "system": "systemBackground" } },
                "scrollEdgeAppearance": "standardAppearance"
              }
            }
          ]
        }
        ```

        There is one finding for each bar, at the first such value; notes name the others. It is a remark in a theme that nowhere mentions \
        iOS 26, and a warning in one that does: by a `minimumOS` of 26, or by an entry of `when` that begins or ends there. No message is \
        surer than its source: "reported" is what people saw and Apple has not written, "probably" follows from that.

        An app that still opts out of the new look says so in `pelmet.json`, with `"designRequiresCompatibility": true`, and has no such \
        findings.
        """),
    Explanation(
      .largeTitleOverOpaque, title: "A large title over a background at the scroll edge",
      text: """
        From iOS 26 on, large titles belong to the content that scrolls. Where the bar has a visible background at the scroll edge, they were \
        seen to be missing or clipped (react-native-screens#3213, NativePHP#284). Only themes that mention iOS 26 are checked.

        ```json
        {
          "pelmet": 1,
          "navigationBar": {
            "prefersLargeTitles": true,
            "standardAppearance": { "background": "opaque" },
            "scrollEdgeAppearance": { "background": "opaque", "backgroundColor": { "system": "systemBackground" } }
          },
          "when": [{ "is": { "os": ">=26" }, "tabBarController": { "tabBarMinimizeBehavior": "never" } }]
        }
        ```

        Leave the scroll edge to the system:

        ```json
        {
          "pelmet": 1,
          "navigationBar": {
            "prefersLargeTitles": true,
            "standardAppearance": { "background": "opaque" },
            "scrollEdgeAppearance": { "background": "transparent" }
          },
          "when": [{ "is": { "os": ">=26" }, "tabBarController": { "tabBarMinimizeBehavior": "never" } }]
        }
        ```

        It takes the place of OpaqueOverGlass at that slot.
        """),
    Explanation(
      .mixedBadgeColors, title: "Badges of tabs in several colours",
      text: """
        From iOS 26 on, a tab's badge was seen in a mixture of colours where the appearance has different ones for normal and selected tabs \
        (react-native-screens, Expensify#101339). With content at the bottom edge the slot in use is `scrollEdgeAppearance`, so that slots \
        that differ mix too. Only themes that mention iOS 26 are checked.

        ```json
        {
          "pelmet": 1,
          "tabBar": {
            "standardAppearance": {
              "itemAppearance": {
                "normal": { "badgeBackgroundColor": "#B00020" },
                "selected": { "badgeBackgroundColor": "#1B5E20" }
              }
            },
            "scrollEdgeAppearance": "standardAppearance"
          },
          "when": [{ "is": { "os": ">=26" }, "tabBarController": { "tabBarMinimizeBehavior": "never" } }]
        }
        ```

        Write one colour:

        ```json
        {
          "pelmet": 1,
          "tabBar": {
            "standardAppearance": {
              "itemAppearance": {
                "normal": { "badgeBackgroundColor": "#B00020" },
                "selected": { "badgeBackgroundColor": "#B00020" }
              }
            },
            "scrollEdgeAppearance": "standardAppearance"
          },
          "when": [{ "is": { "os": ">=26" }, "tabBarController": { "tabBarMinimizeBehavior": "never" } }]
        }
        ```
        """),
    Explanation(
      .tintNotInherited, title: "A tint that items on glass do not inherit",
      text: """
        From iOS 26 on, items on glass have the label's colour unless they have a tint of their own. Most reports say that the tint of a \
        navigation bar no longer reaches them (dotnet/maui#34083, react-navigation#12932); some saw it inherited under an opaque \
        appearance. Only themes that mention iOS 26 are checked.

        ```json
        {
          "pelmet": 1,
          "navigationBar": { "tintColor": { "light": "#0A5FD1", "dark": "#5AA9FF" } },
          "when": [{ "is": { "os": ">=26" }, "tabBarController": { "tabBarMinimizeBehavior": "never" } }]
        }
        ```

        Give the tint to the items:

        ```json
        {
          "pelmet": 1,
          "barButtonItem": { "tintColor": { "light": "#0A5FD1", "dark": "#5AA9FF" } },
          "when": [{ "is": { "os": ">=26" }, "tabBarController": { "tabBarMinimizeBehavior": "never" } }]
        }
        ```

        It takes the place of BackButtonTint in the same bar. A bar whose buttons have a text colour is not reported.
        """),
  ]
}
