/// The tab for searching, with the system's title (TAB-13, OS 18).
open class UISearchTab: UITab {
  /// - Parameter viewControllerProvider: Called once, when the controller is first needed.
  public init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    super.init(
      title: "Search", image: UITabBarItem(tabBarSystemItem: .search, tag: 0).image, identifier: "UISearchTab",
      viewControllerProvider: viewControllerProvider)
  }

  /// Whether the search field is ready for typing as soon as the tab is selected; such a tab is prominent on OS 27.
  open var automaticallyActivatesSearch = false
}
