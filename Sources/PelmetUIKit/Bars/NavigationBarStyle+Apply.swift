public import Pelmet

#if canImport(UIKit)
  public import UIKit
#else
  public import ModelCore
#endif

extension NavigationBarStyle {
  /// Sets what the style says on one bar; what it leaves open is not touched.
  @MainActor public func apply(to bar: UINavigationBar) {
    let set = Setter(bar)
    set(\.barStyle, barStyle)
    set(\.isTranslucent, isTranslucent)
    set(\.prefersLargeTitles, prefersLargeTitles)
    set(\.tintColor, tintColor)
    set(\.barTintColor, barTintColor)
    backgroundImage?.forEach { position, images in
      images.forEach { metrics, image in bar.setBackgroundImage(image.uiKitValue, for: position, barMetrics: metrics) }
    }
    set(\.shadowImage, shadowImage)
    set(\.titleTextAttributes, titleTextAttributes, font: .title)
    set(\.largeTitleTextAttributes, largeTitleTextAttributes, font: .largeTitle)
    titleVerticalPositionAdjustment?.forEach { bar.setTitleVerticalPositionAdjustment($1, for: $0) }
    set(\.backIndicatorImage, backIndicatorImage)
    set(\.backIndicatorTransitionMaskImage, backIndicatorTransitionMaskImage)
    set(\.backgroundColor, backgroundColor)
    if set.system >= 13 {
      set(\.standardAppearance, standardAppearance)
      set(\.compactAppearance, compactAppearance)
      set(\.scrollEdgeAppearance, scrollEdgeAppearance)
      set(\.overrideUserInterfaceStyle, userInterfaceStyle)
    }
    if #available(iOS 15, *), set.system >= 15 {
      set(\.compactScrollEdgeAppearance, compactScrollEdgeAppearance)
    }
    if #available(iOS 16, *), set.system >= 16 {
      set(\.preferredBehavioralStyle, preferredBehavioralStyle)
    }
  }

  /// Sets the style's slots on an item, for the screen of that item alone: there they go before the bar's (APP-2).
  @MainActor public func applySlots(to item: UINavigationItem) {
    let set = Setter(item)
    if set.system >= 13 {
      set(\.standardAppearance, standardAppearance)
      set(\.compactAppearance, compactAppearance)
      set(\.scrollEdgeAppearance, scrollEdgeAppearance)
    }
    if #available(iOS 15, *), set.system >= 15 {
      set(\.compactScrollEdgeAppearance, compactScrollEdgeAppearance)
    }
  }
}
