public import Pelmet

#if canImport(UIKit)
  public import UIKit
#else
  public import ModelCore
#endif

extension TabBarAppearance: AppearanceStyle {
  static func systemObject() -> UITabBarAppearance { UITabBarAppearance() }

  /// Sets what the appearance says; what it leaves open is not touched.
  @MainActor public func apply(to appearance: UITabBarAppearance) {
    applyBackground(to: appearance)
    let set = Setter(appearance)
    set(\.stackedLayoutAppearance, stackedLayoutAppearance)
    set(\.inlineLayoutAppearance, inlineLayoutAppearance)
    set(\.compactInlineLayoutAppearance, compactInlineLayoutAppearance)
    set(\.selectionIndicatorTintColor, selectionIndicatorTintColor)
    set(\.selectionIndicatorImage, selectionIndicatorImage)
    set(\.stackedItemPositioning, stackedItemPositioning)
    set(\.stackedItemWidth, stackedItemWidth)
    set(\.stackedItemSpacing, stackedItemSpacing)
  }
}
