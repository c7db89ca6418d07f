extension UITabBarAppearance {
  /// The layout that a bar in these surroundings uses (APP-13).
  package func itemAppearance(for traitCollection: UITraitCollection) -> UITabBarItemAppearance {
    switch ModelTabItemLayout(traitCollection) {
    case .stacked: stackedLayoutAppearance
    case .inline: inlineLayoutAppearance
    case .compactInline: compactInlineLayoutAppearance
    }
  }

  /// What marks the selected item (APP-9).
  var selectionIndicator: Decoration {
    Decoration(image: selectionIndicatorImage, color: selectionIndicatorTintColor)
  }
}
