internal import PelmetDiagnostics

extension Explanation {
  /// The rules about properties that UIKit treats in another way than a theme suggests.
  static let uiKit: [Explanation] = [
    Explanation(
      .buttonImageOverGlass, title: "A button background beside the glass of iOS 26",
      text: """
        From iOS 26 on, bar buttons are on glass, alone or grouped with their neighbours (LG-2). An image that was drawn as the background \
        of a button is then inside the glass, with a different shape. Only themes that mention iOS 26 are checked, as for OpaqueOverGlass.

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

        Keep the image for earlier systems:

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

        On iOS 26 the tint of a prominent item fills its glass (LG-3), which is often the purpose of the image.
        """),
    Explanation(
      .hiddenBackground, title: "A bar's colour behind its opaque slots",
      text: """
        `backgroundColor` of a bar is the colour of the view, behind everything that the bar draws. A slot with an opaque colour, or with \
        the opaque preset and no other colour, covers it (APP-7, APP-8), so that it is never seen.

        ```json
        {
          "pelmet": 1,
          "toolbar": {
            "backgroundColor": { "light": "#FFF8E1", "dark": "#2B2517" },
            "standardAppearance": { "background": "opaque" },
            "scrollEdgeAppearance": "standardAppearance"
          }
        }
        ```

        Write the colour in the slot:

        ```json
        {
          "pelmet": 1,
          "toolbar": {
            "standardAppearance": { "background": "opaque", "backgroundColor": { "light": "#FFF8E1", "dark": "#2B2517" } },
            "scrollEdgeAppearance": "standardAppearance"
          }
        }
        ```

        A bar with one transparent or translucent slot shows its own colour through that, and is not reported.
        """),
    Explanation(
      .legacyBesideModern, title: "A legacy property beside appearance slots",
      text: """
        An appearance object of a bar overrides its older properties: background, shadow, titles, back indicator, unselected tabs. They \
        then have no effect (APP-14). `tintColor` and `isTranslucent` are not affected: the slots have nothing in their place.

        ```json
        {
          "pelmet": 1,
          "navigationBar": {
            "barTintColor": { "system": "systemBackground" },
            "standardAppearance": { "background": "opaque", "backgroundColor": { "system": "systemBackground" } },
            "scrollEdgeAppearance": "standardAppearance"
          }
        }
        ```

        Write it in the slots alone:

        ```json
        {
          "pelmet": 1,
          "navigationBar": {
            "standardAppearance": { "background": "opaque", "backgroundColor": { "system": "systemBackground" } },
            "scrollEdgeAppearance": "standardAppearance"
          }
        }
        ```

        There is one finding for each bar, at the first such property. Properties for systems before iOS 13 belong in an entry of `when` \
        with `"is": { "os": "<13" }`, in which no slot applies.
        """),
    Explanation(
      .opaqueOverGlass, title: "An opaque background over the glass of iOS 26",
      text: """
        From iOS 26 on, bars have no background of their own: items are on glass, and the scroll edge effect keeps them legible. A \
        background colour covers both (LG-1). Only themes that mention iOS 26 are checked: those of apps that require it, and those with \
        an entry of `when` that begins or ends there.

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

        Remove the background where there is glass:

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

        A colour with an alpha below 1 is not reported. If the brand needs the colour, waive the finding with the reason.
        """),
    Explanation(
      .padOnlyProperty, title: "Item widths or spacings where items are not centered",
      text: """
        `itemWidth`, `itemSpacing` and their counterparts in a slot, `stackedItemWidth` and `stackedItemSpacing`, apply only while items \
        are centered. With automatic positioning that is on iPad only; a phone spreads the items over the whole width and ignores both \
        (TAB-9, APP-13).

        ```json
        { "pelmet": 1, "tabBar": { "itemWidth": 80, "itemSpacing": 24 } }
        ```

        Center the items:

        ```json
        { "pelmet": 1, "tabBar": { "itemPositioning": "centered", "itemWidth": 80, "itemSpacing": 24 } }
        ```

        Or write the values for iPad only, in an entry of `when` with `"is": { "idiom": "pad" }`.
        """),
    Explanation(
      .popGestureDisabled, title: "A screen without the swipe back",
      text: """
        The swipe back from the edge works only while the navigation bar is shown and the back button is not hidden (POP-2). Hiding either \
        may be intended, as in a form that must not be left by accident; often nobody notices that the swipe is lost. This is a remark: it \
        never counts as a failure.

        ```json
        { "pelmet": 1, "screens": { "reader": { "navigationController": { "isNavigationBarHidden": true } } } }
        ```

        A transparent bar keeps the swipe:

        ```json
        {
          "pelmet": 1,
          "screens": {
            "reader": {
              "navigationBar": {
                "standardAppearance": { "background": "transparent" },
                "scrollEdgeAppearance": "standardAppearance"
              }
            }
          }
        }
        ```

        An app that gives the gesture a delegate of its own must keep it from starting on the first screen (POP-4). If the gesture should \
        be off, waive the remark with the reason.
        """),
    Explanation(
      .shadowWithoutBackground, title: "A legacy shadow image without a background image",
      text: """
        The legacy properties replace the line at the edge of a bar only together with the background: `shadowImage` alone has no effect, \
        not even an empty one that should remove the line (BAR-7).

        ```json
        { "pelmet": 1, "navigationBar": { "shadowImage": "none" } }
        ```

        In an appearance slot the shadow needs no background image (APP-9):

        ```json
        {
          "pelmet": 1,
          "navigationBar": {
            "standardAppearance": { "background": "default", "shadowColor": "none" },
            "scrollEdgeAppearance": "standardAppearance"
          }
        }
        ```
        """),
    Explanation(
      .unpairedBackIndicator, title: "A back indicator lacks its mask, or a mask its indicator",
      text: """
        The chevron of the back button is drawn from two images: the indicator, and the mask behind which the title slides away during a \
        transition. If one of them is missing, UIKit uses its own for both (APP-10; BAR-9 for the legacy properties).

        ```json
        {
          "pelmet": 1,
          "navigationBar": {
            "standardAppearance": { "backIndicatorImage": { "symbol": "arrow.left" } },
            "scrollEdgeAppearance": "standardAppearance"
          }
        }
        ```

        Write both, the same image if you have no other:

        ```json
        {
          "pelmet": 1,
          "navigationBar": {
            "standardAppearance": {
              "backIndicatorImage": { "symbol": "arrow.left" },
              "backIndicatorTransitionMaskImage": { "symbol": "arrow.left" }
            },
            "scrollEdgeAppearance": "standardAppearance"
          }
        }
        ```
        """),
    Explanation(
      .unscopedOverride, title: "A screen sets what all screens share",
      text: """
        The values of a screen should end with the screen. A navigation item has slots of its own (APP-2), and a tint and a search bar are \
        set on one instance. Bar button and tab bar items are styled through proxies for the whole app, which do not reach views that are \
        already shown (PRX-3); a toolbar and the legacy properties of a navigation bar belong to the bar that all screens of a navigation \
        controller share (APP-4). Such a value remains when the user has gone back.

        ```json
        {
          "pelmet": 1,
          "screens": {
            "imageEditor": {
              "barButtonItem": { "titleTextAttributes": { "normal": { "foregroundColor": { "system": "label" } } } }
            }
          }
        }
        ```

        Use the slots of the screen's navigation bar:

        ```json
        {
          "pelmet": 1,
          "screens": {
            "imageEditor": {
              "navigationBar": {
                "standardAppearance": {
                  "buttonAppearance": { "normal": { "titleTextAttributes": { "foregroundColor": { "system": "label" } } } }
                }
              }
            }
          }
        }
        ```

        For a whole part of the app, such as everything inside one navigation controller, write a context instead of a screen.
        """),
  ]
}
