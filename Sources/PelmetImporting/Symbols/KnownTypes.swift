/// The classes of UIKit that matter for bars.
enum KnownTypes {
  static let superclass: [String: String] = [
    "UINavigationController": "UIViewController", "UITabBarController": "UIViewController",
    "UITableViewController": "UIViewController",
    "UICollectionViewController": "UIViewController", "UISplitViewController": "UIViewController",
    "UIPageViewController": "UIViewController", "UIHostingController": "UIViewController",
    "UISearchController": "UIViewController",
    "UIAlertController": "UIViewController", "UIImagePickerController": "UINavigationController",
    "UINavigationBar": "UIView", "UITabBar": "UIView", "UIToolbar": "UIView", "UISearchBar": "UIView", "UIWindow": "UIView",
    "UIBarButtonItem": "UIBarItem", "UITabBarItem": "UIBarItem", "UIViewController": "UIResponder", "UIView": "UIResponder",
    "UINavigationBarAppearance": "UIBarAppearance", "UITabBarAppearance": "UIBarAppearance",
    "UIToolbarAppearance": "UIBarAppearance",
    "UIResponder": "NSObject", "UIBarItem": "NSObject", "UIBarAppearance": "NSObject", "UIColor": "NSObject",
    "UINavigationItem": "NSObject", "UIBarButtonItemAppearance": "NSObject", "UITabBarItemAppearance": "NSObject",
  ]

  /// The classes with bars of their own.
  static let containers = ["UINavigationController", "UITabBarController", "UIHostingController"]

  /// The sections of themes by the classes that they are about.
  static let sections = [
    "UINavigationBar": "navigationBar", "UIToolbar": "toolbar", "UITabBar": "tabBar", "UIBarButtonItem": "barButtonItem",
    "UITabBarItem": "tabBarItem", "UISearchBar": "searchBar", "UIWindow": "window",
  ]

  /// The bars, which copy the appearance objects that they are given.
  static let bars = ["UINavigationBar", "UITabBar", "UIToolbar", "UISearchBar"]
}
