internal import PelmetDiagnostics

extension Explanation {
  /// The rules that look at the screens of an app. The compiler never finds them: an app's test lets ModelCore's simulation look at its
  /// own containers. Their names may stand in `rules` and `waive` like all others.
  static let liveScreens =
    [
      infoPlistDisagreement, largeTitleMasked, moreTab, siblingInconsistency, statusBarNotForwarded, transitionDiscontinuity,
    ] + verticalBars

  /// The end of every page.
  private static let finding = """
    An app's tests find this, with `simulation.audit(theme:)` on the app's own containers in ModelCore. `pelmet validate` sees theme files \
    alone and never reports it.
    """

  private static let infoPlistDisagreement = Explanation(
    .infoPlistDisagreement, title: "The app's Info.plist overrides the theme",
    text: """
      Two keys of an app's Info.plist override themes. Where `UIViewControllerBasedStatusBarAppearance` is false, view controllers are not \
      asked for the status bar (STB-1), so the style of the theme or of a screen is never shown. Where `UIUserInterfaceStyle` forces the \
      whole app, a theme that forces the other style conflicts with everything that it does not reach.

      A theme with a status bar style:

      ```json
      { "pelmet": 1, "statusBar": { "style": "lightContent" } }
      ```

      in an app that does not ask for it:

      ```xml
      <key>UIViewControllerBasedStatusBarAppearance</key>
      <false/>
      ```

      Remove the key, or set it to true, which is UIKit's default:

      ```xml
      <key>UIViewControllerBasedStatusBarAppearance</key>
      <true/>
      ```

      Likewise leave `UIUserInterfaceStyle` out and let the theme's `userInterfaceStyle` force the scheme, or write the same in both.

      \(finding)
      """)

  private static let largeTitleMasked = Explanation(
    .largeTitleMasked, title: "A large title that never shrinks, in a collapsed split view",
    text: """
      When a split view collapses, its detail, a navigation controller, is pushed as a whole on the primary column's stack (SPL-3). UIKit \
      looks for the scroll view that drives a large title in the top child's view and in the first subview of that only (SPL-7); here it \
      finds the view of the nested navigation controller. A large title with the mode `always` then neither shrinks nor stretches, in the \
      detail alone and only while the split view is collapsed.

      ```json
      {
        "pelmet": 1,
        "navigationBar": { "prefersLargeTitles": true },
        "screens": { "message": { "navigationItem": { "largeTitleDisplayMode": "always" } } }
      }
      ```

      Show the detail itself instead of its navigation controller (SPL-8), in the split view controller's delegate:

      ```swift
      func splitViewController(_ split: UISplitViewController, showDetail detail: UIViewController, sender: Any?) -> Bool {
        guard split.isCollapsed, let navigation = detail as? UINavigationController, let top = navigation.topViewController else {
          return false
        }
        split.showDetailViewController(top, sender: sender)
        return true
      }
      ```

      Or give the detail a small title:

      ```json
      {
        "pelmet": 1,
        "navigationBar": { "prefersLargeTitles": true },
        "screens": { "message": { "navigationItem": { "largeTitleDisplayMode": "never" } } }
      }
      ```

      \(finding)
      """)

  private static let moreTab = Explanation(
    .moreTab, title: "More tabs than a phone shows",
    text: """
      In a compact bar, which is that of a phone, more than five tabs become four and a tab "More": the rest is a list in the \
      `moreNavigationController` (TAB-3), which has a navigation bar and a look of its own, is in no `viewControllers`, and answers \
      `NSNotFound` as the selected index. Screens in it are a push further away, and few themes are made with it in mind.

      ```swift
      tabBarController.viewControllers = [home, search, inbox, library, shop, profile]
      ```

      Keep to five, and show the rest from one of them:

      ```swift
      tabBarController.viewControllers = [home, search, inbox, library, profile]  // the shop is a row of the library
      ```

      If "More" is intended, filter the finding out in the test that audits the app:

      ```swift
      let findings = simulation.audit(theme: .midnight).filter { $0.rule != "MoreTab" }
      ```

      \(finding)
      """)

