internal import PelmetDiagnostics

/// The rules that look at the tab bars of an app.
extension Explanation {
  static let minimizeWithoutScrollView = Explanation(
    .minimizeWithoutScrollView, title: "A tab whose scrolling never makes the tab bar small",
    text: """
      Since iOS 26 scrolling can minimise a phone's tab bar: with `tabBarMinimizeBehavior`, in code or in a theme.

      ```json
      { "pelmet": 1, "tabBarController": { "tabBarMinimizeBehavior": "onScrollDown" } }
      ```

      UIKit follows one scroll view for each tab: the one that the tab's controller names for the bottom edge, or else its view or the \
      first subview of that (MIN-1). A navigation controller asks its top controller; one that is the child of another controller is not \
      searched. A list inside a wrapper, behind another view or in a nested stack is not found, and the bar stays large in that tab, \
      without a message. Neither does a bottom accessory move into the bar's row (ACC-2).

      ```swift
      final class FeedController: UIViewController {
        let list = UIScrollView()

        override func viewDidLoad() {
          super.viewDidLoad()
          let wrapper = UIView()
          wrapper.addSubview(list)
          view.addSubview(UIView())
          view.addSubview(wrapper)
        }
      }
      ```

      Name the scroll view, in the controller that the tab bar controller or its navigation controller shows:

      ```swift
      setContentScrollView(list, for: .bottom)
      ```

      A tab in which nothing scrolls is not reported. Views that are not loaded are not searched: audit again after the test has shown \
      the tab.

      \(endOfLivePage)
      """)

  static let unknownProminentTab = Explanation(
    .unknownProminentTab, title: "A prominent tab that does not exist",
    text: """
      Since iOS 27 one tab can stand apart at the trailing end of the bar, where it stays while scrolling minimises the bar (MIN-4): the \
      one with the `prominentTabIdentifier`. An identifier that no tab has makes no tab prominent, and not even the search tab stands out, \
      which it does while the property is nil.

      ```swift
      tabBarController.tabs = [
        UITab(title: "Home", image: nil, identifier: "home") { _ in home },
        UITab(title: "New", image: nil, identifier: "compose") { _ in compose },
      ]
      tabBarController.prominentTabIdentifier = "composer"
      ```

      Write the identifier of one of the tabs, which may be in a group:

      ```swift
      tabBarController.prominentTabIdentifier = "compose"
      ```

      Controllers that are set as `viewControllers` have no identifiers: set `tabs` instead.

      \(endOfLivePage)
      """)
}
