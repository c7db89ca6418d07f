public import Pelmet

#if MODELCORE
  public import ModelCore
#else
  public import UIKit
#endif

/// A bar or an item that a theme has a section for.
@MainActor
public protocol Themeable: AnyObject {
  /// The traits that choose a theme's row unless the caller gives others.
  var traitsForTheme: UITraitCollection { get }

  /// Applies the section of a style for objects of this class. Values that `old` set and `style` leaves out return to the system's;
  /// values that neither sets are not touched.
  func apply(_ style: Theme.Style, replacing old: Theme.Style?)
}

extension Themeable where Self: UIView {
  public var traitsForTheme: UITraitCollection { traitCollection }
}

extension Themeable {
  /// The current traits, because an item has none of its own.
  public var traitsForTheme: UITraitCollection { .current }
}

extension UINavigationBar: Themeable {
  public func apply(_ style: Theme.Style, replacing old: Theme.Style?) {
    guard style.navigationBar != nil || old?.navigationBar != nil else { return }
    (style.navigationBar ?? Theme.NavigationBarStyle()).apply(to: self, replacing: old?.navigationBar)
  }
}

extension UIToolbar: Themeable {
  public func apply(_ style: Theme.Style, replacing old: Theme.Style?) {
    guard style.toolbar != nil || old?.toolbar != nil else { return }
    (style.toolbar ?? Theme.ToolbarStyle()).apply(to: self, replacing: old?.toolbar)
  }
}

extension UITabBar: Themeable {
  public func apply(_ style: Theme.Style, replacing old: Theme.Style?) {
    guard style.tabBar != nil || old?.tabBar != nil else { return }
    (style.tabBar ?? Theme.TabBarStyle()).apply(to: self, replacing: old?.tabBar)
  }
}

extension UISearchBar: Themeable {
  public func apply(_ style: Theme.Style, replacing old: Theme.Style?) {
    guard style.searchBar != nil || old?.searchBar != nil else { return }
    (style.searchBar ?? Theme.SearchBarStyle()).apply(to: self, replacing: old?.searchBar)
  }
}

extension UIBarButtonItem: Themeable {
  public func apply(_ style: Theme.Style, replacing old: Theme.Style?) {
    guard style.barButtonItem != nil || old?.barButtonItem != nil else { return }
    (style.barButtonItem ?? Theme.BarButtonItemStyle()).apply(to: self, replacing: old?.barButtonItem)
  }
}

extension UITabBarItem: Themeable {
  public func apply(_ style: Theme.Style, replacing old: Theme.Style?) {
    guard style.tabBarItem != nil || old?.tabBarItem != nil else { return }
    (style.tabBarItem ?? Theme.TabBarItemStyle()).apply(to: self, replacing: old?.tabBarItem)
  }
}

extension UINavigationItem: Themeable {
  /// Applies the section of a style for navigation items. The appearance objects of `navigationBar` are left to the bar: see
  /// ``Pelmet/Theme/NavigationBarStyle/applySlots(to:replacing:)``.
  public func apply(_ style: Theme.Style, replacing old: Theme.Style?) {
    guard style.navigationItem != nil || old?.navigationItem != nil else { return }
    (style.navigationItem ?? Theme.NavigationItemStyle()).apply(to: self, replacing: old?.navigationItem)
  }
}