  private static let siblingInconsistency = Explanation(
    .siblingInconsistency, title: "One tab changes the tab bar that all tabs share",
    text: """
      The screen at the root of a tab writes a background or a tint of the tab bar that differs from the theme's own. The bar belongs to \
      the tab bar controller and is always on the screen, so it changes its look when this tab is selected, and back again, without a \
      transition: switching tabs is not animated (TAB-12).

      ```json
      {
        "pelmet": 1,
        "userInterfaceStyle": "light",
        "tabBar": { "tintColor": "#0250BB", "standardAppearance": { "background": "default" }, "scrollEdgeAppearance": "standardAppearance" },
        "screens": { "inbox": { "tabBar": { "tintColor": "#B3002D" } } }
      }
      ```

      Leave the bar alone in the screens of tabs:

      ```json
      {
        "pelmet": 1,
        "userInterfaceStyle": "light",
        "tabBar": { "tintColor": "#0250BB", "standardAppearance": { "background": "default" }, "scrollEdgeAppearance": "standardAppearance" },
        "screens": { "inbox": { "navigationBar": { "tintColor": "#B3002D" } } }
      }
      ```

      The finding is at the value that differs. A screen that is pushed later may have its own: TransitionDiscontinuity judges it.

      \(finding)
      """)

  private static let statusBarNotForwarded = Explanation(
    .statusBarNotForwarded, title: "A container does not ask its screens for the status bar",
    text: """
      UIKit asks the root controller for the status bar's style, and then the controller that `childForStatusBarStyle` names (STB-2). A \
      tab bar controller names the selected one. A navigation controller and a split view controller name none: a navigation controller \
      answers itself, from its bar's `barStyle`, and not even that once an appearance is set on the bar. The style that the theme has for \
      a screen inside is then never shown (STB-8).

      ```json
      { "pelmet": 1, "screens": { "photoViewer": { "statusBar": { "style": "lightContent" } } } }
      ```

      ```swift
      window.rootViewController = UINavigationController(rootViewController: photoViewer)
      ```

      Use Pelmet's container, which answers from the theme, the slot that is in use and the scheme:

      ```swift
      window.rootViewController = ThemedNavigationController(rootViewController: photoViewer)
      ```

      Or forward the question in your own container:

      ```swift
      final class NavigationController: UINavigationController {
        override var childForStatusBarStyle: UIViewController? { topViewController }
      }
      ```

      There is one finding for each container on which a screen with a style other than `default` can be reached.

      \(finding)
      """)

  private static let transitionDiscontinuity = Explanation(
    .transitionDiscontinuity, title: "Two screens have almost the same bar",
    text: """
      A push leads from one screen to another whose bar has a slightly different background in the same slot: their contrast is more than \
      1.01:1 and less than 1.35:1. During the transition both are seen side by side, and so small a step looks like a mistake; a larger \
      one looks deliberate. Backgrounds that are not known, such as images and clear bars over unknown content, are not compared. UIKit \
      takes every value of a bar from one slot (APP-1), of the new screen's navigation item first (APP-2).

      ```json
      {
        "pelmet": 1,
        "userInterfaceStyle": "light",
        "navigationBar": {
          "standardAppearance": { "background": "opaque", "backgroundColor": "#FFFFFF" },
          "scrollEdgeAppearance": "standardAppearance"
        },
        "screens": {
          "detail": {
            "navigationBar": {
              "standardAppearance": { "backgroundColor": "#F2F2F7" },
              "scrollEdgeAppearance": { "backgroundColor": "#F2F2F7" }
            }
          }
        }
      }
      ```

      Use one background for both, or make the difference plain:

      ```json
      {
        "pelmet": 1,
        "userInterfaceStyle": "light",
        "navigationBar": {
          "standardAppearance": { "background": "opaque", "backgroundColor": "#FFFFFF" },
          "scrollEdgeAppearance": "standardAppearance"
        },
        "screens": { "detail": { "navigationBar": { "prefersLargeTitles": false } } }
      }
      ```

      The finding is at the background of the screen that is pushed.

      \(finding)
      """)
}
