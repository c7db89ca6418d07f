extension UITabBar {
  /// What a person sees of the tab bar.
  public var modelBar: ModelTabBar {
    ModelTabBar(look: appearanceChoice()?.look(clipsToBounds: clipsToBounds) ?? legacyBackground.look, items: items ?? [])
  }
}
