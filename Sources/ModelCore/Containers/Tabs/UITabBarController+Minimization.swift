import Foundation

/// The tab bar that scrolling minimises (MIN-1 to MIN-4).
extension UITabBarController {
  /// Whether scrolling has minimised the bar. Each tab has its own answer (MIN-3); a bar at the top of a pad is minimised together with the
  /// navigation bar below it (MIN-5).
  public var modelIsTabBarMinimized: Bool {
    guard isBarCompact else { return (selection.shown as? UINavigationController)?.modelIsNavigationBarMinimized ?? false }
    return selection.tab?.isBarMinimized ?? false
  }

  /// Whether the bar lies at the bottom: not one of regular width on a pad (MIN-2), and not one that stands upright (VBR-1).
  var canMinimizeTabBar: Bool { isBarCompact && !tabBar.stands }

  /// Minimises the bar, or expands it, after a scroll of the content that it follows.
  func contentWasScrolled(_ scroll: ContentScroll) {
    guard Glass.isOn, canMinimizeTabBar, isTabBarShown, let minimization = scrollMinimization, let tab = selection.tab,
      let controller = selection.controller,
      ContentScrollView.find(in: controller, for: .bottom) === scroll.scrollView
    else { return }
    set(tab, isMinimized: minimization.isMinimized(before: tab.isBarMinimized, after: scroll))
  }

  private var scrollMinimization: ScrollMinimization? {
    let isAtTop = CurrentSimulation.policies.minimizedTabBarExpands == .atTop
    return switch tabBarMinimizeBehavior {
    case .automatic, .never: nil
    case .onScrollDown: ScrollMinimization(direction: .down, restoration: isAtTop ? .atScrollEdge : .onReversal)
    case .onScrollUp: ScrollMinimization(direction: .up, restoration: .onReversal)
    }
  }

  private func set(_ tab: UITab, isMinimized: Bool) {
    guard tab.isBarMinimized != isMinimized else { return }
    tab.isBarMinimized = isMinimized
    updateAccessoryEnvironment()
  }

  /// Expands the bar of the selected tab.
  func expandTabBar() {
    if let tab = selection.tab { set(tab, isMinimized: false) }
  }

  func expandTabBarForAllTabs() {
    for tab in contents.all where tab.isBarMinimized { set(tab, isMinimized: false) }
  }

  /// Whether a tap on the place of a tab expands the bar: a minimised bar takes every tap but that on the detached tab (MIN-3, MIN-4).
  func expandsOnTap(of tab: UITab?) -> Bool {
    guard selection.tab?.isBarMinimized == true, isBarCompact else { return false }
    guard let tab, tab.root === detachedTab else { return true }
    return selection.tab?.root === tab.root
  }

  /// The tab in a circle of its own at the trailing end of a bar at the bottom: the prominent one, or else one for searching (TAB-15).
  private var detachedTab: UITab? {
    guard Glass.isOn, isBarCompact, let tab = modelProminentTab?.root ?? tabForSearching else { return nil }
    return arrangement.inBar.contains { $0 === tab } ? tab : nil
  }

  /// The tab that stands apart without being prominent: a search tab before iOS 27 (TAB-15, P-32), or one of the system item in apps of the
  /// SDK of iOS 26 (TAB-17). Where the app names a prominent tab on iOS 27, no other stands apart.
  private var tabForSearching: UITab? {
    let device = CurrentSimulation.device
    guard device.systemVersion < 27 || prominentTabIdentifier == nil else { return nil }
    return contents.roots.first { tab in
      if tab is UISearchTab { return CurrentSimulation.policies.searchTabs.standApart(on: device) }
      return device.linkedSDK < 27 && tab.barItem.systemItem == .search
    }
  }

  var detachedBarItem: UITabBarItem? { detachedTab?.barItem }

  var minimizedBarItems: [UITabBarItem]? {
    guard isBarCompact, modelIsTabBarMinimized else { return nil }
    return [selectedBarItem, detachedBarItem].compactMap(\.self)
  }
}

extension Policies.SearchTabs {
  /// Whether a search tab stands apart that is not prominent (TAB-15).
  fileprivate func standApart(on device: Device) -> Bool {
    switch self {
    case .apartBeforeSDK27: min(device.systemVersion, device.linkedSDK) < 27
    case .apartBeforeOS27: device.systemVersion < 27
    }
  }
}
