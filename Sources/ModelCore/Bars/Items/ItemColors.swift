import Foundation

/// The colours of an item in a bar (ITM-12).
@MainActor
struct ItemColors {
  let title: UIColor

  /// Nil where the image keeps its own colours.
  let image: UIColor?

  /// What fills the item's glass; nil: nothing.
  let glass: UIColor?

  /// The item's tint, else the bar's, which it may inherit; a title colour beats it, the item's own before that of the bar's
  /// appearance object. The system's title colour stands in only where no tint was set at all. The tint of a prominent item fills its
  /// glass, too; what the system makes of the colours on it, for contrast, is not established (LG-3).
  init(_ item: UIBarButtonItem, in bar: UIView, appearance: ModelItemState?) {
    let explicitTint = item.tintColor ?? bar.explicitTintColor
    let tint = explicitTint ?? SystemLook.current.tintColor
    glass = Glass.isOn && item.role == .prominent ? tint : nil
    let attributes = item.titleTextAttributes(for: item.isEnabled ? .normal : .disabled)
    let explicit = attributes?[.foregroundColor] as? UIColor ?? appearance?.titleColor ?? explicitTint
    title = (explicit ?? SystemLook.current.buttonTitleColor(item.role) ?? tint).shown(withTint: tint)
    image = item.image?.renderingMode == .alwaysOriginal ? nil : tint
  }
}
