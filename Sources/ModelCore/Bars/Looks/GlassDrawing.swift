import Pelmet

/// The values of apps that bars draw on glass: the table of ``SystemChange``, with the policies where its sources disagree. Without glass
/// everything is drawn.
@MainActor
enum GlassDrawing {
  /// Whether the table lets the current version draw the values of a row.
  private static func draws(_ change: SystemChange) -> Bool {
    let device = CurrentSimulation.device
    return !Glass.isOn
      || change.effect(on: device.systemVersion.themeVersion, linkedWith: device.linkedSDK.themeVersion) != .ignored
  }

  // MARK: Tab bars

  /// Whether a tab bar has the background that the app gives it (P-15).
  static var drawsTabBarBackground: Bool {
    draws(.tabBarBackground) || CurrentSimulation.policies.tabBarBackground == .replacesGlass
  }

  /// Whether unselected tabs have the icon colour of their appearance (P-11).
  static var drawsUnselectedIcons: Bool {
    draws(.unselectedTabIcon) || CurrentSimulation.policies.unselectedTabColors == .iconsAndTitles
  }

  /// Whether unselected tabs have the title style of their appearance (P-11).
  static var drawsUnselectedTitles: Bool {
    if draws(.unselectedTabTitle) { return true }
    return switch CurrentSimulation.policies.unselectedTabColors {
    case .none: false
    case .titlesBefore26Dot5: CurrentSimulation.device.systemVersion < Device.Release(26, 5)
    case .titles, .iconsAndTitles: true
    }
  }

  /// Whether unselected tabs take the bar's `unselectedItemTintColor`.
  static var drawsUnselectedTint: Bool { draws(.unselectedTabTint) }

  /// Whether disabled tabs have colours and a style of their own, or look like enabled ones (TAB-16).
  static var drawsDisabledTabs: Bool { draws(.disabledTab) }

  // MARK: Navigation bars and toolbars

  /// Whether the back button has the colours that the app asks for (P-17).
  static var drawsBackButtonColors: Bool {
    draws(.backButtonTint) || CurrentSimulation.policies.backButtonColor == .own
  }

  /// Whether a toolbar has the background that the app gives it: on glass, only without an effect.
  static func drawsToolbarBackground(over background: BarBackground?) -> Bool {
    if draws(.toolbarBackground) { return true }
    return background.map { $0.effect == nil && !$0.effectIsGlass } ?? false
  }

  /// The tint of a bar that reaches items without one of their own; `nil` if they have the label's colour (GLS-2, P-12).
  static func inheritedTint(of bar: UIView) -> UIColor? {
    guard let bar = bar as? UINavigationBar, !draws(.navigationTint) else { return bar.ownTintColor }
    let isOpaque = CurrentSimulation.policies.itemTint == .tintOfOpaqueBar && bar.look.background.isPainted
    return isOpaque ? bar.ownTintColor : nil
  }

  /// Whether the system dims disabled items, which it does from iOS 27 on (LG-9).
  static var dimsDisabledItems: Bool { Glass.isOn && CurrentSimulation.device.systemVersion >= 27 }

  /// Whether a navigation bar at the scroll edge has lost its large title to a background (P-16).
  static func hidesLargeTitle(of bar: UINavigationBar) -> Bool {
    Glass.isOn && CurrentSimulation.policies.largeTitleOverBackground == .hidden && bar.isAtEdge && bar.look.background.isPainted
  }
}

extension ModelBarLook {
  /// The look without background and line, on glass.
  var onGlass: ModelBarLook {
    ModelBarLook(slot: slot, chain: chain, isModified: isModified, background: ModelBackground(), shadow: .none)
  }
}

extension ModelBackground {
  /// Whether there is a colour or an image.
  var isPainted: Bool { color.map { !$0.isClear } ?? false || image != nil }
}
