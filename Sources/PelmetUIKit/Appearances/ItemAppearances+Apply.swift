public import Pelmet

#if MODELCORE
  public import ModelCore
#else
  public import UIKit
#endif

extension Theme.BarButtonItemAppearance: AppearanceStyle {
  static func systemObject() -> UIBarButtonItemAppearance { UIBarButtonItemAppearance() }

  /// Applies the appearance to UIKit's object. Values that `old` set and this appearance leaves out return to the system's; values
  /// that neither sets are not touched.
  @MainActor public func apply(to appearance: UIBarButtonItemAppearance, replacing old: Theme.BarButtonItemAppearance? = nil) {
    apply(to: appearance, replacing: old, font: .button, pristine: Self.systemObject())
  }

  @MainActor fileprivate func apply(
    to appearance: UIBarButtonItemAppearance, replacing old: Theme.BarButtonItemAppearance?, font: BaseFont,
    pristine: UIBarButtonItemAppearance
  ) {
    let change = Change(new: self, old: old)
    change[\.normal].apply(to: appearance.normal, font: font, pristine: pristine.normal)
    change[\.highlighted].apply(to: appearance.highlighted, font: font, pristine: pristine.highlighted)
    change[\.disabled].apply(to: appearance.disabled, font: font, pristine: pristine.disabled)
    change[\.focused].apply(to: appearance.focused, font: font, pristine: pristine.focused)
  }
}

/// The appearance of done or prominent items, whose titles are heavier than those of other items.
struct ProminentButtonStyle: AppearanceStyle {
  let appearance: Theme.BarButtonItemAppearance

  static func systemObject() -> UIBarButtonItemAppearance { UIBarButtonItemAppearance(style: .done) }

  func apply(to object: UIBarButtonItemAppearance, replacing old: ProminentButtonStyle?) {
    appearance.apply(to: object, replacing: old?.appearance, font: .prominentButton, pristine: Self.systemObject())
  }
}

extension Theme.BarButtonItemStateAppearance {
  /// Applies the state to UIKit's object, for items that are not prominent. Values that `old` set and this state leaves out return to
  /// the system's; values that neither sets are not touched.
  @MainActor public func apply(
    to state: UIBarButtonItemStateAppearance, replacing old: Theme.BarButtonItemStateAppearance? = nil
  ) {
    Change(new: self, old: old).apply(to: state, font: .button, pristine: Theme.BarButtonItemAppearance.systemObject().normal)
  }
}

@MainActor
extension Change<Theme.BarButtonItemStateAppearance> {
  fileprivate func apply(
    to state: UIBarButtonItemStateAppearance, font: BaseFont, pristine: UIBarButtonItemStateAppearance
  ) {
    guard isAny else { return }
    let set = Setter(state, new ?? Theme.BarButtonItemStateAppearance(), replacing: old, pristine: pristine)
    Theme.BarButtonItemStateAppearance.setProperties(set)
    set(\.titleTextAttributes, \.titleTextAttributes, font: font)
  }
}

extension Theme.TabBarItemAppearance: AppearanceStyle {
  static func systemObject() -> UITabBarItemAppearance { UITabBarItemAppearance() }

  /// Applies the appearance to UIKit's object. Values that `old` set and this appearance leaves out return to the system's; values
  /// that neither sets are not touched.
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
  /// Applies the state to UIKit's object. Values that `old` set and this state leaves out return to the system's; values that neither
  /// sets are not touched.
  @MainActor public func apply(to state: UITabBarItemStateAppearance, replacing old: Theme.TabBarItemStateAppearance? = nil) {
    Change(new: self, old: old).apply(to: state, pristine: Theme.TabBarItemAppearance.systemObject().normal)
  }
}

@MainActor
extension Change<Theme.TabBarItemStateAppearance> {
  fileprivate func apply(to state: UITabBarItemStateAppearance, pristine: UITabBarItemStateAppearance) {
    guard isAny else { return }
    let set = Setter(state, new ?? Theme.TabBarItemStateAppearance(), replacing: old, pristine: pristine)
    Theme.TabBarItemStateAppearance.setProperties(set)
    set(\.titleTextAttributes, \.titleTextAttributes, font: .tabItem)
    set(\.badgeTextAttributes, \.badgeTextAttributes, font: .badge)
  }
}
