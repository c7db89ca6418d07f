// Generated from the pages in Sources/PelmetExplanations/Rules by `make generate`. Edit there.

internal import PelmetDiagnostics

extension Explanation {
  /// The pages of rules of the stage `liveScreens`, by name.
  static let liveScreensPages: [Explanation] = [
    Explanation(
      .compatibilityKeyIgnored, title: "A request for the bars of before iOS 26 that nobody hears",
      text: #"""
        `UIDesignRequiresCompatibility` keeps the bars of before iOS 26 in an app that is built with the SDK of iOS 26. With the SDK of iOS 27 it has no effect on iOS 27: bars are glass (CMP-1). On iOS 26 it is still read, but one report has such an app crash at launch.

        ```xml
        <key>UIDesignRequiresCompatibility</key>
        <true/>
        ```

        Remove the key, and make the theme fit glass from iOS 26 on. The simulation's device says which SDK the app is built with:

        ```swift
        var device = Device.iPhone
        device.linkedSDK = 27
        ```
        """#),
    Explanation(
      .flippingVerticalBar, title: "Bars turn while people navigate",
      text: #"""
        On a foldable device, bars stand upright at an edge unless the controller that decides answers `disabled` for `preferredVerticalBarBehavior` (VBR-3). The top controller of a stack decides (VBR-4). Where two controllers of a stack answer differently, a push turns all bars, moves the status bar and resizes the content, and going back does it again. Apple asks for a choice that stays.

        ```swift
        final class PhotoViewController: UIViewController {
          override var preferredVerticalBarBehavior: UIVerticalBarBehavior { .disabled }
        }
        ```

        Answer the same everywhere in a stack, for example in its navigation controller:

        ```swift
        final class PhotosNavigationController: UINavigationController {
          override var childForPreferredVerticalBarBehavior: UIViewController? { nil }
          override var preferredVerticalBarBehavior: UIVerticalBarBehavior { .disabled }
        }
        ```

        To hide the bars of one screen, hide them: `setNavigationBarHidden(true, animated: true)`. The finding is at the later controller.
        """#),
    Explanation(
      .freeBarInVertical, title: "A bar of the app's own stays horizontal on a foldable device",
      text: #"""
        Where bars stand upright, those of containers move to the column at the edge, and the safe area makes room for it. A navigation bar, toolbar or tab bar that a screen adds to its own view stays as it is (VBR-9): it lies across the short height of the display, and an app without bars of containers has no column at all.

        ```swift
        override func viewDidLoad() {
          view.addSubview(toolbar)
        }
        ```

        Leave it to the container, which turns it:

        ```swift
        override func viewDidLoad() {
          toolbarItems = [UIBarButtonItem(image: UIImage(systemName: "square.and.pencil"), primaryAction: compose)]
        }
        ```

        An app that draws its own column stands it at the edge of `traitCollection.verticalBarEdge`, in the left half of a split display at the left, and adds its width to `additionalSafeAreaInsets`, because the system adds room for bars of containers only.
        """#),
    Explanation(
      .hiddenTabBar, title: "A tab bar hidden behind its controller's back",
      text: #"""
        A tab bar controller hides and shows its bar when screens with `hidesBottomBarWhenPushed` come and go. An app that writes `tabBar.isHidden` itself competes with it: on iOS 27 its value wins where it is written in the layout pass of a push, and the bar is missing or there at once (NAV-11); older systems show it later (one report, November 2026). Which of both wins is not documented. `simulation.audit(theme:)` finds bars that are hidden so while it runs.

        ```swift
        tabBarController.tabBar.isHidden = true
        ```

        Leave the bar to its controller. The property came with iOS 18; before, it is the screen that says so:

        ```swift
        tabBarController.setTabBarHidden(true, animated: true)
        player.hidesBottomBarWhenPushed = true
        ```
        """#),
    Explanation(
      .infoPlistDisagreement, title: "The app's Info.plist overrides the theme",
      text: #"""
        Two keys of an app's Info.plist override themes. Where `UIViewControllerBasedStatusBarAppearance` is false, view controllers are not asked for the status bar (STB-1), so the style of the theme or of a screen is never shown. Where `UIUserInterfaceStyle` forces the whole app, a theme that forces the other style conflicts with everything that it does not reach.

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
        """#),
    Explanation(
      .largeTitleMasked, title: "A large title that never shrinks, in a collapsed split view",
      text: #"""
        When a split view collapses, its detail, a navigation controller, is pushed as a whole on the primary column's stack (SPL-3). UIKit looks for the scroll view that drives a large title in the top child's view and in the first subview of that only (SPL-7); here it finds the view of the nested navigation controller. A large title with the mode `always` then neither shrinks nor stretches, in the detail alone and only while the split view is collapsed.

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
        """#),
    Explanation(
      .launchScreenMissing, title: "An app without a launch screen",
      text: #"""
        The App Store rejects an app that is built with the SDK of iOS 27 and has no launch screen (WIN-12). On devices it launches.

        ```swift
        var infoPlist = InfoPlist()
        infoPlist.hasLaunchScreen = false
        ```

        An empty dictionary is enough; a storyboard in `UILaunchStoryboardName` is a launch screen, too:

        ```xml
        <key>UILaunchScreen</key>
        <dict/>
        ```
        """#),
    Explanation(
      .minimizeWithoutScrollView, title: "A tab whose scrolling never makes the tab bar small",
      text: #"""
        Since iOS 26 scrolling can minimise a phone's tab bar: with `tabBarMinimizeBehavior`, in code or in a theme.

        ```json
        { "pelmet": 1, "tabBarController": { "tabBarMinimizeBehavior": "onScrollDown" } }
        ```

        UIKit follows one scroll view for each tab: the one that the tab's controller names for the bottom edge, or else its view or the first subview of that (MIN-1). A navigation controller asks its top controller; one that is the child of another controller is not searched. A list inside a wrapper, behind another view or in a nested stack is not found, and the bar stays large in that tab, without a message. Neither does a bottom accessory move into the bar's row (ACC-2).

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

        A tab in which nothing scrolls is not reported. Views that are not loaded are not searched: audit again after the test has shown the tab.
        """#),
    Explanation(
      .moreTab, title: "More tabs than a phone shows",
      text: #"""
        In a compact bar, which is that of a phone, more than five tabs become four and a tab "More": the rest is a list in the `moreNavigationController` (TAB-3), which has a navigation bar and a look of its own, is in no `viewControllers`, and answers `NSNotFound` as the selected index. Screens in it are a push further away, and few themes are made with it in mind.

        ```swift
        tabBarController.viewControllers = [home, search, inbox, library, shop, profile]
        ```

        Keep to five, and show the rest from one of them:

        ```swift
        tabBarController.viewControllers = [home, search, inbox, library, profile]  // the shop is a row of the library
        ```

        If "More" is intended, filter the finding out in the test that audits the app:

        ```swift
        let findings = simulation.audit(theme: .midnight).filter { $0.rule != .moreTab }
        ```
        """#),
    Explanation(
      .paneItemsNotForwarded, title: "The bar items of a pane are not shown",
      text: #"""
        A `UIArrangementViewController` puts two controllers beside each other. The navigation bar shows the items of its top controller, which is the arrangement view controller; those of the controllers in it are shown nowhere (FLD-5).

        ```swift
        list.navigationItem.rightBarButtonItem = addItem
        arrangement.setViewController(list, for: .primary)
        navigationController.pushViewController(arrangement, animated: true)
        ```

        Forward the items of the panes that are in the window, in a subclass:

        ```swift
        final class MailViewController: UIArrangementViewController {
          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            let panes = [viewController(for: .primary), viewController(for: .secondary)].compactMap { $0 }
            navigationItem.rightBarButtonItems = panes.filter { $0.parent === self }.flatMap { $0.navigationItem.rightBarButtonItems ?? [] }
          }
        }
        ```
        """#),
    Explanation(
      .sceneRequired, title: "An app that iOS 27 does not launch",
      text: #"""
        An app that is built with the SDK of iOS 27 and has no scenes fails to launch on iOS 27 (LCH-12). It has scenes if its Info.plist has a scene manifest with a configuration, or its delegate has `application(_:configurationForConnecting:options:)` (LCH-1).

        ```swift
        let simulation = Simulation(device: device, appDelegate: MyApp())  // no scene manifest
        ```

        Add the manifest, and make the window in the scene's delegate:

        ```xml
        <key>UIApplicationSceneManifest</key>
        <dict>
          <key>UISceneConfigurations</key>
          <dict>
            <key>UIWindowSceneSessionRoleApplication</key>
            <array>
              <dict>
                <key>UISceneConfigurationName</key>
                <string>Default</string>
                <key>UISceneDelegateClassName</key>
                <string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
              </dict>
            </array>
          </dict>
        </dict>
        ```

        The article "From an app delegate to scenes" of ModelCore has every step, each with its test. The finding needs a launch in the simulation, on any system: it says on iOS 26 what iOS 27 will do.
        """#),
    Explanation(
      .searchTabInGroup, title: "A search tab that loses its place",
      text: #"""
        On iOS 26 a search tab stands apart, in a circle at the trailing end of the bar (TAB-15), and so does a tab that is made with the system item `search` (TAB-17). On iOS 27, in an app of its SDK, both stand among the other tabs, with their titles: only a prominent tab is apart.

        ```swift
        let search = UISearchTab { _ in results }
        tabBarController.tabs = [home, search]
        ```

        Name the search tab, or let it activate its search by itself, which makes it prominent while no other is named:

        ```swift
        if #available(iOS 27, *) {
          tabBarController.prominentTabIdentifier = search.identifier
        }
        ```

        A tab of the system item has no identifier: set `tabs` in place of `viewControllers`, with a `UISearchTab`. Where the search tab is meant to stand among the others, filter the finding out in the test that audits the app.
        """#),
    Explanation(
      .siblingInconsistency, title: "One tab changes the tab bar that all tabs share",
      text: #"""
        The screen at the root of a tab writes a background or a tint of the tab bar that differs from the theme's own. The bar belongs to the tab bar controller and is always on the screen, so it changes its look when this tab is selected, and back again, in one step. Since iOS 18 the tabs dissolve into each other; that the bar does not dissolve with them is inferred (TAB-12).

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
        """#),
    Explanation(
      .statusBarNotForwarded, title: "A container does not ask its screens for the status bar",
      text: #"""
        UIKit asks the root controller for the status bar's style, and then the controller that `childForStatusBarStyle` names (STB-2). A tab bar controller names the selected one. A navigation controller and a split view controller name none: a navigation controller answers itself, from its bar's `barStyle`, and not even that once an appearance is set on the bar, or on iOS 27 with its SDK. The style that the theme has for a screen inside is then never shown (STB-8). In apps of that SDK, a navigation controller in Pelmet's tab bar controller is reported, too: iOS 27 asks it, and not the tab bar controller around it (STB-12).

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
        """#),
    Explanation(
      .transitionDiscontinuity, title: "Two screens have almost the same bar",
      text: #"""
        A push leads from one screen to another whose bar has a slightly different background in the same slot: their contrast is more than 1.01:1 and less than 1.35:1. During the transition both are seen side by side, and so small a step looks like a mistake; a larger one looks deliberate. Backgrounds that are not known, such as images and clear bars over unknown content, are not compared. UIKit takes every value of a bar from one slot (APP-1), of the new screen's navigation item first (APP-2).

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
        """#),
    Explanation(
      .underWindowControls, title: "A view under the window controls of a pad",
      text: #"""
        Since iPadOS 26 a window that does not fill the screen has three controls at its leading top. A navigation bar moves its items past them (WIN-2). Other views get no help, because the controls are in no safe area: a button in a header of the app's own is covered, and a tap on it closes or moves the window instead (WIN-3).

        ```swift
        button.frame.origin.x = header.safeAreaInsets.left + 8
        ```

        Lay the header out in a region that leaves room for the corner:

        ```swift
        button.frame.origin.x = header.edgeInsets(for: .margins(cornerAdaptation: .horizontal)).left
        ```

        With Auto Layout, constrain it to `layoutGuide(for: .margins(cornerAdaptation: .horizontal))`. There is one finding for each controller, at its first view under the controls: a control, or a view without subviews that does not reach beyond them on all sides, as a background does. The test shows the controls with `simulation.setWindowControls(true)`. Their width is not known (P-19).
        """#),
    Explanation(
      .unknownProminentTab, title: "A prominent tab that does not exist",
      text: #"""
        Since iOS 27 one tab can stand apart at the trailing end of the bar, where it stays while scrolling minimises the bar (MIN-4): the one with the `prominentTabIdentifier`. An identifier that no tab has makes no tab prominent, and not even the search tab stands out, which it does while the property is nil.

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
        """#),
    Explanation(
      .verticalOptOutNotForwarded, title: "A container keeps its children's answer about vertical bars to itself",
      text: #"""
        UIKit asks the root controller whether bars may stand upright, and goes on to the controller that `childForPreferredVerticalBarBehavior` names (VBR-4). A navigation controller names its top controller, a tab bar controller the selected one. A split view controller and an app's own containers name none, so that they decide themselves, and an answer further down is never asked for.

        ```swift
        final class DrawerController: UIViewController {
          let content = PlayerViewController()  // answers .disabled
        }
        ```

        Name the child:

        ```swift
        final class DrawerController: UIViewController {
          let content = PlayerViewController()
          override var childForPreferredVerticalBarBehavior: UIViewController? { content }
        }
        ```

        An arrangement view controller was seen to ignore what its panes answer even if it names them (FLD-5): let it answer itself, with `preferredVerticalBarBehavior`. There is one finding for each container.
        """#),
    Explanation(
      .willVanishVertical, title: "An item is shown nowhere on a foldable device",
      text: #"""
        Where bars stand upright, items with an image move to the column at the edge. Items with a text alone, custom views, and items that are `horizontalOnly` do not: they are shown in the horizontal bar at the top, or nowhere if there is none (VBR-8). A toolkit that draws its own title hides the navigation bar, and its buttons in the toolbar are gone when the device is closed.

        ```swift
        navigationController.setNavigationBarHidden(true, animated: false)
        controller.toolbarItems = [UIBarButtonItem(customView: backButton)]
        ```

        Give the item an image:

        ```swift
        controller.toolbarItems = [UIBarButtonItem(image: UIImage(systemName: "chevron.backward"), primaryAction: goBack)]
        ```

        Or let it stand in the column as it is:

        ```swift
        let item = UIBarButtonItem(customView: backButton)
        item.axisBehavior = .verticalPreferred
        controller.toolbarItems = [item]
        ```

        The finding says in which postures the item is lost. The report that it comes from is flutter/flutter#193038: back buttons of an app with its own bar did not move to the side.
        """#),
  ]
}
