public import Pelmet

#if canImport(UIKit)
  public import UIKit
#else
  public import ModelCore
#endif

extension NavigationBarStyle {
  /// Sets what the style says, and takes back what `old` said that was applied before, on one bar; what neither says is not touched.
  @MainActor public func apply(to bar: UINavigationBar, replacing old: NavigationBarStyle? = nil) {
    let set = Setter(bar, self, replacing: old, pristine: UINavigationBar())
    set(\.barStyle, \.barStyle)
    set(\.isTranslucent, \.isTranslucent)
    set(\.prefersLargeTitles, \.prefersLargeTitles)
    set(\.tintColor, \.tintColor)
    set(\.barTintColor, \.barTintColor)
    set.each(\.backgroundImage) { position, metrics, image in
      bar.setBackgroundImage(image?.uiKitValue, for: position, barMetrics: metrics)
    }
    set(\.shadowImage, \.shadowImage)
    set(\.titleTextAttributes, \.titleTextAttributes, font: .title)
    set(\.largeTitleTextAttributes, \.largeTitleTextAttributes, font: .largeTitle)
    set.each(\.titleVerticalPositionAdjustment) { bar.setTitleVerticalPositionAdjustment($1 ?? 0, for: $0) }
    set(\.backIndicatorImage, \.backIndicatorImage)
    set(\.backIndicatorTransitionMaskImage, \.backIndicatorTransitionMaskImage)
    set(\.backgroundColor, \.backgroundColor)
    if set.system >= 13 {
      set(\.standardAppearance, \.standardAppearance)
      set(\.compactAppearance, \.compactAppearance)
      set(\.scrollEdgeAppearance, \.scrollEdgeAppearance)
      set(\.overrideUserInterfaceStyle, \.userInterfaceStyle)
    }
    if #available(iOS 15, *), set.system >= 15 {
      set(\.compactScrollEdgeAppearance, \.compactScrollEdgeAppearance)
    }
    if #available(iOS 16, *), set.system >= 16 {
      set(\.preferredBehavioralStyle, \.preferredBehavioralStyle)
    }
  }

  /// Sets the style's slots on an item, and takes back those of `old`, for the screen of that item alone: there they go before the bar's (APP-2).
  @MainActor public func applySlots(to item: UINavigationItem, replacing old: NavigationBarStyle? = nil) {
    let set = Setter(item, self, replacing: old, pristine: UINavigationItem())
    if set.system >= 13 {
      set(\.standardAppearance, \.standardAppearance)
      set(\.compactAppearance, \.compactAppearance)
      set(\.scrollEdgeAppearance, \.scrollEdgeAppearance)
    }
    if #available(iOS 15, *), set.system >= 15 {
      set(\.compactScrollEdgeAppearance, \.compactScrollEdgeAppearance)
    }
  }
}
