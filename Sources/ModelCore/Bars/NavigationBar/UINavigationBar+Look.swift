extension UINavigationBar {
  /// NAV-15: compact by height, with prompt where the top item has one.
  var barMetrics: UIBarMetrics {
    let hasPrompt = topItem?.prompt != nil
    let isCompact = BarHeights.isCompact(frame.height, hasPrompt: hasPrompt)
    return switch (isCompact, hasPrompt) {
    case (false, false): .default
    case (true, false): .compact
    case (false, true): .defaultPrompt
    case (true, true): .compactPrompt
    }
  }

  var legacyBackground: LegacyBackground {
    LegacyBackground(
      barStyle: barStyle, isTranslucent: explicitTranslucency, barTintColor: barTintColor?.shown(withTint: tintColor),
      image: backgroundImage(for: barPosition, barMetrics: barMetrics), shadowImage: shadowImage, clipsToBounds: clipsToBounds,
      version: CurrentSimulation.device.systemVersion)
  }

  /// What the bar shows, and why (§16.3, 16.4).
  var look: ModelBarLook {
    appearanceChoice(isAtEdge: isAtEdge)?.look(in: self) ?? legacyBackground.look(isAtEdge: isAtEdge)
  }

  /// The appearance object in use; nil where legacy properties decide: before 13, and while no object was set (BAR-6).
  func appearanceChoice(isAtEdge: Bool) -> AppearanceChoice<UINavigationBarAppearance>? {
    let version = CurrentSimulation.device.systemVersion
    let itemSlots = topItem?.slots ?? BarAppearanceSlots()
    guard version >= 13, !(slots.isEmpty && itemSlots.isEmpty) else { return nil }
    let isCompact = barMetrics == .compact || barMetrics == .compactPrompt
    let state = BarState.navigationBar(
      isCompact: isCompact, isAtEdge: isAtEdge, isLarge: LargeTitle.isShown(in: self), version: version)
    return AppearanceChoice(.navigationBar(state), item: itemSlots, bar: slots, standard: standardAppearance)
  }

  /// APP-10, or BAR-9 where legacy properties decide.
  func backIndicator(_ choice: AppearanceChoice<UINavigationBarAppearance>?) -> ModelBackIndicator {
    if let choice { return choice.appearance.backIndicator }
    guard let backIndicatorImage, let backIndicatorTransitionMaskImage else { return .system }
    return .custom(backIndicatorImage, mask: backIndicatorTransitionMaskImage)
  }
}
