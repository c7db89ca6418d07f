internal import ModelCore

/// The colours of a tab bar item's badge: its own, otherwise those of the bar's appearance object in use, otherwise the system's.
struct BadgeColors {
  let background: UIColor
  let text: UIColor

  @MainActor
  init(_ item: UITabBarItem, in bar: UITabBar) {
    self.init(item, in: bar, bar.itemAppearance, isSelected: item === bar.selectedItem)
  }

  /// - Parameter appearance: That of the bar's items.
  @MainActor
  init(_ item: UITabBarItem, in bar: UITabBar, _ appearance: UITabBarItemAppearance?, isSelected: Bool) {
    let layout = appearance ?? bar.standardAppearance.itemAppearance(for: bar.traitCollection)
    let states = isSelected ? [layout.selected, layout.normal] : [layout.normal]
    func shared<Value>(_ value: (UITabBarItemStateAppearance) -> Value?) -> Value? { states.lazy.compactMap(value).first }
    background = item.badgeColor ?? shared(\.badgeBackgroundColor) ?? .systemRed
    let own = item.badgeTextAttributes(for: .normal)?[.foregroundColor] as? UIColor
    text = own ?? shared { $0.badgeTextAttributes[.foregroundColor] as? UIColor } ?? .white
  }
}
