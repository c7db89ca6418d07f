import Foundation

/// The colours of an item in a bar (ITM-12).
@MainActor
struct ItemColors {
  let title: UIColor

  /// Nil where the image keeps its own colours.
  let image: UIColor?

  /// The item's tint, else the bar's, which it may inherit; a title colour beats it, the item's own before that of the bar's
  /// appearance object. The system's title colour stands in only where no tint was set at all.
  init(_ item: UIBarButtonItem, in bar: UIView, appearance: ModelItemState?) {
    let explicitTint = item.tintColor ?? bar.explicitTintColor
    let tint = explicitTint ?? SystemLook.current.tintColor
    let attributes = item.titleTextAttributes(for: item.isEnabled ? .normal : .disabled)
    let explicit = attributes?[.foregroundColor] as? UIColor ?? appearance?.titleColor ?? explicitTint
    title = (explicit ?? SystemLook.current.buttonTitleColor(item.role) ?? tint).shown(withTint: tint)
    image = item.image?.renderingMode == .alwaysOriginal ? nil : tint
  }
}
