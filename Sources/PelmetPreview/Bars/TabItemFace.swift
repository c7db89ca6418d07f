internal import ModelCore

/// An item of a tab bar, read from the model.
struct TabItemFace {
  let item: UITabBarItem
  let isSelected: Bool
  let title: String?
  let image: UIImage?
  let badge: (text: String, colors: BadgeColors)?
  /// `nil` for the system's colour of unselected items, as for the icon.
  let titleColor: UIColor?
  let iconColor: UIColor?
  /// `nil` for the system's.
  let font: SVGFont?
  let titleOffset: UIOffset

  @MainActor
  init(_ item: UITabBarItem, in bar: UITabBar, _ appearance: UITabBarItemAppearance?, isSelected: Bool) {
    self.item = item
    self.isSelected = isSelected
    title = item.title
    image = isSelected ? item.selectedImage ?? item.image : item.image
    badge = bar.badge(of: item, appearance, isSelected: isSelected).map {
      ($0.text, BadgeColors($0).written(for: bar.traitCollection))
    }
    let state: UIControl.State = bar.modelState(of: item, isSelected: isSelected)
    // Colours of the app are those of the bar; the system's own follow the glass.
    titleColor = bar.titleColor(of: item, appearance, state)?.written(for: bar.traitCollection)
    iconColor = bar.iconColor(of: item, appearance, state)?.written(for: bar.traitCollection)
    let states = [isSelected ? appearance?.selected : nil, appearance?.normal].compactMap(\.self)
    let own = item.titleTextAttributes(for: state)?[.font] as? UIFont
    font = (own ?? states.lazy.compactMap { $0.titleTextAttributes[.font] as? UIFont }.first).map(SVGFont.init)
    titleOffset = states.lazy.map(\.titlePositionAdjustment).first { $0 != .zero } ?? item.titlePositionAdjustment
  }
}
