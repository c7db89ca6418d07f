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

  /// Sets what a style says for objects of this class, and takes back what `old` said that was applied before; what neither says is not
  /// touched.
  func apply(_ style: Theme.Style, replacing old: Theme.Style?)
}

extension Themeable where Self: UIView {
  public var traitsForTheme: UITraitCollection { traitCollection }
}

extension Themeable {
  /// An item has no traits of its own: the current ones.
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
  /// The slots of `navigationBar` belong to the bar and are left to it: see ``Theme/NavigationBarStyle/applySlots(to:)``.
  public func apply(_ style: Theme.Style, replacing old: Theme.Style?) {
    guard style.navigationItem != nil || old?.navigationItem != nil else { return }
    (style.navigationItem ?? Theme.NavigationItemStyle()).apply(to: self, replacing: old?.navigationItem)
  }
}
