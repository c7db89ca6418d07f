import Foundation

extension UITabBar {
  /// The colour of an item's title; nil is the system's (TAB-10).
  ///
  /// The tint of unselected items beats title attributes of the normal state (PRX-8). Otherwise the item's own attributes come before those
  /// of the appearance object.
  public func modelTitleColor(of item: UITabBarItem) -> UIColor? {
    let state = modelState(of: item)
    if state == .normal, let unselectedItemTintColor { return unselectedItemTintColor }
    let own = item.titleTextAttributes(for: state)?[.foregroundColor] as? UIColor
    let layout = appearanceChoice(isAtEdge: isAtEdge)?.appearance.itemAppearance(for: traitCollection)
    return (own ?? layout?.modelState(state).titleColor ?? (state == .selected ? tintColor : nil))?.shown(withTint: tintColor)
  }

  private func modelState(of item: UITabBarItem) -> UIControl.State {
    if !item.isEnabled { return .disabled }
    return item === selectedItem ? .selected : .normal
  }
}
