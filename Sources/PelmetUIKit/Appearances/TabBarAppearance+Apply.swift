public import Pelmet

#if canImport(UIKit)
  public import UIKit
#else
  public import ModelCore
#endif

extension Theme.TabBarAppearance: AppearanceStyle {
  static func systemObject() -> UITabBarAppearance { UITabBarAppearance() }

  /// Sets what the appearance says, and takes back what `old` said that was applied before; what neither says is not touched.
  @MainActor public func apply(to appearance: UITabBarAppearance, replacing old: Theme.TabBarAppearance? = nil) {
    applyBackground(to: appearance, replacing: old, pristine: Self.systemObject())
    let set = Setter(appearance, self, replacing: old, pristine: Self.systemObject())
    set(\.stackedLayoutAppearance, \.stackedLayoutAppearance)
    set(\.inlineLayoutAppearance, \.inlineLayoutAppearance)
    set(\.compactInlineLayoutAppearance, \.compactInlineLayoutAppearance)
    set(\.selectionIndicatorTintColor, \.selectionIndicatorTintColor)
    set(\.selectionIndicatorImage, \.selectionIndicatorImage)
    set(\.stackedItemPositioning, \.stackedItemPositioning)
    set(\.stackedItemWidth, \.stackedItemWidth)
    set(\.stackedItemSpacing, \.stackedItemSpacing)
  }
}
