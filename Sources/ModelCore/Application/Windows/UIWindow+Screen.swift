import Foundation

extension UIWindow {
  /// What a person sees; nil while the window is on no screen.
  public var modelScreen: ModelScreen? {
    guard isOnScreen else { return nil }
    let visible = rootViewController.map(VisibleControllers.init)
    return ModelScreen(
      statusBar: ModelStatusBar(window: self), navigationBar: visible?.navigationController?.shownNavigationBar,
      toolbar: visible?.navigationController?.shownToolbar, tabBar: visible?.tabBarController?.shownTabBar,
      contentFrame: visible?.top.viewIfLoaded.map { $0.convert($0.bounds, to: self) } ?? bounds)
  }
}

extension UINavigationController {
  fileprivate var shownNavigationBar: ModelNavigationBar? {
    isNavigationBarHidden ? nil : navigationBar.modelBar.onScreen(of: navigationBar)
  }

  fileprivate var shownToolbar: ModelToolbar? {
    isToolbarHidden ? nil : toolbar.modelBar.onScreen(of: toolbar)
  }
}

extension UITabBarController {
  fileprivate var shownTabBar: ModelTabBar? {
    isTabBarShown ? tabBar.modelBar.onScreen(of: tabBar) : nil
  }
}
