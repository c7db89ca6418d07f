public import Pelmet

#if canImport(UIKit)
  public import UIKit
#else
  public import ModelCore
#endif

extension BarButtonItemAppearance: AppearanceStyle {
  static func systemObject() -> UIBarButtonItemAppearance { UIBarButtonItemAppearance() }

  /// Sets what the appearance says; what it leaves open is not touched.
  @MainActor public func apply(to appearance: UIBarButtonItemAppearance) {
    normal?.apply(to: appearance.normal)
    highlighted?.apply(to: appearance.highlighted)
    disabled?.apply(to: appearance.disabled)
    focused?.apply(to: appearance.focused)
  }
}

extension BarButtonItemStateAppearance {
  /// Sets what the state says; what it leaves open is not touched.
  @MainActor public func apply(to state: UIBarButtonItemStateAppearance) {
    let set = Setter(state)
    set(\.titleTextAttributes, titleTextAttributes, font: .button)
    set(\.titlePositionAdjustment, titlePositionAdjustment)
    set(\.backgroundImage, backgroundImage)
    set(\.backgroundImagePositionAdjustment, backgroundImagePositionAdjustment)
  }
}
