public import Pelmet

#if canImport(UIKit)
  public import UIKit
#else
  public import ModelCore
#endif

extension TabBarItemStyle {
  /// Sets what the style says on one item; what it leaves open is not touched.
  @MainActor public func apply(to item: UITabBarItem) {
    let set = Setter(item)
    titleTextAttributes?.forEach { item.setTitleTextAttributes($1.uiKitAttributes(base: BaseFont.tabItem.font), for: $0) }
    set(\.titlePositionAdjustment, titlePositionAdjustment)
    set(\.badgeColor, badgeColor)
    badgeTextAttributes?.forEach { item.setBadgeTextAttributes($1.uiKitAttributes(base: BaseFont.badge.font), for: $0) }
    set(\.imageInsets, imageInsets)
    set(\.landscapeImagePhoneInsets, landscapeImagePhoneInsets)
    set(\.largeContentSizeImageInsets, largeContentSizeImageInsets)
    if set.system >= 13 {
      set(\.standardAppearance, standardAppearance)
    }
    if #available(iOS 15, *), set.system >= 15 {
      set(\.scrollEdgeAppearance, scrollEdgeAppearance)
    }
  }
}
