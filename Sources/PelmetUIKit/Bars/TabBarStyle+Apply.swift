public import Pelmet

#if canImport(UIKit)
  public import UIKit
#else
  public import ModelCore
#endif

extension Theme.TabBarStyle {
  /// Sets what the style says, and takes back what `old` said that was applied before, on one tab bar; what neither says is not touched.
  @MainActor public func apply(to bar: UITabBar, replacing old: Theme.TabBarStyle? = nil) {
    let set = Setter(bar, self, replacing: old, pristine: UITabBar())
    applyRecorded(set)
    let reference = Pristine {
      let bar = UITabBar()
      apply(to: bar)
      return bar
    }
    set(\.isTranslucent, \.isTranslucent, orAsIn: reference)
    set.tint(\.tintColor)
    if set.system >= 13 {
      set(\.overrideUserInterfaceStyle, \.userInterfaceStyle)
    }
  }

  /// Sets what appearance proxies record (PRX-2) on one.
  @MainActor func apply(toProxy bar: UITabBar, replacing old: Theme.TabBarStyle?, as role: TargetRole) {
    applyRecorded(Setter(bar, self, replacing: old, as: role, pristine: UITabBar()))
  }

  @MainActor private func applyRecorded(_ set: Setter<UITabBar, Self>) {
    set(\.barStyle, \.barStyle)
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
    }
    if #available(iOS 15, *), set.system >= 15 {
      set(\.scrollEdgeAppearance, \.scrollEdgeAppearance, neutral: UITabBarAppearance())
    }
  }
}
