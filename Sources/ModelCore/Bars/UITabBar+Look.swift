import Foundation

extension UITabBar {
  /// What a person sees of the tab bar.
  public var modelBar: ModelTabBar {
    ModelTabBar(
      frame: frame, look: look, items: items ?? [], selectedItem: selectedItem,
      isMinimized: manager?.modelIsTabBarMinimized ?? false, itemLayout: ModelTabItemLayout(traitCollection))
  }
}

extension UITabBar {
  var legacyBackground: LegacyBackground {
    LegacyBackground(
      barStyle: barStyle, isTranslucent: explicitTranslucency, barTintColor: barTintColor?.shown(withTint: tintColor),
      image: backgroundImage,
      shadowImage: shadowImage, clipsToBounds: clipsToBounds, version: CurrentSimulation.device.systemVersion)
  }

  /// The look of the bar: the chosen appearance object, or the legacy properties, with its reasons (APP-3, APP-14).
  var look: ModelBarLook {
    appearanceChoice(isAtEdge: isAtEdge)?.look(in: self) ?? legacyBackground.look(isAtEdge: isAtEdge)
  }

  /// The appearance object in use; nil where legacy properties decide: before 13, and while no object was set (BAR-6).
  func appearanceChoice(isAtEdge: Bool) -> AppearanceChoice<UITabBarAppearance>? {
    let version = CurrentSimulation.device.systemVersion
    let itemSlots = selectedItem?.slots ?? BarAppearanceSlots()
    guard version >= 13, !(slots.isEmpty && itemSlots.isEmpty) else { return nil }
    let state = BarState.bottomBar(isCompact: false, isAtEdge: isAtEdge, version: version)
    return AppearanceChoice(.tabBar(state), item: itemSlots, bar: slots, standard: standardAppearance)
  }

  /// How items are spread: automatic fills on the phone and centres on the pad (TAB-9).
  package var effectiveItemPositioning: ItemPositioning {
    guard itemPositioning == .automatic else { return itemPositioning }
    return traitCollection.userInterfaceIdiom == .pad ? .centered : .fill
  }

  /// The width that the app gave items, in points; nil where the system decides (TAB-9).
  package var effectiveItemWidth: CGFloat? { centered(itemWidth) }

  /// The spacing that the app gave items, in points; nil where the system decides (TAB-9).
  package var effectiveItemSpacing: CGFloat? { centered(itemSpacing) }

  private func centered(_ value: CGFloat) -> CGFloat? {
    effectiveItemPositioning == .centered && value > 0 ? value : nil
  }
}

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
