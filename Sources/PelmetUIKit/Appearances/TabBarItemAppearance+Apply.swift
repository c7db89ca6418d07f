public import Pelmet

#if canImport(UIKit)
  public import UIKit
#else
  public import ModelCore
#endif

extension Theme.TabBarItemAppearance: AppearanceStyle {
  static func systemObject() -> UITabBarItemAppearance { UITabBarItemAppearance() }

  /// Sets what the appearance says, and takes back what `old` said that was applied before; what neither says is not touched.
  @MainActor public func apply(to appearance: UITabBarItemAppearance, replacing old: Theme.TabBarItemAppearance? = nil) {
    let change = Change(new: self, old: old)
    let pristine = Self.systemObject()
    change[\.normal].apply(to: appearance.normal, pristine: pristine.normal)
    change[\.selected].apply(to: appearance.selected, pristine: pristine.selected)
    change[\.disabled].apply(to: appearance.disabled, pristine: pristine.disabled)
    change[\.focused].apply(to: appearance.focused, pristine: pristine.focused)
  }
}

extension Theme.TabBarItemStateAppearance {
  /// Sets what the state says, and takes back what `old` said that was applied before; what neither says is not touched.
  @MainActor public func apply(to state: UITabBarItemStateAppearance, replacing old: Theme.TabBarItemStateAppearance? = nil) {
    Change(new: self, old: old).apply(to: state, pristine: Theme.TabBarItemAppearance.systemObject().normal)
  }
}

@MainActor
extension Change<Theme.TabBarItemStateAppearance> {
  fileprivate func apply(to state: UITabBarItemStateAppearance, pristine: UITabBarItemStateAppearance) {
    guard isAny else { return }
    let set = Setter(state, new ?? Theme.TabBarItemStateAppearance(), replacing: old, pristine: pristine)
    set(\.titleTextAttributes, \.titleTextAttributes, font: .tabItem)
    set(\.titlePositionAdjustment, \.titlePositionAdjustment)
    set(\.iconColor, \.iconColor)
    set(\.badgePositionAdjustment, \.badgePositionAdjustment)
    set(\.badgeBackgroundColor, \.badgeBackgroundColor)
    set(\.badgeTextAttributes, \.badgeTextAttributes, font: .badge)
    set(\.badgeTitlePositionAdjustment, \.badgeTitlePositionAdjustment)
  }
}
