internal import PelmetDiagnostics

extension Explanation {
  /// The rules about properties that UIKit treats in another way than a theme suggests.
  static let uiKit: [Explanation] = [
    Explanation(
      .buttonImageOverGlass, title: "A button background beside the glass of iOS 26",
      text: """
        From iOS 26 on bar buttons stand on glass, alone or grouped with their neighbours (LG-2). An image that was drawn as the background \
        of a button then lies inside the glass in another shape. Only themes that know of iOS 26 are looked at, as for OpaqueOverGlass.

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

        Keep the image for the systems before:

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

        On iOS 26 the tint of a prominent item fills its glass (LG-3), which often is what the image was for.
        """),
    Explanation(
      .legacyBesideModern, title: "A legacy property beside appearance slots",
      text: """
        Once a bar has an appearance object, that governs what the older properties said: background, shadow, titles, back indicator, \
        unselected tabs. What is written for them changes nothing (APP-14), and whoever edits it wonders why. `tintColor` and \
        `isTranslucent` are not meant: the slots have nothing in their place.

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
        with `"is": { "os": "<13" }`, beside which no slot holds.
        """),
    Explanation(
      .opaqueOverGlass, title: "An opaque background over the glass of iOS 26",
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
        """),
    Explanation(
      .padOnlyProperty, title: "Item widths or spacings where items are not centered",
      text: """
        `itemWidth`, `itemSpacing` and their counterparts in a slot, `stackedItemWidth` and `stackedItemSpacing`, count only while items \
        are centered. With automatic positioning that is so on iPad alone; a phone spreads the items over the whole width and ignores \
        both (TAB-9, APP-13).

        ```json
        { "pelmet": 1, "tabBar": { "itemWidth": 80, "itemSpacing": 24 } }
        ```

        Center the items:

        ```json
        { "pelmet": 1, "tabBar": { "itemPositioning": "centered", "itemWidth": 80, "itemSpacing": 24 } }
        ```

        Or say that the values are for iPad, in an entry of `when` with `"is": { "idiom": "pad" }`.
        """),
    Explanation(
      .popGestureDisabled, title: "A screen from which one cannot swipe back",
      text: """
        The swipe from the edge that leads back begins only while the navigation bar is shown and the back button is not hidden (POP-2). \
        Hiding either on a screen may be just right, as in a form that must not be left by accident; often the swipe is lost unnoticed. \
        This is a remark: it never counts as a failure.

        ```json
        { "pelmet": 1, "screens": { "reader": { "navigationController": { "isNavigationBarHidden": true } } } }
        ```

        A bar that draws nothing keeps the swipe:

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

        An app that gives the gesture a delegate of its own has to make sure that it does not begin on the first screen (POP-4). If the \
        gesture is meant to be off, waive the remark with the reason.
        """),
    Explanation(
      .shadowWithoutBackground, title: "A legacy shadow image without a background image",
      text: """
        The line at the edge of a bar could be replaced before iOS 13 only together with the background: `shadowImage` alone has no effect, \
        not even an empty one that is to remove the line (BAR-7).

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
        transition. Where one of them is missing UIKit resets both to its own (APP-10; BAR-9 for the legacy properties).

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
        What a screen writes should end with the screen. A navigation item has slots of its own (APP-2), and a tint and a search bar are \
        set on one instance. Bar button and tab bar items are styled through proxies for the whole app, which also do not reach views that \
        are shown already (PRX-3); a toolbar and the legacy properties of a navigation bar belong to the bar that all screens of a \
        navigation controller share (APP-4). Such a value is still there when the user has gone back.

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
