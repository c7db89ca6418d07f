import Foundation

/// Gestures of the user on tab bars.
extension Simulation {
  /// Taps an item of a tab bar controller's bar (TAB-4). Does nothing if the bar is hidden or out of reach, or the item is disabled. A tap on a
  /// minimised bar expands it and selects nothing, unless it is on the detached item (MIN-3).
  /// - Parameter index: The place in the bar. On a phone with more than five controllers the last, 4, is More.
  public func tapTab(_ index: Int, in tabBarController: UITabBarController) {
    perform {
      guard tabBarController.barItems?.indices.contains(index) == true else {
        return record(
          ModelFault(
            rule: .simulation,
            message:
              "there is no tab \(index); the bar of \(tabBarController.modelName) has \(tabBarController.barItems?.count ?? 0)"))
      }
      if tabBarController.isTouchable { TabTap(index, in: tabBarController)?.run() }
    }
  }

  /// Cancels the search that a search tab has activated by itself, which leads back to the tab from before (TAB-13, iOS 26).
  public func cancelSearch(in tabBarController: UITabBarController) {
    perform { tabBarController.cancelSearch() }
  }

  /// Taps a row of the list of More, which pushes the row's controller onto the stack of More (TAB-3). It calls the delegate of
  /// ``UITabBarController/moreNavigationController``, not the tab bar controller's. Does nothing while the list is not shown.
  /// - Parameter row: 0 is the controller after the last that has a place in the bar.
  public func tapMoreRow(_ row: Int, in tabBarController: UITabBarController) {
    perform {
      let rows = tabBarController.arrangement.behindMore
      guard rows.indices.contains(row) else {
        return record(
          ModelFault(
            rule: .simulation, message: "there is no row \(row); More of \(tabBarController.modelName) lists \(rows.count)"))
      }
      guard tabBarController.isTouchable, tabBarController.selection.isMore, tabBarController.more.isListShown else { return }
      tabBarController.more.push(rows[row].destination, animated: true)
    }
  }

  /// Taps an item of a tab bar, also of a free-standing one (TAB-6). Does nothing if the bar is hidden or the item is disabled.
  /// - Parameter index: The place in the bar.
  public func tapItem(_ index: Int, in tabBar: UITabBar) {
    if let manager = tabBar.manager as? UITabBarController { return tapTab(index, in: manager) }
    perform {
      guard let items = tabBar.items, items.indices.contains(index) else {
        return record(
          ModelFault(rule: .simulation, message: "there is no item \(index); the bar has \(tabBar.items?.count ?? 0)"))
      }
      guard !tabBar.isHidden, items[index].isEnabled else { return }
      tabBar.selectedItem = items[index]
      tabBar.heldDelegate.call("didSelect", items[index].title ?? "") { $0.tabBar(tabBar, didSelect: items[index]) }
    }
  }
}

extension Simulation {
  /// Taps an item of a bar: its `primaryAction` runs (ITM-8), or else its `action` (ACT-6). An item that is disabled, or hidden with its bar or
  /// alone, does nothing, one with a menu alone opens it; to choose there, use ``chooseFromMenu(_:of:)-(String...,UIBarButtonItem)``.
  public func tap(_ item: UIBarButtonItem) {
    perform {
      if ShownItems.canReach(item) { runAction(of: item) }
    }
  }

  private func runAction(of item: UIBarButtonItem) {
    guard item.isEnabled else { return }
    if item.opensMenuByTap { return _ = item.openMenu() }
    item.tapped()
  }

  /// Opens the overflow menu of a navigation bar or of standing bars that `view` shows, and taps the item with this title in it (OVF-1,
  /// VBR-12), or the element: that of an item's `menuRepresentation`, or one of the `additionalOverflowItems`.
  /// - Parameter view: Nil: the window in front.
  public func tapOverflowItem(titled title: String, in view: UIView? = nil) {
    perform {
      let items = (view ?? window).map(ShownItems.inOverflowMenus) ?? []
      if let item = items.first(where: { ($0.menuRepresentation?.title ?? $0.title) == title }) {
        guard let leaf = item.menuRepresentation as? any UIMenuLeaf else { return runAction(of: item) }
        return leaf.performWithSender(item, target: nil)
      }
      let additional = (view ?? window).map(ShownItems.additionalElements) ?? []
      let menu = OpenMenu(UIMenu(children: additional), named: "the overflow menu")
      guard menu.titles.contains(title) else {
        return refuse("no overflow menu in front has an item titled \(title)")
      }
      choose([title], from: menu, for: nil)
    }
  }

