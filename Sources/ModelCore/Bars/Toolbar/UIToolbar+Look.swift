extension UIToolbar {
  /// NAV-15: compact by height.
  var barMetrics: UIBarMetrics {
    BarHeights.isCompact(frame.height) ? .compact : .default
  }

  var legacyBackground: LegacyBackground {
    LegacyBackground(
      barStyle: barStyle, isTranslucent: explicitTranslucency, barTintColor: barTintColor?.shown(withTint: tintColor),
      image: backgroundImage(forToolbarPosition: barPosition, barMetrics: barMetrics),
      shadowImage: shadowImage(forToolbarPosition: barPosition), clipsToBounds: clipsToBounds,
      version: CurrentSimulation.device.systemVersion)
  }

  /// What the bar shows, and why (§16.3, 16.4).
  var look: ModelBarLook {
    appearanceChoice(isAtEdge: isAtEdge)?.look(in: self) ?? legacyBackground.look(isAtEdge: isAtEdge)
  }

  /// The appearance object in use; nil where legacy properties decide: before 13, and while no object was set (BAR-6).
  func appearanceChoice(isAtEdge: Bool) -> AppearanceChoice<UIToolbarAppearance>? {
    let version = CurrentSimulation.device.systemVersion
    guard version >= 13, !slots.isEmpty else { return nil }
    let state = BarState.bottomBar(isCompact: barMetrics == .compact, isAtEdge: isAtEdge, version: version)
    return AppearanceChoice(.toolbar(state), item: BarAppearanceSlots(), bar: slots, standard: standardAppearance)
  }
}
