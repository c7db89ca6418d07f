import Foundation

extension UITabBar {
  /// The tab bar as the user sees it.
  public var modelBar: ModelTabBar {
    let items = items ?? []
    let circles = manager?.minimizedBarItems
    let appearance = itemAppearance
    return ModelTabBar(
      frame: frame, look: look, items: items, selectedItem: selectedItem,
      isMinimized: manager?.modelIsTabBarMinimized ?? false,
      visibleItems: circles.map { circles in items.filter { item in circles.contains { $0 === item } } } ?? items,
      badges: items.compactMap { badge(of: $0, appearance, isSelected: $0 === selectedItem) },
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
    let isAtEdge = isAtEdge
    let look = appearanceChoice(isAtEdge: isAtEdge)?.look(in: self) ?? legacyBackground.look(isAtEdge: isAtEdge)
    return GlassDrawing.drawsTabBarBackground ? look : look.onGlass
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
  /// take precedence over those of the appearance object. On glass, unselected titles may have the label's colour whatever the app sets
  /// (P-11), and the selected title has the colour of the selected icon unless it has one of its own.
  public func modelTitleColor(of item: UITabBarItem) -> UIColor? {
    titleColor(of: item, itemAppearance, modelState(of: item))
  }

  /// - Parameter itemAppearance: The bar's ``itemAppearance``, which is the same for all of its items.
  package func titleColor(
    of item: UITabBarItem, _ itemAppearance: UITabBarItemAppearance?, _ state: UIControl.State
  ) -> UIColor? {
    if state == .normal {
      if let unselectedItemTintColor, GlassDrawing.drawsUnselectedTint { return unselectedItemTintColor }
      if !GlassDrawing.drawsUnselectedTitles { return .label }
    }
    let own =
      item.titleTextAttributes(for: state)?[.foregroundColor] as? UIColor
      ?? (Glass.isOn ? glassColor(state, itemAppearance) : nil)
      ?? itemAppearance?.appearance(for: state).titleTextAttributes[.foregroundColor] as? UIColor
    let color = own ?? (state == .selected ? tintColor : itemAppearance?.modelState(state).titleColor)
    return color?.shown(withTint: tintColor)
  }

  /// The colour of an item's icon; nil if the icon keeps its own colours, or is the system's (TAB-10).
  ///
  /// Without a colour of its own, a selected icon has the tint (APP-12). On glass, unselected icons have the label's colour (P-11).
  public func modelIconColor(of item: UITabBarItem) -> UIColor? {
    iconColor(of: item, itemAppearance, modelState(of: item))
  }

  /// - Parameter itemAppearance: The bar's ``itemAppearance``, which is the same for all of its items.
  package func iconColor(
    of item: UITabBarItem, _ itemAppearance: UITabBarItemAppearance?, _ state: UIControl.State
  ) -> UIColor? {
    let image = state == .selected ? item.selectedImage : item.image
    if image?.renderingMode == .alwaysOriginal { return nil }
    if state == .normal {
      if let unselectedItemTintColor, GlassDrawing.drawsUnselectedTint { return unselectedItemTintColor }
      if !GlassDrawing.drawsUnselectedIcons { return .label }
    }
    let own = itemAppearance?.appearance(for: state).iconColor
    let color = own ?? (state == .selected ? tintColor : itemAppearance?.modelIconColor(state))
    return color?.shown(withTint: tintColor)
  }

  /// The appearance of the items in the layout that they have, while the bar has appearance objects.
  package var itemAppearance: UITabBarItemAppearance? {
    appearanceChoice(isAtEdge: isAtEdge)?.appearance.itemAppearance(for: traitCollection)
  }

  /// The colour that a title has on glass: without one of its own, a selected title has that of the icon.
  private func glassColor(_ state: UIControl.State, _ appearance: UITabBarItemAppearance?) -> UIColor? {
    switch state {
    case .selected:
      return appearance?.selected.titleTextAttributes[.foregroundColor] as? UIColor ?? appearance?.selected.iconColor
    case .normal: return appearance?.normal.titleTextAttributes[.foregroundColor] as? UIColor ?? .label
    default: return nil
    }
  }

  private func modelState(of item: UITabBarItem) -> UIControl.State {
    modelState(of: item, isSelected: item === selectedItem)
  }

  /// The state whose look an item has. On glass a disabled item looks like an enabled one (TAB-16).
  package func modelState(of item: UITabBarItem, isSelected: Bool) -> UIControl.State {
    if !item.isEnabled, GlassDrawing.drawsDisabledTabs { return .disabled }
    return isSelected ? .selected : .normal
  }
}
