public import Pelmet

#if canImport(UIKit)
  public import UIKit
#else
  public import ModelCore
#endif

extension Theme.TabBarItemStyle {
  /// Sets what the style says, and takes back what `old` said that was applied before, on one item; what neither says is not touched.
  @MainActor public func apply(to item: UITabBarItem, replacing old: Theme.TabBarItemStyle? = nil) {
    let set = Setter(item, self, replacing: old, pristine: UITabBarItem())
    applyRecorded(set)
    set(\.imageInsets, \.imageInsets)
    set(\.landscapeImagePhoneInsets, \.landscapeImagePhoneInsets)
    set(\.largeContentSizeImageInsets, \.largeContentSizeImageInsets)
  }

  /// Sets what appearance proxies record (PRX-2) on one.
  @MainActor func apply(toProxy item: UITabBarItem, replacing old: Theme.TabBarItemStyle?, as role: TargetRole) {
    applyRecorded(Setter(item, self, replacing: old, as: role, pristine: UITabBarItem()))
  }

  @MainActor private func applyRecorded(_ set: Setter<UITabBarItem, Self>) {
    let item = set.target
    set.each(\.titleTextAttributes) { state, attributes in
      item.setTitleTextAttributes(attributes?.uiKitAttributes(base: BaseFont.tabItem.font), for: state)
    }
    set(\.titlePositionAdjustment, \.titlePositionAdjustment)
    set(\.badgeColor, \.badgeColor)
    set.each(\.badgeTextAttributes) { state, attributes in
      item.setBadgeTextAttributes(attributes?.uiKitAttributes(base: BaseFont.badge.font), for: state)
    }
    if set.system >= 13 {
      set(\.standardAppearance, \.standardAppearance)
    }
    if #available(iOS 15, *), set.system >= 15 {
      set(\.scrollEdgeAppearance, \.scrollEdgeAppearance)
    }
  }
}
