/// The controllers and their places in the bar.
extension UITabBarController {
  /// Whether the bar is a phone's, or as narrow.
  var isBarCompact: Bool { isBarCompact(in: traitCollection.traits) }

  func isBarCompact(in traits: TraitValues) -> Bool {
    traits.userInterfaceIdiom != .pad || traits.horizontalSizeClass == .compact
  }

  var arrangement: TabArrangement {
    contents.arrangement(isCompact: isBarCompact, identifiers: contents.usesTabs ? compactTabIdentifiers : nil)
  }

  /// Replaces the controllers. A controller that stays keeps its tab (TAB-2).
  func replaceControllers(with controllers: [UIViewController]?) {
    guard !contents.usesTabs else {
      return CurrentSimulation.fault(.tab13, "\(modelName) has tabs, so that its viewControllers cannot be set; set tabs")
    }
    let tabs = (controllers ?? []).map { controller in
      contents.roots.first { $0.resolved === controller } ?? ControllerTab(controller)
    }
    contents.hasControllers = controllers != nil
    customizableViewControllers = controllers
    replaceRoots(with: tabs)
  }

  /// Replaces the tabs (TAB-13).
  func replaceTabs(with tabs: [UITab]) {
    if tabs.flatMap(\.all).count(where: { $0 is UISearchTab }) > 1 {
      CurrentSimulation.fault(
        .tab14,
        "\(modelName) has more than one UISearchTab, whose identifiers are all equal; keep one, and make the others a UITab")
    }
    contents.usesTabs = true
    contents.hasControllers = false
    customizableViewControllers = nil
    replaceRoots(with: tabs)
  }

  private func replaceRoots(with roots: [UITab]) {
    let index = selection.index
    let old = contents.roots
    let roots = roots.filter { $0.all.compactMap(\.resolved).allSatisfy(canHold) }
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
    }
    // After an animated change of tabs.
    selection.perform { [self] in
      for controller in leaving where controller.parent === self { controller.removeFromParent() }
    }
    viewIfLoaded?.setNeedsLayout()
  }

  /// Call it after the bar's items changed for another reason than its controllers.
  func arrangementDidChange() {
    let index = selection.index
    selection.perform { [self] in fit(index: index) }
  }

  /// More is a child only while it is needed (TAB-3).
  private func fit(index: Int?) {
    let arrangement = arrangement
    if arrangement.hasMore { takeIn(more.controller) }
    selection.repair(index: index, in: arrangement)
    if let unneeded = more.controllerIfMade, unneeded.parent === self, !self.arrangement.hasMore {
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

/// The tabs that a tab bar controller offers, in order.
@MainActor
struct TabContents {
  /// The number of tabs that fit a compact bar (TAB-3).
  private static let room = 5

  /// The tabs at the top level. Controllers that the app gives have one each.
  var roots: [UITab] = []

  /// Whether the app set tabs instead of controllers (TAB-13).
  var usesTabs = false

  /// Whether the app set controllers, even if none.
  var hasControllers = false

  /// Nil while none were set, and while tabs are used.
  var viewControllers: [UIViewController]? {
    hasControllers ? roots.compactMap(\.resolved) : nil
  }

  /// With the tabs in groups.
  var all: [UITab] { roots.flatMap(\.all) }

  /// Whether the tab is one of the present ones.
  func has(_ tab: UITab) -> Bool {
    roots.hasObject(tab.root)
  }

  /// The places of the tabs in the bar.
  /// - Parameters:
  ///   - isCompact: The bar is a phone's, or as narrow.
  ///   - identifiers: The tabs that a compact bar shows; nil for all.
  func arrangement(isCompact: Bool, identifiers: [String]?) -> TabArrangement {
    guard isCompact else { return TabArrangement(inBar: roots, behindMore: []) }
    let shown = identifiers.map { identifiers in roots.filter { identifiers.contains($0.identifier) } } ?? roots
    guard shown.count > Self.room else { return TabArrangement(inBar: shown, behindMore: []) }
    return TabArrangement(inBar: Array(shown.prefix(Self.room - 1)), behindMore: Array(shown.dropFirst(Self.room - 1)))
  }
}

/// The tabs with places in the bar, and those that More lists (TAB-3).
@MainActor
struct TabArrangement {
  let inBar: [UITab]
  let behindMore: [UITab]

  var hasMore: Bool { !behindMore.isEmpty }

  /// - Parameter tab: Also one in a group.
  func isBehindMore(_ tab: UITab) -> Bool {
    hasMore && behindMore.hasObject(tab.root)
  }
}
