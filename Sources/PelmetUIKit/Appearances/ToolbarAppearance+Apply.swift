public import Pelmet

#if canImport(UIKit)
  public import UIKit
#else
  public import ModelCore
#endif

extension ToolbarAppearance: AppearanceStyle {
  static func systemObject() -> UIToolbarAppearance { UIToolbarAppearance() }

  /// Sets what the appearance says; what it leaves open is not touched.
  @MainActor public func apply(to appearance: UIToolbarAppearance) {
    applyBackground(to: appearance)
    let set = Setter(appearance)
    set(\.buttonAppearance, buttonAppearance)
    // From iOS 26 on another name of the same appearance (APP-11).
    let prominent = set.system >= 26 ? prominentButtonAppearance ?? doneButtonAppearance : doneButtonAppearance
    set(\.doneButtonAppearance, prominent.map(ProminentButtonStyle.init))
  }
}
