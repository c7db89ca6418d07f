internal import PelmetDiagnostics

extension Explanation {
  /// The rules about texts, icons and titles that are hard to see.
  static let legibility: [Explanation] = [
    Explanation(
      .fixedAppearance, title: "A theme for one appearance follows the system",
      text: """
        The theme does not force a user interface style, so users in the other appearance see the system's colours change while the \
        theme's do not. The finding has two forms. Either the page under the bars, `content.backgroundColor`, is the same in light and \
        dark; or all that is illegible on a bar is a system colour (a title without a colour is `label`) on a background that is the same \
        in both, and is illegible in only one of them. A bar in a brand's colour with texts that fit is fine.

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

        Force the style that the theme is made for, which is the fix that the finding offers:

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

        Before iOS 17, the status bar's style `default` follows the system's scheme, too (STB-6).
        """),
    Explanation(
      .indistinctDisabledState, title: "A disabled item looks like an enabled one",
      text: """
        The states `normal` and `disabled` both write the colour of a title or an icon, and it is the same in light and dark, with normal \
        and increased contrast. Without a colour for `disabled` UIKit dims the normal one (APP-12), so it is better to write none.

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

        Leave the state out, or give it a distinct colour:

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
      .lowContrast, title: "Text is hard to read on its bar",
      text: """
        Every text and icon of a bar is compared with its background, in light and dark, with normal and increased contrast, and on every \
        version of iOS where it differs. Texts need a contrast of 4.5:1 (WCAG 2); large titles, tints, icons, badges and placeholders need \
        3:1. Below 1.5:1 a text cannot be read, and the finding says so; it is still a warning, because how a bar looks is for the app to \
        say. `"rules": { "LowContrast": "error" }`, which `pelmet init` writes into `pelmet.json`, makes it an error.

        A slot with the default preset has the system's material; a transparent one shows `content.backgroundColor` (APP-8). Nothing is \
        judged on a background that is `"unknown"`, an image, an asset or a parameter. From iOS 26 on, the background of a prominent \
        button's text is the bar's tint (LG-3). A colour that is not written is the system's (APP-1: one slot gives all values, nothing is \
        merged), and is judged where the slot has a background colour.

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

        In dark mode the material is nearly black, and so is the title. Write the colour for each scheme:

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

        The finding is at the text's colour, or at the background if a later layer changes that, such as a screen with a bar colour of its \
        own. An app's tests find the same on the bars that its screens show, with `simulation.audit(theme:)`.

        The fix is the nearest colour that is legible wherever the value is seen: the least change of lightness, as `contrastWith` \
        computes it, in each scheme if none serves both. A reference stays a reference, inside a `contrastWith`:

        ```json
        {
          "pelmet": 1,
          "colors": { "accent": { "light": "#FFB300", "dark": "#FFD166" } },
          "toolbar": {
            "tintColor": { "color": "{accent}", "contrastWith": { "light": "#F9F9F9", "dark": "#1D1D1D" }, "minimum": 3 },
            "standardAppearance": { "background": "default" },
            "scrollEdgeAppearance": "standardAppearance"
          }
        }
        ```
        """),
    Explanation(
      .parameterWithoutDerivation, title: "Colours on a parameter do not follow it",
      text: """
        The background of a bar is a parameter, whose value comes from the app or its server at run time: whether a fixed title is legible \
        on it cannot be known now. Title, tint, button texts and tabs on such a bar must be derived from the parameter, with `readableOn` \
        (the first of some candidates that reaches a ratio) or `contrastWith` (the same colour, lighter or darker); the status bar must be \
        `automatic`, because its other styles are white and black (STB-6). Contrast with a parameter is not judged otherwise, not even \
        with its default.

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
        The clock and the icons over the navigation bar are white (`lightContent`) or black (`darkContent`), and reach less than 3:1 on \
        it. Before iOS 17 the style `default` follows the scheme: black in light, white in dark. From iOS 17 on it follows the content \
        under the status bar and is not judged (STB-6); nor is `automatic`, which Pelmet computes for each slot. The rule looks at the \
        standard and the scroll edge appearance, where the theme writes a style or a background colour.

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

        Write the other style, or leave it to Pelmet:

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

        A controller's style is shown only if its containers ask it (STB-2).
        """),
    Explanation(
      .unselectedTabContrast, title: "Unselected tabs are hard to see",
      text: """
        The icon or the title of tabs that are not selected has a contrast of less than 3:1 (WCAG 2, non-text contrast) on the tab bar. \
        Many apps use pale tabs on purpose, so this is always a warning, with a rule of its own. Colours that the theme does not write are \
        not judged, nor are disabled tabs. The rule looks at all three layouts of tabs (APP-13).

        ```json
        {
          "pelmet": 1,
          "userInterfaceStyle": "light",
          "tabBar": {
            "standardAppearance": {
              "background": "opaque",
              "backgroundColor": "#F7F7F7",
              "itemAppearance": { "normal": { "iconColor": "#CCCCCC" }, "selected": { "iconColor": "#1E84AF" } }
            },
            "scrollEdgeAppearance": "standardAppearance"
          }
        }
        ```

        Darken the grey until it reaches the ratio, or use `contrastWith`:

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
            },
            "scrollEdgeAppearance": "standardAppearance"
          }
        }
        ```
        """),
  ]
}
