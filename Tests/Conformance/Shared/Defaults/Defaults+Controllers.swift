#if canImport(ModelCore)
  import ModelCore
#else
  import UIKit
#endif

extension Defaults {
  static let controllers =
    viewController + navigationController + tabBarController + splitViewController + searchController

  private static let viewController: [Probe] = [
    Probe("UIViewController.isViewLoaded", rules: ["VCL-1"]) { text(UIViewController().isViewLoaded) },
    Probe("UIViewController.viewIfLoaded", rules: ["VCL-1"]) { presence(UIViewController().viewIfLoaded) },
    Probe("UIViewController.view", rules: ["VCL-1", "VCL-3"]) { presence(UIViewController().view) },
    Probe("UIViewController.title", rules: ["VCL-4"]) { text(UIViewController().title) },
    Probe("UIViewController.parent", rules: ["VCL-4"]) { presence(UIViewController().parent) },
    Probe("UIViewController.children", rules: ["VCL-4"]) { text(UIViewController().children.count) },
    Probe("UIViewController.tabBarItem", rules: ["VCL-4"]) { presence(UIViewController().tabBarItem) },
    Probe("UIViewController.navigationController", rules: ["VCL-4"]) { presence(UIViewController().navigationController) },
    Probe("UIViewController.tabBarController", rules: ["VCL-4"]) { presence(UIViewController().tabBarController) },
    Probe("UIViewController.splitViewController", rules: ["VCL-4"]) { presence(UIViewController().splitViewController) },
    Probe("UIViewController.presentedViewController") { presence(UIViewController().presentedViewController) },
    Probe("UIViewController.presentingViewController") {
      presence(UIViewController().presentingViewController)
    },
    Probe("UIViewController.modalPresentationStyle", rules: ["VCL-27"]) { text(UIViewController().modalPresentationStyle) },
    Probe("UIViewController.isModalInPresentation") { text(UIViewController().isModalInPresentation) },
    Probe("UIViewController.definesPresentationContext", rules: ["VCL-4"]) {
      text(UIViewController().definesPresentationContext)
    },
    Probe("UIViewController.hidesBottomBarWhenPushed", rules: ["NAV-11"]) { text(UIViewController().hidesBottomBarWhenPushed) },
    Probe("UIViewController.edgesForExtendedLayout", rules: ["BAR-1"]) {
      text(Int(UIViewController().edgesForExtendedLayout.rawValue))
    },
    Probe("UIViewController.extendedLayoutIncludesOpaqueBars", rules: ["BAR-1"]) {
      text(UIViewController().extendedLayoutIncludesOpaqueBars)
    },
    Probe("UIViewController.preferredStatusBarStyle") { text(UIViewController().preferredStatusBarStyle) },
    Probe("UIViewController.prefersStatusBarHidden", rules: ["STB-3"]) { text(UIViewController().prefersStatusBarHidden) },
    Probe("UIViewController.preferredStatusBarUpdateAnimation", rules: ["STB-4"]) {
      text(UIViewController().preferredStatusBarUpdateAnimation)
    },
    Probe("UIViewController.shouldAutomaticallyForwardAppearanceMethods", rules: ["VCL-12"]) {
      text(UIViewController().shouldAutomaticallyForwardAppearanceMethods)
    },
  ]

  private static let navigationController: [Probe] = [
    Probe("UINavigationController.viewControllers", rules: ["NAV-1"]) { text(UINavigationController().viewControllers.count) },
    Probe("UINavigationController.topViewController", rules: ["NAV-1"]) { presence(UINavigationController().topViewController) },
    Probe("UINavigationController.isNavigationBarHidden", rules: ["BAR-4"]) {
      text(UINavigationController().isNavigationBarHidden)
    },
    Probe("UINavigationController.isToolbarHidden", rules: ["NAV-9"]) { text(UINavigationController().isToolbarHidden) },
    Probe("UINavigationController.hidesBarsOnSwipe", rules: ["BAR-5"]) { text(UINavigationController().hidesBarsOnSwipe) },
    Probe("UINavigationController.hidesBarsOnTap", rules: ["BAR-5"]) { text(UINavigationController().hidesBarsOnTap) },
    Probe("UINavigationController.hidesBarsWhenKeyboardAppears", rules: ["BAR-5"]) {
      text(UINavigationController().hidesBarsWhenKeyboardAppears)
    },
    Probe("UINavigationController.hidesBarsWhenVerticallyCompact", rules: ["BAR-5"]) {
      text(UINavigationController().hidesBarsWhenVerticallyCompact)
    },
    Probe("UINavigationController.childForStatusBarStyle (one page)") {
      presence(UINavigationController(rootViewController: UIViewController()).childForStatusBarStyle)
    },
  ]

  private static let tabBarController: [Probe] = [
    Probe("UITabBarController.viewControllers", rules: ["TAB-1"]) { text(UITabBarController().viewControllers.map(\.count)) },
    Probe("UITabBarController.selectedViewController", rules: ["TAB-1"]) {
      presence(UITabBarController().selectedViewController)
    },
    Probe("UITabBarController.selectedIndex", rules: ["TAB-1"]) { text(UITabBarController().selectedIndex) },
    Probe("UITabBarController.selectedIndex (two controllers)") {
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), UIViewController()]
      return text(tabs.selectedIndex)
    },
    Probe("UITabBarController.tabBar") { presence(UITabBarController().tabBar) },
    Probe("UITabBarController.tabBar.delegate is the controller") {
      let tabs = UITabBarController()
      return text(tabs.tabBar.delegate === tabs)
    },
  ]

  private static let splitViewController: [Probe] = [
    Probe("UISplitViewController.viewControllers", rules: ["SPL-1"]) { text(UISplitViewController().viewControllers.count) },
    Probe("UISplitViewController.preferredDisplayMode") { text(UISplitViewController().preferredDisplayMode) },
    Probe("UISplitViewController.presentsWithGesture") { text(UISplitViewController().presentsWithGesture) },
  ]

  private static let searchController: [Probe] = [
    Probe("UISearchController.init(nibName:bundle:)", rules: ["SRC-1"]) {
      presence(UISearchController(nibName: nil, bundle: nil))
    },
    Probe("UISearchController.delegate (set)", rules: ["SRC-1"]) {
      let (search, delegate) = (UISearchController(searchResultsController: nil), SearchDelegate())
      search.delegate = delegate
      return text(search.delegate === delegate)
    },
    Probe("UISearchController.isActive", rules: ["SRC-1"]) { text(UISearchController(searchResultsController: nil).isActive) },
  ]
}

private final class SearchDelegate: NSObject, UISearchControllerDelegate {}
