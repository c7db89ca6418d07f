public import Pelmet

#if canImport(UIKit)
  public import UIKit
#else
  public import ModelCore
#endif

extension TabBarStyle {
  /// Sets what the style says, and takes back what `old` said that was applied before, on one tab bar; what neither says is not touched.
  @MainActor public func apply(to bar: UITabBar, replacing old: TabBarStyle? = nil) {
    let set = Setter(bar, self, replacing: old, pristine: UITabBar())
    set(\.barStyle, \.barStyle)
    set(\.isTranslucent, \.isTranslucent)
    set(\.tintColor, \.tintColor)
    set(\.barTintColor, \.barTintColor)
    set(\.unselectedItemTintColor, \.unselectedItemTintColor)
    set(\.backgroundImage, \.backgroundImage)
    set(\.selectionIndicatorImage, \.selectionIndicatorImage)
    set(\.shadowImage, \.shadowImage)
    set(\.itemPositioning, \.itemPositioning)
    set(\.itemWidth, \.itemWidth)
    set(\.itemSpacing, \.itemSpacing)
    set(\.backgroundColor, \.backgroundColor)
    if set.system >= 13 {
      set(\.standardAppearance, \.standardAppearance)
      set(\.overrideUserInterfaceStyle, \.userInterfaceStyle)
    }
    if #available(iOS 15, *), set.system >= 15 {
      set(\.scrollEdgeAppearance, \.scrollEdgeAppearance)
    }
  }
}
