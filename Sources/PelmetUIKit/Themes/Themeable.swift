public import Pelmet

#if canImport(UIKit)
  public import UIKit
#else
  public import ModelCore
#endif

/// A bar or an item, of which a theme has a section.
@MainActor
public protocol Themeable: AnyObject {
  /// The traits for which a theme is resolved unless others are given.
  var traitsForTheme: UITraitCollection { get }

  /// Sets what a style says for objects of this class; what it leaves open is not touched.
  func apply(_ style: Theme.Style)
}

extension Themeable where Self: UIView {
  public var traitsForTheme: UITraitCollection { traitCollection }
}

extension Themeable {
  /// An item has no traits of its own: the current ones.
  public var traitsForTheme: UITraitCollection { .current }
}

extension UINavigationBar: Themeable {
  public func apply(_ style: Theme.Style) { style.navigationBar?.apply(to: self) }
}

extension UIToolbar: Themeable {
  public func apply(_ style: Theme.Style) { style.toolbar?.apply(to: self) }
}

extension UITabBar: Themeable {
  public func apply(_ style: Theme.Style) { style.tabBar?.apply(to: self) }
}

extension UISearchBar: Themeable {
  public func apply(_ style: Theme.Style) { style.searchBar?.apply(to: self) }
}

extension UIBarButtonItem: Themeable {
  public func apply(_ style: Theme.Style) { style.barButtonItem?.apply(to: self) }
}

extension UITabBarItem: Themeable {
  public func apply(_ style: Theme.Style) { style.tabBarItem?.apply(to: self) }
}

extension UINavigationItem: Themeable {
  /// The slots of `navigationBar` belong to the bar and are left to it: see ``NavigationBarStyle/applySlots(to:)``.
  public func apply(_ style: Theme.Style) { style.navigationItem?.apply(to: self) }
}