  /// Taps the item with this title in the bars that `view` shows: a bar, a window, or anything between. A system item has the title that
  /// the system gives it, such as "Save" (ITM-8).
  /// - Parameter view: Nil: the window in front, and the view above the keyboard (FRM-13).
  public func tapItem(titled title: String, in view: UIView? = nil) {
    tap("titled \(title)", in: view) { ($0.title ?? $0.systemItem?.title) == title }
  }

  /// Taps the item with this identifier in the bars that `view` shows (LG-3).
  /// - Parameter view: Nil: the window in front.
  public func tapItem(identifiedBy identifier: String, in view: UIView? = nil) {
    tap("with the identifier \(identifier)", in: view) { $0.identifier == identifier }
  }

  private func tap(_ description: String, in view: UIView?, where matches: (UIBarButtonItem) -> Bool) {
    perform {
      let places = view.map { [$0] } ?? [window, keyboard.accessoryView].compactMap(\.self)
      guard let item = places.lazy.flatMap(ShownItems.of).first(where: matches) else {
        return refuse("no bar in front shows an item \(description)")
      }
      tap(item)
    }
  }
}

extension Simulation {
  /// Registers a measure for texts in bars, whose widths decide what fits (OVF-1, GLS-3). Without one, a character is 8 points wide.
  ///
  /// - Parameter textWidth: Returns the width of a text on one line, in points.
  public func register(textWidth: @escaping @MainActor (_ text: String, _ font: UIFont) -> CGFloat) {
    textWidths.measure = textWidth
  }
}

/// The items that the user can reach in the bars of a view.
@MainActor
enum ShownItems {
  static func of(_ view: UIView) -> [UIBarButtonItem] {
    guard !view.isHidden else { return [] }
    let own =
      switch view {
      case let bar as UINavigationBar: bar.shownItems
      case let bar as UIToolbar: (bar.items ?? []).filter(canReach)
      default: [] as [UIBarButtonItem]
      }
    return own.filter { !$0.isHidden } + view.subviews.flatMap(of)
  }

  static func inOverflowMenus(_ view: UIView) -> [UIBarButtonItem] {
    guard !view.isHidden else { return [] }
    let own =
      switch view {
      case let bar as UINavigationBar: bar.modelBar.overflowItems + bar.columnMenu
      case let bar as UIToolbar: bar.columnMenu
      default: [] as [UIBarButtonItem]
      }
    return own + view.subviews.flatMap(inOverflowMenus)
  }

  /// The elements that bars have in their overflow menus apart from items (OVF-1).
  static func additionalElements(_ view: UIView) -> [UIMenuElement] {
    guard !view.isHidden else { return [] }
    let own = (view as? UINavigationBar)?.topItem?.additionalOverflowItems
    return [own].compactMap(\.self) + view.subviews.flatMap(additionalElements)
  }

  /// Whether the user can tap an item: not one of a hidden bar, of a covered page or of a window on no screen. Items on no bar, or on one
  /// that was never added to a view, count as reachable.
  static func canReach(_ item: UIBarButtonItem) -> Bool {
    guard !item.isHidden else { return false }
    guard let bar = item.bar, let superview = bar.superview else { return true }
    if let toolbar = bar as? UIToolbar { return toolbar.isTouchable && toolbar.shows(item) }
    guard let bar = bar as? UINavigationBar else { return bar.isTouchable }
    guard bar.shownItems.contains(where: { $0 === item }) else { return false }
    // The items of a nested navigation controller are on the outer bar (SPL-3).
    let controller = bar.nearestController as? UINavigationController
    return controller.map { !$0.isNavigationBarHidden && superview.isTouchable } ?? bar.isTouchable
  }
}
