import Pelmet

#if MODELCORE
  import ModelCore
#else
  import UIKit
#endif

/// Writes a style to appearance proxies, for bars and items that enter a window after the theme was applied. Proxies record some of the
/// properties only (PRX-2).
@MainActor
struct ThemeProxies {
  /// The container class that the proxies are for; `nil` for everywhere.
  let container: (any UIAppearanceContainer.Type)?
  let role: TargetRole

  func apply(_ style: Theme.Style, replacing old: Theme.Style?) {
    let change = Change(new: style, old: old)
    if change[\.navigationBar].isAny {
      (style.navigationBar ?? Theme.NavigationBarStyle())
        .apply(toProxy: proxy(UINavigationBar.self), replacing: old?.navigationBar, as: role)
    }
    if change[\.toolbar].isAny {
      (style.toolbar ?? Theme.ToolbarStyle()).apply(toProxy: proxy(UIToolbar.self), replacing: old?.toolbar, as: role)
    }
    if change[\.tabBar].isAny {
      (style.tabBar ?? Theme.TabBarStyle()).apply(toProxy: proxy(UITabBar.self), replacing: old?.tabBar, as: role)
    }
    if change[\.searchBar].isAny {
      (style.searchBar ?? Theme.SearchBarStyle()).apply(toProxy: proxy(UISearchBar.self), replacing: old?.searchBar, as: role)
    }
    applyItems(change)
  }

  private func applyItems(_ change: Change<Theme.Style>) {
    if change[\.barButtonItem].isAny {
      (change.new?.barButtonItem ?? Theme.BarButtonItemStyle())
        .apply(toProxy: proxy(UIBarButtonItem.self), replacing: change.old?.barButtonItem, as: role)
    }
    if change[\.tabBarItem].isAny {
      (change.new?.tabBarItem ?? Theme.TabBarItemStyle())
        .apply(toProxy: proxy(UITabBarItem.self), replacing: change.old?.tabBarItem, as: role)
    }
    let cancelButton = Change(new: change.new?.searchBar?.cancelButton, old: change.old?.searchBar?.cancelButton)
    if cancelButton.isAny {
      let chain: [any UIAppearanceContainer.Type] = [UISearchBar.self] + (container.map { [$0] } ?? [])
      (cancelButton.new ?? Theme.CancelButtonStyle())
        .apply(toProxy: UIBarButtonItem.appearance(whenContainedInInstancesOf: chain), replacing: cancelButton.old, as: role)
    }
  }

  private func proxy<Target: UIAppearance>(_ type: Target.Type) -> Target {
    container.map { type.appearance(whenContainedInInstancesOf: [$0]) } ?? type.appearance()
  }
}
