/// The badge of a tab as the user sees it (TAB-11).
public struct ModelTabBadge: Sendable {
  public let item: UITabBarItem

  /// The text; an empty badge has none.
  public let text: String

  /// The colour of the badge: the item's own, else that of the item's state in the bar's appearance object, else the system's red.
  public internal(set) var backgroundColor: UIColor

  /// The colour of the text: of the item's own attributes, else of its state in the appearance object, else white.
  public internal(set) var textColor: UIColor
}

extension ModelTabBadge {
  func resolved(for traits: UITraitCollection) -> ModelTabBadge {
    var resolved = self
    resolved.backgroundColor = backgroundColor.resolvedColor(with: traits)
    resolved.textColor = textColor.resolvedColor(with: traits)
    return resolved
  }
}

extension UITabBar {
  /// The badge of an item, in the look of the item's state; `nil` without one (TAB-11).
  /// - Parameter itemAppearance: The bar's ``itemAppearance``, which is the same for all of its items.
  package func badge(of item: UITabBarItem, _ itemAppearance: UITabBarItemAppearance?, isSelected: Bool) -> ModelTabBadge? {
    guard let text = item.badgeValue else { return nil }
    let appearance = itemAppearance ?? standardAppearance.itemAppearance(for: traitCollection)
    let state = modelState(of: item, isSelected: isSelected)
    let states = [appearance.appearance(for: state), appearance.normal]
    func shared<Value>(_ value: (UITabBarItemStateAppearance) -> Value?) -> Value? { states.lazy.compactMap(value).first }
    let own = item.badgeTextAttributes(for: state)?[.foregroundColor] as? UIColor
    return ModelTabBadge(
      item: item, text: text, backgroundColor: item.badgeColor ?? shared(\.badgeBackgroundColor) ?? .systemRed,
      textColor: own ?? shared { $0.badgeTextAttributes[.foregroundColor] as? UIColor } ?? .white)
  }
}
