import Foundation

/// The column that the bars of the visible containers form while they stand upright (VBR-10, VBR-12).
extension ModelVerticalBar {
  /// Nil where bars are horizontal, and where nothing is in the column.
  @MainActor
  init?(_ visible: VisibleControllers) {
    let containers: [UIViewController?] = [visible.navigationController, visible.tabBarController]
    guard let container = containers.compactMap(\.self).first(where: { $0.standingBarEdge != .unspecified }),
      let view = container.outermostContainer.viewIfLoaded
    else { return nil }
    let navigation = visible.navigationController.flatMap { $0.standingBarEdge == .unspecified ? nil : $0 }
    let tabs = visible.tabBarController.flatMap { $0.standingBarEdge == .unspecified ? nil : $0 }
    let shown = navigation.flatMap { $0.isNavigationBarHidden ? nil : $0.navigationBar }
    let tabBar = tabs.flatMap { $0.isTabBarShown ? $0.tabBar.modelBar.onScreen(of: $0.tabBar).inColumn : nil }
    let backButton = shown.flatMap(BackButton.shown)
    var column = ColumnItems(
      shown?.topItem, toolbarItems: navigation.flatMap { $0.isToolbarHidden ? nil : $0.toolbar.items } ?? [])
    let menu = (shown?.topItem?.centerItemsInMenu ?? []).filter(\.isInMenu)
    let hasMenu = !menu.isEmpty || shown?.topItem?.additionalOverflowItems != nil
    let room = ColumnRoom(
      tabs: tabBar?.items.count ?? 0, backButtons: backButton == nil ? 0 : 1,
      items: column.items.count + (hasMenu ? 1 : 0),
      behavior: shown?.topItem?.verticalBarCompressionBehavior ?? .automatic)
    let left = room.forItems.map { column.overflow(into: $0, hasMenu: hasMenu) } ?? []
    overflow = left.filter(\.isInMenu) + menu
    hasOverflowButton = hasMenu || !overflow.isEmpty
    guard backButton != nil || tabBar != nil || !column.items.isEmpty || hasOverflowButton else { return nil }
    edge = container.standingBarEdge
    frame = view.convert(container.columnFrame(at: edge, in: view), to: nil)
    items = column.items
    isTabBarCollapsed = room.isTabBarCollapsed
    (self.backButton, self.tabBar) = (backButton, tabBar)
  }
}

/// The share of the column's room between items and tab bar (VBR-12). How much room there is nobody has measured:
/// ``Simulation/verticalBarCapacity`` says it.
@MainActor
private struct ColumnRoom {
  /// The number of buttons for which items and the button of their menu have room, or `nil` for all.
  private(set) var forItems: Int?
  private(set) var isTabBarCollapsed = false

  /// - Parameter items: With the button of the menu, if that is there in any case.
  init(tabs: Int, backButtons: Int, items: Int, behavior: UIVerticalBarCompressionBehavior) {
    guard let capacity = CurrentSimulation.simulation?.surroundings.verticalBarCapacity else { return }
    isTabBarCollapsed = behavior == .prefersBarItems && tabs > 1 && tabs + backButtons + items > capacity
    forItems = max(0, capacity - backButtons - (isTabBarCollapsed ? 1 : tabs))
  }
}

extension ModelTabBar {
  /// The tab bar in the column, which no background of an appearance object fills (VBR-14).
  fileprivate var inColumn: ModelTabBar {
    var bar = self
    bar.look = ModelBarLook(
      slot: look.slot, chain: look.chain, isModified: look.isModified,
      background: ModelBackground(isBlurred: true), shadow: .none)
    return bar
  }
}

extension UIWindow {
  /// The bars that stand upright at an edge, or `nil` where all are horizontal (VBR-1). In a split view they are those of the secondary
  /// column, whichever is the last (VBR-15).
  var standingColumn: ModelVerticalBar? {
    rootViewController.flatMap { ModelVerticalBar(VisibleControllers($0, prefersSecondaryColumn: true)) }
  }
}

extension UINavigationBar {
  /// The bar's items that the column shows (VBR-8).
  var itemsInColumn: [UIBarButtonItem] { stands ? ColumnItems(topItem, toolbarItems: []).items.without(columnMenu) : [] }

  /// The bar's items in the menu of the column (VBR-12).
  var columnMenu: [UIBarButtonItem] {
    guard stands, let column = window?.standingColumn else { return [] }
    let own = ColumnItems(topItem, toolbarItems: []).items + (topItem?.centerItemsInMenu ?? [])
    return column.overflow.filter(own.hasObject)
  }
}

extension UIToolbar {
  /// The toolbar's items in the menu of the column (VBR-12).
  var columnMenu: [UIBarButtonItem] {
    guard stands, let items, let column = window?.standingColumn else { return [] }
    return column.overflow.filter(items.hasObject)
  }
}
