import Foundation

extension UITabBar {
  /// The tab bar as the user sees it.
  public var modelBar: ModelTabBar {
    let items = items ?? []
    let circles = manager?.minimizedBarItems
    return ModelTabBar(
      frame: frame, look: look, items: items, selectedItem: selectedItem,
      isMinimized: manager?.modelIsTabBarMinimized ?? false,
      visibleItems: circles.map { circles in items.filter { item in circles.contains { $0 === item } } } ?? items,
      detachedItem: manager?.detachedBarItem, accessory: manager?.modelTabAccessory,
      itemLayout: ModelTabItemLayout(traitCollection))
  }
}

extension UITabBar {
  var legacyBackground: LegacyBackground {
    LegacyBackground(
      barStyle: barStyle, isTranslucent: explicitTranslucency, barTintColor: barTintColor?.shown(withTint: tintColor),
      image: backgroundImage,
      shadowImage: shadowImage, clipsToBounds: clipsToBounds, version: CurrentSimulation.device.systemVersion)
  }

  /// The bar's look, and the object or property that each part comes from.
  var look: ModelBarLook {
    appearanceChoice(isAtEdge: isAtEdge)?.look(in: self) ?? legacyBackground.look(isAtEdge: isAtEdge)
  }

  /// The appearance object in use, or `nil` if legacy properties apply: before iOS 13, and while no object is set (BAR-6).
  func appearanceChoice(isAtEdge: Bool) -> AppearanceChoice<UITabBarAppearance>? {
    let version = CurrentSimulation.device.systemVersion
    let itemSlots = selectedItem?.slots ?? BarAppearanceSlots()
    guard version >= 13, !(slots.isEmpty && itemSlots.isEmpty) else { return nil }
    let state = BarState.bottomBar(isCompact: false, isAtEdge: isAtEdge, version: version)
    return AppearanceChoice(.tabBar(state), item: itemSlots, bar: slots, standard: standardAppearance)
  }

  /// The distribution of the items. `automatic` fills on the phone and centres on the pad (TAB-9).
  package var effectiveItemPositioning: ItemPositioning {
    guard itemPositioning == .automatic else { return itemPositioning }
    return traitCollection.userInterfaceIdiom == .pad ? .centered : .fill
  }

  /// The width of items that the app set, in points, or `nil` if the system decides (TAB-9).
  package var effectiveItemWidth: CGFloat? { centered(itemWidth) }

  /// The spacing of items that the app set, in points, or `nil` if the system decides (TAB-9).
  package var effectiveItemSpacing: CGFloat? { centered(itemSpacing) }

  private func centered(_ value: CGFloat) -> CGFloat? {
    effectiveItemPositioning == .centered && value > 0 ? value : nil
  }
}

extension UITabBar {
  /// The colour of an item's title; nil is the system's (TAB-10).
  ///
  /// The tint of unselected items takes precedence over title attributes of the normal state (PRX-8). Otherwise the item's own attributes
  /// take precedence over those of the appearance object.
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
