/// The colours of an item in a bar (ITM-12).
@MainActor
struct ItemColors {
  let title: UIColor

  /// Nil where the image keeps its own colours.
  let image: UIColor?

  /// The colour that fills the item's glass, or `nil` for none.
  let glass: UIColor?

  /// The item's tint, else the bar's, which it may inherit; a title colour beats it, the item's own before that of the bar's
  /// appearance object. The system's title colour stands in only where no tint was set at all. The tint of a prominent item fills its
  /// glass, and what is on it is white (LG-3). On glass a plain item without a tint has the label's colour (GLS-2): neither the window's
  /// tint nor, by default, that of a navigation bar reaches it (P-12). From iOS 27 on the system dims disabled items (LG-9).
  init(_ item: UIBarButtonItem, in bar: UIView, appearance: ModelItemState?) {
    let isProminent = item.role == .prominent
    let isDimmed = GlassDrawing.dimsDisabledItems && !item.isEnabled
    let explicitTint = item.tintColor ?? Self.inheritedTint(in: bar, isProminent: isProminent)
    let tint = explicitTint ?? (Glass.isOn && !isProminent ? .label : SystemLook.current.tintColor)
    let attributes = item.titleTextAttributes(for: item.isEnabled ? .normal : .disabled)
    let written = (attributes?[.foregroundColor] as? UIColor ?? appearance?.titleColor)?.shown(withTint: tint)
    let color: UIColor
    if Glass.isOn, isProminent {
      glass = isDimmed ? .systemGray4 : tint
      (color, title) = (.white, written ?? .white)
    } else {
      glass = nil
      color = isDimmed ? .tertiaryLabel : tint
      let system = explicitTint == nil && !isDimmed ? SystemLook.current.buttonTitleColor(item.role) : nil
      title = written ?? system?.shown(withTint: tint) ?? color
    }
    image = item.image?.renderingMode == .alwaysOriginal ? nil : color
  }

  private static func inheritedTint(in bar: UIView, isProminent: Bool) -> UIColor? {
    guard Glass.isOn else { return bar.explicitTintColor }
    return GlassDrawing.inheritedTint(of: bar) ?? (isProminent ? bar.superview?.explicitTintColor : nil)
  }
}
