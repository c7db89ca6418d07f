import Foundation

/// The colours of an item in a bar (ITM-12).
@MainActor
struct ItemColors {
  let title: UIColor

  /// Nil where the image keeps its own colours.
  let image: UIColor?

  /// The item's tint, else the bar's, which it may inherit; a title colour beats it, the item's own before that of the bar's
  /// appearance object.
  init(_ item: UIBarButtonItem, in bar: UIView, appearance: ModelItemState?) {
    let tint: UIColor = item.tintColor ?? bar.tintColor
    let attributes = item.titleTextAttributes(for: item.isEnabled ? .normal : .disabled)
    title = attributes?[.foregroundColor] as? UIColor ?? appearance?.titleColor ?? tint
    image = item.image?.renderingMode == .alwaysOriginal ? nil : tint
  }
}
