/// Which controllers there are, and where in the bar.
extension UITabBarController {
  /// Whether the bar is a phone's, or as narrow.
  var isBarCompact: Bool {
    let traits = traitCollection.traits
    return traits.userInterfaceIdiom != .pad || traits.horizontalSizeClass == .compact
  }

  var arrangement: TabArrangement {
    contents.arrangement(isCompact: isBarCompact, identifiers: contents.usesTabs ? compactTabIdentifiers : nil)
  }

  /// TAB-2. A controller keeps its tab.
  func replaceControllers(with controllers: [UIViewController]?) {
    guard !contents.usesTabs else {
      return CurrentSimulation.fault("TAB-13", "\(modelName) has tabs, so that its viewControllers cannot be set; set tabs")
    }
    let tabs = (controllers ?? []).map { controller in
      contents.roots.first { $0.resolved === controller } ?? ControllerTab(controller)
    }
    contents.hasControllers = controllers != nil
    customizableViewControllers = controllers
    replaceRoots(with: tabs)
  }

  /// TAB-13.
  func replaceTabs(with tabs: [UITab]) {
    contents.usesTabs = true
    contents.hasControllers = false
    customizableViewControllers = nil
    replaceRoots(with: tabs)
  }

  private func replaceRoots(with roots: [UITab]) {
    let index = selection.index
    let old = contents.roots
    contents.roots = roots
    for tab in old where !contents.has(tab) { tab.manager = nil }
    for tab in roots { tab.manager = self }
    let kept = roots.flatMap(\.all).compactMap(\.resolved)
    let leaving = old.flatMap(\.all).compactMap(\.resolved).filter { controller in !kept.contains { $0 === controller } }
    for controller in leaving where controller.parent === self {
      controller.beginMovingFromParent()
      controller.sendWillMove(toParent: nil)
    }
    for controller in kept where !more.holds(controller) { takeIn(controller) }
    selection.perform { [self] in
      more.remove(leaving)
      fit(index: index)
      for controller in leaving where controller.parent === self { controller.removeFromParent() }
    }
    viewIfLoaded?.setNeedsLayout()
  }

  /// To be called after something else than the controllers has changed what the bar shows.
  func arrangementDidChange() {
    let index = selection.index
    selection.perform { [self] in fit(index: index) }
  }

  /// More is a child only while it is needed (TAB-3).
  private func fit(index: Int?) {
    if arrangement.hasMore { takeIn(more.controller) }
    selection.repair(index: index)
    if !arrangement.hasMore, let unneeded = more.controllerIfMade, unneeded.parent === self {
      unneeded.beginMovingFromParent()
      unneeded.sendWillMove(toParent: nil)
      unneeded.removeFromParent()
    }
  }

  /// Makes a controller a child; in a tab bar controller that is all of its move.
  func takeIn(_ controller: UIViewController) {
    guard controller.parent !== self else { return }
    addChild(controller)
    controller.sendDidMove(toParent: self)
  }
}
