import Foundation

/// The heights of bars, in points (NAV-14); bars of glass have their own on a phone in portrait (GLS-3).
enum BarHeights {
  static let standard: CGFloat = 44
  static let compact: CGFloat = 32
  static let pad: CGFloat = 50
  static let largeTitle: CGFloat = 52
  static let prompt: CGFloat = 30
  /// The width of a tab bar that stands upright (VBR-17).
  static let standingTabBar: CGFloat = 69

  /// The height of a navigation bar without large title and prompt. Of glass, the items are in its upper 44 points. A foldable device has
  /// the same in all postures (VBR-17).
  @MainActor static func navigationBar(for traits: UITraitCollection) -> CGFloat {
    let simulation = CurrentSimulation.simulation
    if simulation?.device.folds == true { return 58 }
    return hasGlassMetrics(traits, simulation) ? 54 : bar(for: traits)
  }

  /// The height of a toolbar. Of glass, it is that of the platter or the capsule around the items (GLS-3); a foldable device has the
  /// platter (VBR-17).
  @MainActor static func toolbar(for traits: UITraitCollection) -> CGFloat {
    let simulation = CurrentSimulation.simulation
    if simulation?.device.folds == true { return platter }
    return hasGlassMetrics(traits, simulation) ? (toolbarsAreCapsules ? capsule : platter) : bar(for: traits)
  }

  /// The greatest height of a toolbar's item: in a capsule of glass it is lower than elsewhere (GLS-3).
  @MainActor static func toolbarItem(in bar: CGFloat) -> CGFloat {
    Glass.isOn && bar == capsule ? 38 : min(bar, standard)
  }

  private static let platter: CGFloat = 52
  private static let capsule: CGFloat = 48

  /// Whether toolbars of glass have the sizes of iOS 27 (P-33).
  @MainActor private static var toolbarsAreCapsules: Bool {
    let device = CurrentSimulation.device
    return switch CurrentSimulation.policies.toolbarSizes {
    case .bySystem: device.systemVersion >= 27 && device.linkedSDK >= 27
    case .platter: false
    case .capsule: true
    }
  }

  /// The height of a tab bar. Of glass, it includes the home indicator, which adds nothing elsewhere; a pad's has other heights at the top and
  /// at the bottom (GLS-3). A foldable device has the same in all postures (VBR-17).
  @MainActor static func tabBar(for traits: UITraitCollection) -> CGFloat {
    let simulation = CurrentSimulation.simulation
    let device = simulation?.device ?? .iPhone
    if device.folds { return 49 + 34 }
    if traits.verticalSizeClass == .compact, device.systemVersion >= 11 { return compact }
    if traits.userInterfaceIdiom == .pad, Glass.isOn(in: simulation) {
      return traits.horizontalSizeClass == .compact ? 57 + (device.homeIndicator ? 20 : 0) : 64
    }
    return hasGlassMetrics(traits, simulation) && device.homeIndicator ? 49 + 34 : 49
  }

  /// On the pad it grew with the SDK of iOS 12.
  @MainActor private static func bar(for traits: UITraitCollection) -> CGFloat {
    if traits.userInterfaceIdiom == .pad { return CurrentSimulation.device.linkedSDK >= 12 ? pad : standard }
    return traits.verticalSizeClass == .compact ? compact : standard
  }

  /// Whether the heights of GLS-3 hold: on a phone in portrait that does not fold.
  @MainActor private static func hasGlassMetrics(
    _ traits: UITraitCollection, _ simulation: (any RunningSimulation)?
  ) -> Bool {
    Glass.isOn(in: simulation) && simulation?.device.folds != true && traits.userInterfaceIdiom == .phone
      && traits.verticalSizeClass != .compact
  }

  /// Whether a bar of this height has compact metrics (NAV-15).
  static func isCompact(_ height: CGFloat, hasPrompt: Bool = false) -> Bool {
    height == (hasPrompt ? compact + prompt : compact)
  }
}

/// The large title of a navigation bar (NAV-12, LG-4).
@MainActor
enum LargeTitle {
  /// Whether any of it is to be seen.
  static func isShown(in bar: UINavigationBar) -> Bool { height(in: bar) > 0 }

  /// The visible height of the large title, in points. It shrinks by the distance that content is scrolled (SPL-7). In compact height a
  /// navigation controller's bar has none.
  static func height(in bar: UINavigationBar) -> CGFloat {
    height(in: bar, scrolledBy: bar.manager?.modelContentScrollView?.distanceFromTop ?? 0)
  }

  /// - Parameter distance: In points; asked for only where there is a large title.
  static func height(in bar: UINavigationBar, scrolledBy distance: @autoclosure () -> CGFloat) -> CGFloat {
    guard isWanted(in: bar), bar.manager == nil || bar.traitCollection.verticalSizeClass != .compact else { return 0 }
    return max(0, BarHeights.largeTitle - distance())
  }

  private static func isWanted(in bar: UINavigationBar) -> Bool {
    guard bar.prefersLargeTitles, CurrentSimulation.device.systemVersion >= 11 else { return false }
    return isLarge(bar.items ?? [])
  }

  /// `automatic` is what the previous item resolved to, large at the root. An inline large title is large, too.
  private static func isLarge(_ items: [UINavigationItem]) -> Bool {
    guard let deciding = items.last(where: { $0.largeTitleDisplayMode != .automatic }) else { return true }
    return deciding.largeTitleDisplayMode != .never
  }
}
