public import Pelmet

#if MODELCORE
  public import ModelCore
#else
  public import UIKit
#endif

extension Theme.BarAppearance {
  /// Applies the background and the shadow, which the appearances of all bars have in common.
  ///
  /// The preset comes first. It overwrites background and shadow (APP-8), so it also undoes those of the style applied before.
  @MainActor func applyBackground<Object: UIBarAppearance>(to appearance: Object, replacing old: Self?, pristine: Object) {
    if let preset = background ?? (old.map(\.setsBackground) == true ? .default : nil) {
      preset.configure(appearance)
    }
    let set = Setter<UIBarAppearance, Self>(appearance, self, replacing: nil, pristine: pristine)
    set(\.backgroundEffect, \.backgroundEffect)
    set(\.backgroundColor, \.backgroundColor)
    set(\.backgroundImage, \.backgroundImage)
    set(\.shadowColor, \.shadowColor)
    set(\.shadowImage, \.shadowImage)
    Self.setSharedProperties(Setter(appearance, self, replacing: old, pristine: pristine))
  }

  private var setsBackground: Bool {
    background != nil || backgroundEffect != nil || backgroundColor != nil || backgroundImage != nil || shadowColor != nil
      || shadowImage != nil
  }
}

extension Theme.BackgroundPreset {
  @MainActor fileprivate func configure(_ appearance: UIBarAppearance) {
    switch self {
    case .default: appearance.configureWithDefaultBackground()
    case .opaque: appearance.configureWithOpaqueBackground()
    case .transparent: appearance.configureWithTransparentBackground()
    }
  }
}

extension Theme.ToolbarAppearance: AppearanceStyle {
  static func systemObject() -> UIToolbarAppearance { UIToolbarAppearance() }

  /// Applies the appearance to UIKit's object. Values that `old` set and this appearance leaves out return to the system's; values
  /// that neither sets are not touched.
  @MainActor public func apply(to appearance: UIToolbarAppearance, replacing old: Theme.ToolbarAppearance? = nil) {
    applyBackground(to: appearance, replacing: old, pristine: Self.systemObject())
    let set = Setter(appearance, self, replacing: old, pristine: Self.systemObject())
    Self.setProperties(set)
    set(\.doneButtonAppearance, Change(new: prominent(on: set.system), old: old?.prominent(on: set.system)))
  }

  /// The appearance of prominent buttons, which had another name before iOS 26 (APP-11).
  private func prominent(on system: Theme.OSVersion) -> ProminentButtonStyle? {
    (system >= 26 ? prominentButtonAppearance ?? doneButtonAppearance : doneButtonAppearance).map(ProminentButtonStyle.init)
  }
}

extension Theme.TabBarAppearance: AppearanceStyle {
  static func systemObject() -> UITabBarAppearance { UITabBarAppearance() }

  /// Applies the appearance to UIKit's object. Values that `old` set and this appearance leaves out return to the system's; values
  /// that neither sets are not touched.
  @MainActor public func apply(to appearance: UITabBarAppearance, replacing old: Theme.TabBarAppearance? = nil) {
    applyBackground(to: appearance, replacing: old, pristine: Self.systemObject())
    Self.setProperties(Setter(appearance, self, replacing: old, pristine: Self.systemObject()))
  }
}

extension UIToolbarAppearance {
  /// Creates an appearance object with the system's look and a theme's values on top.
  public convenience init(_ appearance: Theme.ToolbarAppearance) {
    self.init()
    appearance.apply(to: self)
  }
}

extension UITabBarAppearance {
  /// Creates an appearance object with the system's look and a theme's values on top.
  public convenience init(_ appearance: Theme.TabBarAppearance) {
    self.init()
    appearance.apply(to: self)
  }
}
