// Generated from the pages in Sources/PelmetExplanations/Rules by `make generate`. Edit there.

internal import PelmetDiagnostics

extension Explanation {
  /// The pages of rules of the stage `sources`, by name.
  static let sourcesPages: [Explanation] = [
    Explanation(
      .itemOutsideTheme, title: "Code sets the look of a single item",
      text: #"""
        A theme has the look of all items of a bar. One item that differs is often meant so: this is a remark, which never fails.

        ```swift
        final class CartViewController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.rightBarButtonItem?.tintColor = .systemRed
          }
        }
        ```

        If the item looks like all others, remove the line and set the look of items in the theme:

        ```json
        { "pelmet": 1, "navigationBar": { "tintColor": { "system": "systemRed" } } }
        ```

        Title, image and action of an item are no findings:

        ```swift
        final class OrderViewController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.rightBarButtonItem?.title = "Pay"
          }
        }
        ```
        """#),
    Explanation(
      .layoutOutsideTheme, title: "Code sets the layout of a bar",
      text: #"""
        Large titles, the form of the back button and the position of items are part of a theme, too. Code that sets them decides for one screen, and leaves the others to the theme.

        ```swift
        final class InboxViewController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationController?.navigationBar.prefersLargeTitles = true
            navigationItem.largeTitleDisplayMode = .never
          }
        }
        ```

        Write it in the theme:

        ```json
        {
          "pelmet": 1,
          "navigationBar": { "prefersLargeTitles": true },
          "screens": { "inbox": { "navigationItem": { "largeTitleDisplayMode": "never" } } }
        }
        ```

        Whether a bar is hidden is no look, and no finding:

        ```swift
        final class PlayerViewController: UIViewController {
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            navigationController?.setNavigationBarHidden(true, animated: animated)
          }
        }
        ```
        """#),
    Explanation(
      .lookOutsideTheme, title: "Code sets the look of a bar",
      text: #"""
        A statement sets a property that a theme has, on a bar, a proxy, an item of a proxy or an appearance object. Which of the two looks wins depends on what runs last. After a change of the theme, or on another system, it may be the other one.

        ```swift
        final class ProfileViewController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            let appearance = UINavigationBarAppearance()
            appearance.configureWithTransparentBackground()
            navigationItem.standardAppearance = appearance
            navigationController?.navigationBar.tintColor = .white
          }
        }
        ```

        Give the theme a screen with these values, and apply it where the window is made:

        ```json
        {
          "pelmet": 1,
          "screens": {
            "profile": { "navigationBar": { "tintColor": "#FFFFFF", "standardAppearance": { "background": "transparent" } } }
          }
        }
        ```

        ```swift
        func scene(_ window: UIWindow) {
          Theme.shop.apply(to: window)
        }
        ```

        Or say why the code stays, in a comment at the end of the line, or in the line above:

        ```swift
        func dress(_ bar: UINavigationBar) {
          bar.tintColor = .red  // pelmet: allow look, the vendor's form draws its own bar
        }
        ```

        Whole files are allowed by an entry of `drift` in `pelmet.json`.
        """#),
    Explanation(
      .restoredByHand, title: "Code puts a bar's look back when a screen leaves",
      text: #"""
        A screen that changes the bar of its navigation controller has to put the look back when it leaves, in every way in which it can. Where one way is forgotten, or the next screen has set its own look already, the bar is wrong.

        ```swift
        final class MapViewController: UIViewController {
          override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            navigationController?.navigationBar.tintColor = nil
          }
        }
        ```

        A theme has the looks of both screens, and nothing is put back:

        ```json
        { "pelmet": 1, "screens": { "map": { "navigationBar": { "tintColor": { "system": "label" } } } } }
        ```

        ```swift
        final class MapViewController: UIViewController {
          override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            stopUpdates()
          }
        }
        ```
        """#),
    Explanation(
      .statusBarOutsideTheme, title: "A controller decides on its status bar",
      text: #"""
        An override of `preferredStatusBarStyle` that answers by itself is what UIKit shows (STB-2), whatever the theme says of the screen.

        ```swift
        final class PhotoViewController: UIViewController {
          override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
        }
        ```

        Write the style in the theme:

        ```json
        { "pelmet": 1, "screens": { "photo": { "statusBar": { "style": "lightContent" } } } }
        ```

        An override that leaves the answer to another controller is no finding:

        ```swift
        final class MainNavigationController: UINavigationController {
          override var preferredStatusBarStyle: UIStatusBarStyle { topViewController?.preferredStatusBarStyle ?? .default }
        }
        ```
        """#),
    Explanation(
      .swiftUIBarOutsideTheme, title: "A SwiftUI view sets the look of a bar",
      text: #"""
        `toolbarBackground`, `toolbarBackgroundVisibility` and `toolbarColorScheme` change the bar of a `NavigationStack` or `TabView`, which is one of UIKit's and has the theme's look otherwise.

        ```swift
        struct Home: View {
          var body: some View {
            List { Text("Today") }
              .toolbarBackground(Color(.secondarySystemBackground), for: .navigationBar)
          }
        }
        ```

        Write it in the theme:

        ```json
        {
          "pelmet": 1,
          "navigationBar": {
            "standardAppearance": { "background": "opaque", "backgroundColor": { "system": "secondarySystemBackground" } },
            "scrollEdgeAppearance": "standardAppearance"
          }
        }
        ```

        The contents of a toolbar are no findings:

        ```swift
        struct Inbox: View {
          var body: some View {
            List { Text("Today") }
              .toolbar { Button("Edit") {} }
          }
        }
        ```
        """#),
  ]
}
