extension UITabBar {
  /// What a person sees of the tab bar.
  public var modelBar: ModelTabBar {
    ModelTabBar(
      frame: frame, look: look, items: items ?? [], selectedItem: selectedItem,
      isMinimized: manager?.modelIsTabBarMinimized ?? false, itemLayout: ModelTabItemLayout(traitCollection))
  }
}
