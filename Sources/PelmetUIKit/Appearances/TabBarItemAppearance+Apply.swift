public import Pelmet

#if canImport(UIKit)
  public import UIKit
#else
  public import ModelCore
#endif

extension TabBarItemAppearance: AppearanceStyle {
  static func systemObject() -> UITabBarItemAppearance { UITabBarItemAppearance() }

  /// Sets what the appearance says; what it leaves open is not touched.
  @MainActor public func apply(to appearance: UITabBarItemAppearance) {
    normal?.apply(to: appearance.normal)
    selected?.apply(to: appearance.selected)
    disabled?.apply(to: appearance.disabled)
    focused?.apply(to: appearance.focused)
  }
}

extension TabBarItemStateAppearance {
  /// Sets what the state says; what it leaves open is not touched.
  @MainActor public func apply(to state: UITabBarItemStateAppearance) {
    let set = Setter(state)
    set(\.titleTextAttributes, titleTextAttributes, font: .tabItem)
    set(\.titlePositionAdjustment, titlePositionAdjustment)
    set(\.iconColor, iconColor)
    set(\.badgePositionAdjustment, badgePositionAdjustment)
    set(\.badgeBackgroundColor, badgeBackgroundColor)
    set(\.badgeTextAttributes, badgeTextAttributes, font: .badge)
    set(\.badgeTitlePositionAdjustment, badgeTitlePositionAdjustment)
  }
}
