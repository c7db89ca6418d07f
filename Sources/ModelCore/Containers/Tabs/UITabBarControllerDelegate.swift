public import Foundation

/// What a tab bar controller asks and tells when a person taps a tab; never for what the app selects (TAB-4, 5).
@MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Optional. False leaves everything as it is. Also asked for the tab that is selected already.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool

  /// Optional. Also told of the tab that is selected already.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)

  /// Optional; in place of the question about the controller where tabs are used (OS 18).
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool

  /// Optional; in place of the news about the controller where tabs are used (OS 18).
  func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
}

extension UITabBarControllerDelegate {
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    OptionalMethods.runDefault(for: self) { $0 is any UITabBarControllerDelegate.Type }
    return true
  }

  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    OptionalMethods.runDefault(for: self) { $0 is any UITabBarControllerDelegate.Type }
  }

  public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    OptionalMethods.runDefault(for: self) { $0 is any UITabBarControllerDelegate.Type }
    return true
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    OptionalMethods.runDefault(for: self) { $0 is any UITabBarControllerDelegate.Type }
  }
}
