public import Pelmet

#if MODELCORE
  public import ModelCore
#else
  public import UIKit
#endif

extension Theme.BarButtonItemStyle {
  /// Applies the style to one item. Values that `old` set and this style leaves out return to the system's; values that neither sets are
  /// not touched. Of the backgrounds by item style, UIKit uses the one for the item's own style only (ITM-11).
  @MainActor public func apply(to item: UIBarButtonItem, replacing old: Theme.BarButtonItemStyle? = nil) {
    let set = Setter(item, self, replacing: old, pristine: UIBarButtonItem())
    applyRecorded(set)
    Self.setProperties(set)
    #if !os(visionOS)
      if #available(iOS 26, *), set.system >= 26 { applyBadge(to: item, replacing: old?.badge) }
    #endif
  }

  #if !os(visionOS)
    /// Changes the look of the item's badge, if it has one.
    @available(iOS 26, *)
    @MainActor private func applyBadge(to item: UIBarButtonItem, replacing old: Theme.BarButtonItemBadge?) {
      guard badge != nil || old != nil, var changed = item.badge else { return }
      (badge ?? Theme.BarButtonItemBadge()).apply(to: &changed, replacing: old)
      item.badge = changed
    }
  #endif

  /// Applies the properties that appearance proxies record (PRX-2) to a proxy, with the backgrounds for items of every style.
  @MainActor func apply(toProxy item: UIBarButtonItem, replacing old: Theme.BarButtonItemStyle?, as role: TargetRole) {
    applyRecorded(Setter(item, self, replacing: old, as: role, pristine: UIBarButtonItem()))
  }

  @MainActor private func applyRecorded(_ set: Setter<UIBarButtonItem, Self>) {
    let item = set.target
    let own = set.role == .instance ? item.style : nil
    let reference = Pristine {
      let item = UIBarButtonItem()
      apply(to: item)
      return item
    }
    let font = (own == .done ? BaseFont.prominentButton : .button).font
    set.each(\.titleTextAttributes) { state, attributes in
      item.setTitleTextAttributes(attributes?.uiKitAttributes(base: font), for: state)
    }
    set.change[\.backgroundImage].forEachCase { state, styles in
      styles.forEachCase { style, images in
        guard style == nil || own == nil || style == own else { return }
        images.forEachCase { metrics, image in
          setBackgroundImage(image.new, of: item, for: state, style: style, metrics: metrics)
        }
      }
    }
    set.each(\.backgroundVerticalPositionAdjustment) {
      let points = $1.map { CGFloat($0) } ?? reference.object.backgroundVerticalPositionAdjustment(for: $0)
      item.setBackgroundVerticalPositionAdjustment(points, for: $0)
    }
    set.each(\.titlePositionAdjustment) {
      item.setTitlePositionAdjustment($1?.uiKitValue ?? reference.object.titlePositionAdjustment(for: $0), for: $0)
    }
    set.each(\.backButtonBackgroundImage) { state, metrics, image in
      item.setBackButtonBackgroundImage(image?.uiKitValue, for: state, barMetrics: metrics)
    }
    set.each(\.backButtonTitlePositionAdjustment) {
      let offset = $1?.uiKitValue ?? reference.object.backButtonTitlePositionAdjustment(for: $0)
      item.setBackButtonTitlePositionAdjustment(offset, for: $0)
    }
    set.each(\.backButtonBackgroundVerticalPositionAdjustment) {
      let points = $1.map { CGFloat($0) } ?? reference.object.backButtonBackgroundVerticalPositionAdjustment(for: $0)
      item.setBackButtonBackgroundVerticalPositionAdjustment(points, for: $0)
    }
  }

  @MainActor private func setBackgroundImage(
    _ image: Theme.Image?, of item: UIBarButtonItem, for state: UIControl.State, style: UIBarButtonItem.Style?,
    metrics: UIBarMetrics
  ) {
    if let style {
      item.setBackgroundImage(image?.uiKitValue, for: state, style: style, barMetrics: metrics)
    } else {
      item.setBackgroundImage(image?.uiKitValue, for: state, barMetrics: metrics)
    }
  }
}

#if !os(visionOS)
  @available(iOS 26, *)
  extension Theme.BarButtonItemBadge {
    /// Applies the look to a badge, before an item gets it. Values that `old` set and this one leaves out return to the system's, which
    /// are nil (LG-3); values that neither sets are not touched.
    ///
    ///     var badge = UIBarButtonItem.Badge.count(3)
    ///     style.apply(to: &badge)
    ///     item.badge = badge
    @MainActor public func apply(to badge: inout UIBarButtonItem.Badge, replacing old: Theme.BarButtonItemBadge? = nil) {
      let change = Change(new: self, old: old)
      if change[\.backgroundColor].isAny { badge.backgroundColor = backgroundColor?.uiKitValue }
      if change[\.foregroundColor].isAny { badge.foregroundColor = foregroundColor?.uiKitValue }
      if change[\.font].isAny { badge.font = font?.uiFont(base: BaseFont.badge.font) }
    }
  }
#endif

extension Theme.NavigationItemStyle {
  /// Applies the style to one item. Values that `old` set and this style leaves out return to the system's; values that neither sets
  /// are not touched.
  @MainActor public func apply(to item: UINavigationItem, replacing old: Theme.NavigationItemStyle? = nil) {
    Self.setProperties(Setter(item, self, replacing: old, pristine: UINavigationItem()))
  }
}

extension Theme.TabBarItemStyle {
  /// Applies the style to one item. Values that `old` set and this style leaves out return to the system's; values that neither sets
  /// are not touched.
  @MainActor public func apply(to item: UITabBarItem, replacing old: Theme.TabBarItemStyle? = nil) {
    let set = Setter(item, self, replacing: old, pristine: UITabBarItem())
    applyRecorded(set)
    Self.setOtherProperties(set)
  }

  /// Applies the properties that appearance proxies record (PRX-2) to a proxy.
  @MainActor func apply(toProxy item: UITabBarItem, replacing old: Theme.TabBarItemStyle?, as role: TargetRole) {
    applyRecorded(Setter(item, self, replacing: old, as: role, pristine: UITabBarItem()))
  }

  @MainActor private func applyRecorded(_ set: Setter<UITabBarItem, Self>) {
    let item = set.target
    set.each(\.titleTextAttributes) { state, attributes in
      item.setTitleTextAttributes(attributes?.uiKitAttributes(base: BaseFont.tabItem.font), for: state)
    }
    Self.setRecordedProperties(set)
    set.each(\.badgeTextAttributes) { state, attributes in
      item.setBadgeTextAttributes(attributes?.uiKitAttributes(base: BaseFont.badge.font), for: state)
    }
    Self.setSlots(set)
  }
}
