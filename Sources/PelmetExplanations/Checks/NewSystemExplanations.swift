internal import PelmetDiagnostics

extension Explanation {
  /// The rules about what iOS 26 and 27 brought.
  static let newSystems: [Explanation] = [
    Explanation(
      .restorationWithoutScrollDown, title: "A bar to restore at the edge that minimises otherwise",
      text: """
        A navigation bar that scrolling minimises comes back when the direction turns. With `atScrollEdge` it waits for the edge of the \
        content, but UIKit honours that only together with `onScrollDown` (MIN-6). Anything else makes it `automatic`.

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
        """),
    Explanation(
      .sidebarPlacementWithoutMode, title: "A preferred sidebar without the mode that has one",
      text: """
        From iOS 27 on, a tab bar controller of regular width shows a sidebar on an iPhone if its placement is `sidebar` and its mode is \
        `tabSidebar` (SDB-1). With the mode `tabBar` the placement has no effect; with `automatic`, or none, it can have one only in apps \
        with groups of tabs, which a theme does not know.

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
        """),
    Explanation(
      .softEdgeOnNewSystem, title: "A soft scroll edge on iOS 27",
      text: """
        On iOS 26 `automatic` edges look like soft ones. On iOS 27 they have a look of their own, and Apple asks to examine `soft` again \
        where it was written for iOS 26 (EDG-3). One report says that in an app built with the SDK of iOS 26 such an edge covers the strip \
        of the status bar alone (EDG-4).

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
        """),
  ]
}
