public import Foundation

/// What a tab bar tells.
@MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Optional. A person has tapped an item; never for what the app selects (TAB-6).
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    OptionalMethods.runDefault(for: self) { $0 is any UITabBarDelegate.Type }
  }
}
