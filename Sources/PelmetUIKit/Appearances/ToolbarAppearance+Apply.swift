public import Pelmet

#if canImport(UIKit)
  public import UIKit
#else
  public import ModelCore
#endif

extension Theme.ToolbarAppearance: AppearanceStyle {
  static func systemObject() -> UIToolbarAppearance { UIToolbarAppearance() }

  /// Sets what the appearance says, and takes back what `old` said that was applied before; what neither says is not touched.
  @MainActor public func apply(to appearance: UIToolbarAppearance, replacing old: Theme.ToolbarAppearance? = nil) {
    applyBackground(to: appearance, replacing: old, pristine: Self.systemObject())
    let set = Setter(appearance, self, replacing: old, pristine: Self.systemObject())
    set(\.buttonAppearance, \.buttonAppearance)
    set(\.doneButtonAppearance, Change(new: prominent(on: set.system), old: old?.prominent(on: set.system)))
  }

  /// From iOS 26 on another name of the same appearance (APP-11).
  private func prominent(on system: Theme.OSVersion) -> ProminentButtonStyle? {
    (system >= 26 ? prominentButtonAppearance ?? doneButtonAppearance : doneButtonAppearance).map(ProminentButtonStyle.init)
  }
}
