// Generated from the pages in Sources/PelmetExplanations/Rules by `make generate`. Edit there.

internal import PelmetDiagnostics

extension Explanation {
  /// The pages of rules of the stage `checking`, by name.
  static let checkingPages: [Explanation] = [
    Explanation(
      .backButtonTint, title: "A coloured back button on the glass of iOS 26",
      text: #"""
        From iOS 26 on, the back button is on glass. Reports differ on whether it takes the bar's tint or the colour of `backButtonAppearance`: most of them saw the label's colour (dotnet/maui#33966 and #34326), one app has its own. Only themes that mention iOS 26 are checked, and those that leave the back indicator to the system.

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

        Where the colour must be seen, an image that keeps its own colours is drawn on every system: a `backIndicatorImage` with the rendering mode `alwaysOriginal`.
        """#),
    Explanation(
      .buttonImageOverGlass, title: "A button background beside the glass of iOS 26",
      text: #"""
        From iOS 26 on, bar buttons are on glass, alone or grouped with their neighbours (LG-2). An image that was drawn as the background of a button is then inside the glass, with a different shape. Only themes that mention iOS 26 are checked, as for OpaqueOverGlass.

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
        """#),
    Explanation(
      .contradictoryWhen, title: "A condition that never applies",
      text: #"""
        No combination of system, scheme and device meets all of `is`, so the entry is never used. Systems begin at `minimumOS` in `pelmet.json`, which is iOS 15 if not set, and a forced `userInterfaceStyle` leaves one scheme.

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
        """#),
    Explanation(
      .fixedAppearance, title: "A theme for one appearance follows the system",
      text: #"""
        The theme does not force a user interface style, so users in the other appearance see the system's colours change while the theme's do not. The finding has three forms. The page under the bars, `content.backgroundColor`, is the same in light and dark; or `tabBar.backgroundColor` is, which from iOS 26 on is a rectangle behind the floating tab bar; or all that is illegible on a bar is a system colour (a title without a colour is `label`) on a background that is the same in both, and is illegible in only one of them. A bar in a brand's colour with texts that fit is fine.

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
        """#),
    Explanation(
      .hiddenBackground, title: "A bar's colour behind its opaque slots",
      text: #"""
        `backgroundColor` of a bar is the colour of the view, behind everything that the bar draws. A slot with an opaque colour, or with the opaque preset and no other colour, covers it (APP-7, APP-8), so that it is never seen.

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
        """#),
    Explanation(
      .ignoredOverGlass, title: "A value that iOS 26 does not draw",
      text: #"""
        From iOS 26 on, bars are of glass, and some of what themes set for them is not drawn: backgrounds and shadows of tab bars, colours of tabs that are not selected, and backgrounds of toolbars whose effect stays. UIKit says nothing; the bar looks different. The page *Values on glass* of the documentation has the whole table with its sources.

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

        There is one finding for each bar, at the first such value; notes name the others. It is a remark in a theme that nowhere mentions iOS 26, and a warning in one that does: by a `minimumOS` of 26, or by an entry of `when` that begins or ends there. As a remark it has one line for each bar of a module, at the end of the report; `--verbose` has the rest. No message is surer than its source: "reported" is what people saw and Apple has not written, "probably" follows from that.

        An app that still opts out of the new look says so in `pelmet.json`, with `"designRequiresCompatibility": true`, and has no such findings. It can until April 2027, from when on the App Store takes only apps built with the SDK of iOS 27, which has no such choice.
        """#),
    Explanation(
      .incompleteItemLayouts, title: "Tab bar items have a look in some layouts only",
      text: #"""
        A tab bar lays its items out in three ways, each with an item appearance of its own: `stackedLayoutAppearance` in compact width, `inlineLayoutAppearance` in regular width, as on iPad, and `compactInlineLayoutAppearance` in compact height, as on a phone in landscape (APP-13). A value in one of them does not apply to the others: the colour is gone as soon as the device is turned.

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

        A layout that should differ can be written beside it. The name of another layout states it, too: `"inlineLayoutAppearance": "stackedLayoutAppearance"`.
        """#),
    Explanation(
      .incompleteItemStates, title: "Tab bar items have a look in one state only",
      text: #"""
        An item appearance holds one look for each state, and UIKit promises no fallback from `selected` to `normal` (APP-12). A font in one state only changes the width of a title when its tab is selected, so that titles are cut off. With a colour in `normal` only, the colour of the selected item is undefined, unless the bar has a `tintColor`.

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
        """#),
    Explanation(
      .incompleteSlots, title: "A bar has a look in one of its states only",
      text: #"""
        A bar has an appearance for content that scrolls under it, `standardAppearance`, and one for content at its edge, `scrollEdgeAppearance`. From iOS 15 on every bar is at the edge when a screen opens, and UIKit then takes the standard appearance with its background and shadow made transparent (APP-2, APP-3, APP-4, APP-5). A colour that only one of the two slots has comes and goes while the user scrolls. Legacy properties such as `barTintColor` do not state a slot (APP-14).

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

        The same happens if the slot is written and leaves out what the other one has: UIKit takes every value from one appearance and merges nothing (APP-1). A slot that writes no background loses that of the other slot and the colour of its title; a slot that writes no colours for items loses those. Start it from the other one with `like`:

        ```json
        {
          "pelmet": 1,
          "toolbar": {
            "standardAppearance": { "background": "opaque", "backgroundColor": { "system": "systemBackground" } },
            "scrollEdgeAppearance": { "like": "standardAppearance", "shadowColor": "none" }
          }
        }
        ```

        A background that is written is meant, `"transparent"`, `"none"` and `null` too, and a tint that the theme writes stands for the colours of items. The slots of `tabBarItem` take the place of those of `tabBar` (APP-5): what the bar's have and the items' have not is lost as well. Values that a system does not draw in any slot are not lost there; the message says which systems show the difference.

        Write `"scrollEdgeAppearance": null` if you want a clear bar at the edge. The compact slots are not required: they fall back to these two.
        """#),
    Explanation(
      .indistinctDisabledState, title: "A disabled item looks like an enabled one",
      text: #"""
        The states `normal` and `disabled` both write the colour of a title or an icon, and it is the same in light and dark, with normal and increased contrast. Without a colour for `disabled` UIKit dims the normal one (APP-12), so it is better to write none.

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
        """#),
    Explanation(
      .largeTitleOverOpaque, title: "A large title over a background at the scroll edge",
      text: #"""
        From iOS 26 on, large titles belong to the content that scrolls. Where the bar has a visible background at the scroll edge, they were seen to be missing or clipped (react-native-screens#3213, NativePHP#284), and on iOS 27 to be covered, so pictures leave them out. Only themes that mention iOS 26 are checked.

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
        """#),
    Explanation(
      .largeTitleWithoutAttributes, title: "The large title does not have the title's colour",
      text: #"""
        `titleTextAttributes` is for the small title only; the large one has `largeTitleTextAttributes`, and without a colour there it is `label`, black in light and white in dark. The finding appears where large titles are used (NAV-12: `prefersLargeTitles`, or the display mode `always` or `inline`) and a slot gives the title a colour of its own.

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
        """#),
    Explanation(
      .leakingSlot, title: "A bar keeps an old background in one of its states",
      text: #"""
        UIKit takes every value of a bar from one slot and merges nothing (APP-1). A layer that changes the background of `standardAppearance` leaves the other slots as they are: a slot that has a look of its own in a lower layer keeps that look, for example on a screen whose content is at the top (APP-2).

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

        Or write the slot of the lower layer as `{ "like": "standardAppearance", "shadowColor": "none" }`: a slot that is `like` another follows it through all layers.
        """#),
    Explanation(
      .legacyBesideModern, title: "A legacy property beside appearance slots",
      text: #"""
        An appearance object of a bar overrides its older properties: background, shadow, titles, back indicator, unselected tabs. They then have no effect (APP-14). `tintColor` and `isTranslucent` are not affected: the slots have nothing in their place.

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

        There is one finding for each bar, at the first such property. Properties for systems before iOS 13 belong in an entry of `when` with `"is": { "os": "<13" }`, in which no slot applies.
        """#),
    Explanation(
      .lowContrast, title: "Text is hard to read on its bar",
      text: #"""
        Pelmet compares every text and icon of a bar with its background, in light and dark, with normal and increased contrast, and on every version of iOS that draws it differently. The finding names the plainest look that fails, light before dark, and notes a worse one. Below 1.5:1 a text cannot be read, and the finding says so; it is still a warning, because how a bar looks is for the app to say. `"rules": { "LowContrast": "error" }`, which `pelmet init` writes into `pelmet.json`, makes it an error.

        | what | on | needs |
        |---|---|---|
        | titles, subtitles, button texts | the bar | 4.5:1 |
        | large titles | the bar | 3:1 |
        | tints of items, of the window, and the icons of tabs | the bar, before iOS 26 | 3:1 |
        | a selected tab's title, if it has a colour of its own | the bar, before iOS 26 | 4.5:1 |
        | badges | their own colour, for each state | 3:1 |
        | search text and placeholder, scope buttons, Cancel | the field, the segments, the navigation bar | 4.5:1; placeholder and tints 3:1 |
        | `barButtonItem.tintColor`, button texts | glass over the navigation bar, from iOS 26 on | 3:1 |
        | `toolbar.tintColor`, button texts | glass over the page, from iOS 26 on | 3:1 |
        | a selected tab's icon and title | the lens of the selected tab, from iOS 26 on | 3:1; below 4.5:1 a remark for a title with a colour of its own |
        | prominent buttons | their tint, from iOS 26 on | 4.5:1 for texts; a tint below 3:1 to the white symbol of iOS 27 is a remark |

        The ratios are those of WCAG 2: 4.5:1 for texts (1.4.3), 3:1 for large ones, icons and tints (1.4.11). A tint that colours texts as well as icons needs 3:1. Bold titles of 17 points stay at 4.5:1, although Apple asks 3:1 of bold texts.

        A slot with the default preset has the system's material; a transparent one shows `content.backgroundColor` (APP-8), and so does an edge slot that is `null`, with the texts of the standard one (APP-2). A bar without slots has the material, and nothing at the edge of the content. The text colour of `barButtonItem` goes before that of a slot's buttons (ITM-12). The colour of glass is an estimate from published measurements (GLS-9), and the most legible state of it counts: light or dark glass where the page contradicts the scheme, and every Liquid Glass setting of iOS 27 (GLS-8). Without `content.backgroundColor`, the page under glass is white in light and black in dark.

        Not checked: text on an `"unknown"` page, an image, an asset without catalogue or a parameter; the system's own colours on glass and on its own backgrounds; unselected tabs on glass, which have the system's colours (P-11); glass with increased contrast or on an elevated level, which nobody has measured; disabled items; and text without a colour of its own, unless the slot or the page under it has one (APP-1: one slot gives all values, nothing is merged).

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

        The finding is at the text's colour, or at the background if a later layer changes that, such as a screen with a bar colour of its own. If only some of the themes that extend a base cause a finding there, it names them, and its fix is one for these. An app's tests find the same on the bars that its screens show, with `simulation.audit(theme:)`.

        The fix is the nearest colour that is legible wherever the value is seen: the least change of lightness, as `contrastWith` computes it, in each scheme if none serves both. A reference stays a reference, inside a `contrastWith`:

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
        """#),
    Explanation(
      .mixedBadgeColors, title: "Badges of tabs in several colours",
      text: #"""
        From iOS 26 on, a tab's badge was seen in a mixture of colours where the appearance has different ones for normal and selected tabs (react-native-screens, Expensify#101339). With content at the bottom edge the slot in use is `scrollEdgeAppearance`, so that slots that differ mix too. Only themes that mention iOS 26 are checked.

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
        """#),
    Explanation(
      .opaqueOverGlass, title: "An opaque background over the glass of iOS 26",
      text: #"""
        From iOS 26 on, bars have no background of their own: items are on glass, and the scroll edge effect keeps them legible. A background colour covers both (LG-1). Only themes that mention iOS 26 are checked: those of apps that require it, and those with an entry of `when` that begins or ends there.

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
        """#),
    Explanation(
      .oversizedTabFont, title: "Tab titles are too large for the bar",
      text: #"""
        The system's tab titles have 10 points, and there is little room for more: above 12 points they are cut off when several tabs share the width of a phone. The rule looks at the layouts of a tab bar's appearances (APP-13) and the title attributes of tab bar items (ITM-11).

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
        """#),
    Explanation(
      .padOnlyProperty, title: "Item widths or spacings where items are not centered",
      text: #"""
        `itemWidth`, `itemSpacing` and their counterparts in a slot, `stackedItemWidth` and `stackedItemSpacing`, apply only while items are centered. With automatic positioning that is on iPad only; a phone spreads the items over the whole width and ignores both (TAB-9, APP-13).

        ```json
        { "pelmet": 1, "tabBar": { "itemWidth": 80, "itemSpacing": 24 } }
        ```

        Center the items:

        ```json
        { "pelmet": 1, "tabBar": { "itemPositioning": "centered", "itemWidth": 80, "itemSpacing": 24 } }
        ```

        Or write the values for iPad only, in an entry of `when` with `"is": { "idiom": "pad" }`.
        """#),
    Explanation(
      .parameterWithoutDerivation, title: "Colours on a parameter do not follow it",
      text: #"""
        The background of a bar is a parameter, whose value comes from the app or its server at run time: whether a fixed title is legible on it cannot be known now. Title, tint, button texts and tabs on such a bar must be derived from the parameter, with `readableOn` (the first of some candidates that reaches a ratio) or `contrastWith` (the same colour, lighter or darker); the status bar must be `automatic`, because its other styles are white and black (STB-6). Contrast with a parameter is not judged otherwise, not even with its default.

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
        """#),
    Explanation(
      .popGestureDisabled, title: "A screen without the swipe back",
      text: #"""
        The swipe back from the edge works only while the navigation bar is shown and the back button is not hidden (POP-2). Hiding either may be intended, as in a form that must not be left by accident; often nobody notices that the swipe is lost. This is a remark: it never counts as a failure.

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

        An app that gives the gesture a delegate of its own must keep it from starting on the first screen (POP-4). If the gesture should be off, waive the remark with the reason.
        """#),
    Explanation(
      .presetWithoutColor, title: "A slot falls back to the system's background",
      text: #"""
        The presets `opaque` and `default` paint the system's background, which is light in light mode and dark in dark mode (APP-8). Beside a slot with a colour that is the same in both, and in a theme that follows the system, such a slot makes the bar change its colour as the content scrolls. UIKit takes every value from one slot and merges nothing (APP-1), so a colour in one slot says nothing about the others.

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
        """#),
    Explanation(
      .restorationWithoutScrollDown, title: "A bar to restore at the edge that minimises otherwise",
      text: #"""
        A navigation bar that scrolling minimises comes back when the direction turns. With `atScrollEdge` it waits for the edge of the content, but UIKit honours that only together with `onScrollDown` (MIN-6). Anything else makes it `automatic`.

        ```json
        {
          "pelmet": 1,
          "navigationItem": { "navigationBarMinimization": { "restorationBehavior": "atScrollEdge" } }
        }
        ```

        ```json
        {
          "pelmet": 1,
          "navigationItem": {
            "navigationBarMinimization": { "minimizationBehavior": "onScrollDown", "restorationBehavior": "atScrollEdge" }
          }
        }
        ```
        """#),
    Explanation(
      .scalingTabFont, title: "Tab titles grow without limit",
      text: #"""
        A text style, or a size that is `relativeTo` one, grows with the user's text size, but a tab bar does not: titles wrap or are cut off. The system keeps tab titles small and shows a large symbol while a tab is held down. The rule looks at the layouts of a tab bar's appearances (APP-13) and the title attributes of tab bar items (ITM-11); the text of badges may grow.

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
        """#),
    Explanation(
      .shadowWithoutBackground, title: "A legacy shadow image without a background image",
      text: #"""
        The legacy properties replace the line at the edge of a bar only together with the background: `shadowImage` alone has no effect, not even an empty one that should remove the line (BAR-7).

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
        """#),
    Explanation(
      .sidebarPlacementWithoutMode, title: "A preferred sidebar without the mode that has one",
      text: #"""
        From iOS 27 on, a tab bar controller of regular width shows a sidebar on an iPhone if its placement is `sidebar` and its mode is `tabSidebar` (SDB-1). With the mode `tabBar` the placement has no effect; with `automatic`, or none, it can have one only in apps with groups of tabs, which a theme does not know.

        ```json
        {
          "pelmet": 1,
          "tabBarController": { "sidebar": { "preferredPlacement": "sidebar" } }
        }
        ```

        ```json
        {
          "pelmet": 1,
          "tabBarController": { "mode": "tabSidebar", "sidebar": { "preferredPlacement": "sidebar" } }
        }
        ```
        """#),
    Explanation(
      .softEdgeOnNewSystem, title: "A soft scroll edge on iOS 27",
      text: #"""
        On iOS 26 `automatic` edges look like soft ones. On iOS 27 they have a look of their own, and Apple asks to examine `soft` again where it was written for iOS 26 (EDG-3). One report says that in an app built with the SDK of iOS 26 such an edge covers the strip of the status bar alone (EDG-4).

        ```json
        {
          "pelmet": 1,
          "content": { "scrollEdge": { "top": { "style": "soft" } } }
        }
        ```

        Leave iOS 27 to the system:

        ```json
        {
          "pelmet": 1,
          "content": { "scrollEdge": { "top": { "style": "soft" } } },
          "when": [{ "is": { "os": ">=27" }, "content": { "scrollEdge": { "top": { "style": "automatic" } } } }]
        }
        ```

        If soft edges are meant on iOS 27, too, look at them on a device and waive the finding.
        """#),
    Explanation(
      .statusBarContrast, title: "The status bar is hard to read",
      text: #"""
        The clock and the icons over the navigation bar are white (`lightContent`) or black (`darkContent`), and reach less than 3:1 on it. Before iOS 17 the style `default` follows the scheme: black in light, white in dark. From iOS 17 on it follows the content under the status bar and is not judged (STB-6); nor is `automatic`, which Pelmet computes for each slot. The rule looks at the standard and the scroll edge appearance, where the theme writes a style or a background colour.

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
        """#),
    Explanation(
      .tintNotInherited, title: "A tint that items on glass do not inherit",
      text: #"""
        From iOS 26 on, items on glass have the label's colour unless they have a tint of their own. Most reports say that the tint of a navigation bar no longer reaches them (dotnet/maui#34083, react-navigation#12932); some saw it inherited under an opaque appearance. A theme that nowhere mentions iOS 26 has one remark, because its app runs there too; one that does has a warning for each tint.

        There are two answers. A tint in `barButtonItem` keeps the colour. Apple's Human Interface Guidelines want the items of bars monochrome over rich content, and colour behind one prominent item: then the tint is for older systems, and its place is an entry of `when` for `"<26"`.

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
        """#),
    Explanation(
      .unavailableProperty, title: "A property for systems that do not have it",
      text: #"""
        The entry of `when` ends before the version of iOS that introduces the property or the case, so it can never be set: usually the comparison is the wrong way round. Subtitles, for example, are available from iOS 26 (APP-15).

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
        """#),
    Explanation(
      .unknownAsset, title: "No asset catalogue has a colour set or image set of this name",
      text: #"""
        `{ "asset": … }` names a colour set where a colour is expected, an image set or a symbol set where an image is expected, in an asset catalogue of the module to which the theme belongs. At run time a name that does not exist gives no colour and no image. Names are looked up in the catalogues that `pelmet.json` lists in `assets`, from which the colours are read as well; without that list nothing is checked. A folder of a catalogue that provides a namespace is part of the name.

        With a colour set `Brand` in the catalogue:

        ```json
        { "pelmet": 1, "window": { "tintColor": { "asset": "brand" } } }
        ```

        Letter case counts:

        ```json
        { "pelmet": 1, "window": { "tintColor": { "asset": "Brand" } } }
        ```
        """#),
    Explanation(
      .unpairedBackIndicator, title: "A back indicator lacks its mask, or a mask its indicator",
      text: #"""
        The chevron of the back button is drawn from two images: the indicator, and the mask behind which the title slides away during a transition. If one of them is missing, UIKit uses its own for both (APP-10; BAR-9 for the legacy properties).

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
        """#),
    Explanation(
      .unscopedOverride, title: "A screen sets what all screens share",
      text: #"""
        The values of a screen should end with the screen. A navigation item has slots of its own (APP-2), and a tint and a search bar are set on one instance. Bar button and tab bar items are styled through proxies for the whole app, which do not reach views that are already shown (PRX-3); a toolbar and the legacy properties of a navigation bar belong to the bar that all screens of a navigation controller share (APP-4). Such a value remains when the user has gone back.

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
        """#),
    Explanation(
      .unselectedTabContrast, title: "Unselected tabs are hard to see",
      text: #"""
        The icon or the title of tabs that are not selected has a contrast of less than 3:1 (WCAG 2, non-text contrast) on the tab bar. Many apps use pale tabs on purpose, so this is always a warning, with a rule of its own. Colours that the theme does not write are not judged, nor are disabled tabs. The rule looks at all three layouts of tabs (APP-13).

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
        """#),
    Explanation(
      .unusedToken, title: "A token file has tokens that nothing uses",
      text: #"""
        A token is used when a theme of the target refers to it, when an alias that is used leads to it in any context (light or dark, high contrast, a chosen mode), or when its group is extended. There is one warning for each theme with unused tokens of its own, and for each file of which themes use at least half, at the first such token. What is left of other files, such as a design system's whole set, is counted in one remark. Nothing is reported with `emitTokens`, for files that other modules use, or while a theme has errors.

        Where a theme has `"window": { "backgroundColor": "{accent}" }` and none refers to the other token:

        ```json
        {
          "$type": "color",
          "accent": { "$value": { "colorSpace": "srgb", "components": [0.04, 0.37, 0.82] } },
          "signal": { "$value": { "colorSpace": "srgb", "components": [1, 0.27, 0.23] } }
        }
        ```

        Remove the tokens:

        ```json
        { "$type": "color", "accent": { "$value": { "colorSpace": "srgb", "components": [0.04, 0.37, 0.82] } } }
        ```

        Or switch the rule off for a palette that is complete on purpose. A token file belongs to all themes of the module, so the rule is set in `pelmet.json`; a theme's `rules` has an effect only on tokens that are written in the theme itself, and a note says so at the finding:

        ```json
        { "rules": { "UnusedToken": "off" } }
        ```
        """#),
    Explanation(
      .unusedWaiver, title: "A waiver that suppresses nothing",
      text: #"""
        An entry of `waive` accepts what a rule finds at a place, with a reason. When the rule finds nothing there, because the theme was fixed or because the pointer names another place, the entry only hides future mistakes.

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

        Waivers are judged when all themes of a module are compiled together and none has an error, and only for rules that look at theme files.

        In `pelmet audit` it is also a comment that allows code (`// pelmet: allow look, REASON`) without a reason or without a statement beside it, and an entry of `drift` in `pelmet.json` that allows nothing.
        """#),
  ]
}
