internal import PelmetDiagnostics

extension Explanation {
  /// The rules about texts, icons and titles that are hard to see.
  static let legibility: [Explanation] = [
    Explanation(
      .fixedAppearance, title: "A theme for one appearance follows the system",
      text: """
        The theme does not force a user interface style, so that half of its readers see it in the other appearance: the system's own colours \
        turn round, while the theme's do not. That shows in one of two ways. The page under the bars, `content.backgroundColor`, is the same in \
        light and dark; or everything that fails on a bar is a system colour (a title without a colour is `label`) on a background that is the \
        same in both, and it fails in one of the two only. A bar in the colour of a brand, with texts that fit, is fine.

        ```json
        {
          "pelmet": 1,
          "content": { "backgroundColor": "#FFFFFF" },
          "navigationBar": {
            "tintColor": "#0250BB",
            "standardAppearance": {
              "background": "opaque",
              "backgroundColor": "#F9F9FB",
              "titleTextAttributes": { "foregroundColor": "#15141A" }
            },
            "scrollEdgeAppearance": "standardAppearance"
          },
          "statusBar": { "style": "default" }
        }
        ```

        Force the style for which the theme was made, which is what the offered change does:

        ```json
        {
          "pelmet": 1,
          "userInterfaceStyle": "light",
          "content": { "backgroundColor": "#FFFFFF" },
          "navigationBar": {
            "tintColor": "#0250BB",
            "standardAppearance": {
              "background": "opaque",
              "backgroundColor": "#F9F9FB",
              "titleTextAttributes": { "foregroundColor": "#15141A" }
            },
            "scrollEdgeAppearance": "standardAppearance"
          },
          "statusBar": { "style": "default" }
        }
        ```

        Or write the colours for both: `{ "light": "#FFFFFF", "dark": "#15141A" }`.

        The status bar's style `default`, too, goes by the system's scheme before iOS 17 (STB-6).
        """),
    Explanation(
      .indistinctDisabledState, title: "A disabled item looks like an enabled one",
      text: """
        The states `normal` and `disabled` both write the colour of a title or an icon, and it is the same in light and dark, with normal and \
        increased contrast. Without a colour for `disabled` UIKit dims the normal one (APP-12), so that writing nothing is better.

        ```json
        {
          "pelmet": 1,
          "navigationBar": {
            "standardAppearance": {
              "background": "default",
              "buttonAppearance": {
                "normal": { "titleTextAttributes": { "foregroundColor": { "light": "#0A5FD1", "dark": "#5AA9FF" } } },
                "disabled": { "titleTextAttributes": { "foregroundColor": { "light": "#0A5FD1", "dark": "#5AA9FF" } } }
              }
            }
          }
        }
        ```

        Leave the state out, or give it a colour that can be told apart:

        ```json
        {
          "pelmet": 1,
          "colors": { "accent": { "light": "#0A5FD1", "dark": "#5AA9FF" } },
          "navigationBar": {
            "standardAppearance": {
              "background": "default",
              "buttonAppearance": {
                "normal": { "titleTextAttributes": { "foregroundColor": "{accent}" } },
                "disabled": { "titleTextAttributes": { "foregroundColor": { "color": "{accent}", "alpha": 0.4 } } }
              }
            }
          }
        }
        ```
        """),
    Explanation(
      .lowContrast, title: "A text is hard to read on its bar",
      text: """
        Every text and icon of a bar is compared with what lies under it, in light and dark, with normal and increased contrast, and on the \
        versions of iOS that make a difference. Texts need a contrast of 4.5:1 (WCAG 2); large titles, tints, icons, badges and placeholders \
        need 3:1. Below 1.5:1 nobody can read it, and the warning is an error, which can be waived at its place but not switched off.

        A slot with the default preset has the system's material, one that is transparent shows `content.backgroundColor` (APP-8); what lies \
        under it is not judged where that is `"unknown"`, an image, an asset or a parameter. From iOS 26 on the text of a prominent button \
        stands on the bar's tint (LG-3). What is not written is the system's (APP-1: one slot gives all values, nothing is merged), and is \
        judged where the slot has a background colour.

        ```json
        {
          "pelmet": 1,
          "navigationBar": {
            "standardAppearance": {
              "background": "default",
              "titleTextAttributes": { "foregroundColor": "#1A1A1A" }
            },
            "scrollEdgeAppearance": "standardAppearance"
          }
        }
        ```

        The material is nearly black in dark, and so is the title. Write the colour for each scheme:

        ```json
        {
          "pelmet": 1,
          "navigationBar": {
            "standardAppearance": {
              "background": "default",
              "titleTextAttributes": { "foregroundColor": { "light": "#1A1A1A", "dark": "#FFFFFF" } }
            },
            "scrollEdgeAppearance": "standardAppearance"
          }
        }
        ```

        The finding stands at the text's colour, or at the background where that is what the later layer changed, such as a screen that paints \
        a bar of its theme anew. Where the colour has to follow another one, `readableOn` and `contrastWith` work it out.
        """),
    Explanation(
      .parameterWithoutDerivation, title: "What stands on a parameter does not follow it",
      text: """
        The background of a bar is a parameter, which an app or its server fills in later: nobody can tell now whether a fixed title will be \
        legible on it. Title, tint, button texts and tabs on such a bar have to be derived from the parameter, with `readableOn` (the first of \
        some candidates that reaches a ratio) or `contrastWith` (the same colour, lighter or darker); the status bar has to be `automatic`, for \
        its fixed styles are white and black (STB-6). Contrast with a parameter is otherwise not judged, not even with its default.

        ```json
        {
          "pelmet": 1,
          "parameters": { "serverColor": { "type": "color", "default": "#0082C9" } },
          "navigationBar": {
            "tintColor": "#FFFFFF",
            "standardAppearance": {
              "background": "opaque",
              "backgroundColor": "{serverColor}",
              "titleTextAttributes": { "foregroundColor": "#FFFFFF" }
            },
            "scrollEdgeAppearance": "standardAppearance"
          },
          "statusBar": { "style": "lightContent" }
        }
        ```

        Derive each of them:

        ```json
        {
          "pelmet": 1,
          "parameters": { "serverColor": { "type": "color", "default": "#0082C9" } },
          "colors": { "onServer": { "readableOn": "{serverColor}", "candidates": ["#FFFFFF", "#000000"], "minimum": 4.5 } },
          "navigationBar": {
            "tintColor": "{onServer}",
            "standardAppearance": {
              "background": "opaque",
              "backgroundColor": "{serverColor}",
              "titleTextAttributes": { "foregroundColor": "{onServer}" }
            },
            "scrollEdgeAppearance": "standardAppearance"
          },
          "statusBar": { "style": "automatic" }
        }
        ```
        """),
    Explanation(
      .statusBarContrast, title: "The status bar is hard to read",
      text: """
        The clock and the symbols over the navigation bar are white (`lightContent`) or black (`darkContent`), and reach less than 3:1 on it. \
        The style `default` goes by the scheme before iOS 17: black in light, white in dark. From iOS 17 on it goes by what lies under the \
        status bar and is not judged (STB-6); neither is `automatic`, which Pelmet works out for each slot. Judged are the standard and the \
        scroll edge appearance, where the theme writes a style or a background colour.

        ```json
        {
          "pelmet": 1,
          "navigationBar": {
            "tintColor": "#FFFFFF",
            "standardAppearance": {
              "background": "opaque",
              "backgroundColor": "#0A3D66",
              "titleTextAttributes": { "foregroundColor": "#FFFFFF" }
            },
            "scrollEdgeAppearance": "standardAppearance"
          },
          "statusBar": { "style": "darkContent" }
        }
        ```

        Name the other style, or leave it to Pelmet:

        ```json
        {
          "pelmet": 1,
          "navigationBar": {
            "tintColor": "#FFFFFF",
            "standardAppearance": {
              "background": "opaque",
              "backgroundColor": "#0A3D66",
              "titleTextAttributes": { "foregroundColor": "#FFFFFF" }
            },
            "scrollEdgeAppearance": "standardAppearance"
          },
          "statusBar": { "style": "automatic" }
        }
        ```

        A controller shows the style only where its containers ask it (STB-2).
        """),
    Explanation(
      .unselectedTabContrast, title: "Unselected tabs are hard to see",
      text: """
        The icon or the title of tabs that are not selected has a contrast of less than 3:1 (WCAG 2, non-text contrast) on the tab bar. Many \
        apps grey their tabs out on purpose, so this is a warning, never an error, and has a name of its own. What the theme does not write is \
        left to the system and not judged; so are disabled tabs. All three layouts of tabs are looked at (APP-13).

        ```json
        {
          "pelmet": 1,
          "userInterfaceStyle": "light",
          "tabBar": {
            "standardAppearance": {
              "background": "opaque",
              "backgroundColor": "#F7F7F7",
              "itemAppearance": { "normal": { "iconColor": "#CCCCCC" }, "selected": { "iconColor": "#1E84AF" } }
            }
          }
        }
        ```

        Darken the grey until it reaches the ratio, or let `contrastWith` do so:

        ```json
        {
          "pelmet": 1,
          "userInterfaceStyle": "light",
          "tabBar": {
            "standardAppearance": {
              "background": "opaque",
              "backgroundColor": "#F7F7F7",
              "itemAppearance": {
                "normal": { "iconColor": { "color": "#CCCCCC", "contrastWith": "#F7F7F7", "minimum": 3 } },
                "selected": { "iconColor": "#1E84AF" }
              }
            }
          }
        }
        ```
        """),
  ]
}
