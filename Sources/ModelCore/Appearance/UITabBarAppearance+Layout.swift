extension UITabBarAppearance {
  /// The layout that a bar in these surroundings uses (APP-13).
  package func itemAppearance(for traitCollection: UITraitCollection) -> UITabBarItemAppearance {
    if traitCollection.verticalSizeClass == .compact { return compactInlineLayoutAppearance }
    return traitCollection.horizontalSizeClass == .regular ? inlineLayoutAppearance : stackedLayoutAppearance
  }

  /// What marks the selected item (APP-9).
  var selectionIndicator: Decoration {
    Decoration(image: selectionIndicatorImage, color: selectionIndicatorTintColor)
  }
}
