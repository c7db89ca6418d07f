import Foundation

/// The navigation bar that scrolling minimises (MIN-5 to MIN-7).
extension UINavigationController {
  /// Whether scrolling has minimised the bar (MIN-5, iOS 27). Each controller of the stack has its own answer.
  public var modelIsNavigationBarMinimized: Bool {
    canMinimizeNavigationBar && topViewController?.navigationItem.isBarMinimized == true
  }

  private var canMinimizeNavigationBar: Bool {
    CurrentSimulation.device.systemVersion >= 27 && Glass.isOn && !isNavigationBarHidden && !isNested
  }

  /// Minimises the bar, or brings it back, after a scroll of the content that it follows.
  func contentWasScrolled(_ scroll: ContentScroll) {
    guard canMinimizeNavigationBar, scroll.scrollView === modelContentScrollView,
      let item = topViewController?.navigationItem, let minimization = item.scrollMinimization
    else { return }
    let isMinimized = minimization.isMinimized(before: item.isBarMinimized, after: scroll)
    guard isMinimized != item.isBarMinimized else { return }
    item.isBarMinimized = isMinimized
    layOutBars()
  }

  /// The height of the view that status bar and navigation bar cover. A minimised bar gives its height back, unless the safe area is
  /// not to follow it (MIN-7).
  var coveredByNavigationBar: CGFloat {
    guard !isNavigationBarHidden, !isNested else { return 0 }
    let frame = navigationBar.frame
    guard CurrentSimulation.device.systemVersion >= 27 else { return frame.maxY }
    let followsBar = topViewController?.navigationItem.navigationBarMinimization.safeAreaAdjustment != .disabled
    return followsBar && modelIsNavigationBarMinimized ? frame.minY : frame.maxY
  }
}
