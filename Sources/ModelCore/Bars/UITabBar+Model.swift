extension UITabBar {
  /// What a person sees of the tab bar.
  public var modelBar: ModelTabBar {
    ModelTabBar(look: appearanceChoice()?.look(in: self) ?? legacyBackground.look, items: items ?? [])
  }
}
