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
    apply(to: appearance, font: .button)
  }

  @MainActor fileprivate func apply(to appearance: UIBarButtonItemAppearance, font: BaseFont) {
    normal?.apply(to: appearance.normal, font: font)
    highlighted?.apply(to: appearance.highlighted, font: font)
    disabled?.apply(to: appearance.disabled, font: font)
    focused?.apply(to: appearance.focused, font: font)
  }
}

/// The appearance of done or prominent items, whose titles are heavier than those of other items.
struct ProminentButtonStyle: AppearanceStyle {
  let appearance: BarButtonItemAppearance

  static func systemObject() -> UIBarButtonItemAppearance { UIBarButtonItemAppearance(style: .done) }

  func apply(to object: UIBarButtonItemAppearance) { appearance.apply(to: object, font: .prominentButton) }
}

extension BarButtonItemStateAppearance {
  /// Sets what the state says for items that are not prominent; what it leaves open is not touched.
  @MainActor public func apply(to state: UIBarButtonItemStateAppearance) {
    apply(to: state, font: .button)
  }

  @MainActor fileprivate func apply(to state: UIBarButtonItemStateAppearance, font: BaseFont) {
    let set = Setter(state)
    set(\.titleTextAttributes, titleTextAttributes, font: font)
    set(\.titlePositionAdjustment, titlePositionAdjustment)
    set(\.backgroundImage, backgroundImage)
    set(\.backgroundImagePositionAdjustment, backgroundImagePositionAdjustment)
  }
}
