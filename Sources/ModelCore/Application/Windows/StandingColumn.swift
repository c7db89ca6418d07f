import Foundation

/// The column that the bars of the visible containers form while they stand upright (VBR-10, VBR-12).
extension ModelVerticalBar {
  /// Nil where bars are horizontal, and where nothing is in the column.
  @MainActor
  init?(_ visible: VisibleControllers) {
    let containers: [UIViewController?] = [visible.navigationController, visible.tabBarController]
    guard let container = containers.compactMap(\.self).first(where: { $0.standingBarEdge != .unspecified }),
      let view = container.viewIfLoaded
    else { return nil }
    let navigation = visible.navigationController.flatMap { $0.standingBarEdge == .unspecified ? nil : $0 }
    let tabs = visible.tabBarController.flatMap { $0.standingBarEdge == .unspecified ? nil : $0 }
    let shown = navigation.flatMap { $0.isNavigationBarHidden ? nil : $0.navigationBar }
    let tabBar = tabs.flatMap { $0.isTabBarShown ? $0.tabBar.modelBar.onScreen(of: $0.tabBar).inColumn : nil }
    let backButton = shown.flatMap(BackButton.shown)
    var column = ColumnItems(
      shown?.topItem, toolbarItems: navigation.flatMap { $0.isToolbarHidden ? nil : $0.toolbar.items } ?? [])
    let menu = shown?.topItem?.centerItemsInMenu ?? []
    let room = ColumnRoom(
      tabs: tabBar?.items.count ?? 0, backButtons: backButton == nil ? 0 : 1,
      items: column.items.count + (menu.isEmpty ? 0 : 1),
      behavior: shown?.topItem?.verticalBarCompressionBehavior ?? .automatic)
    let left = room.forItems.map { column.overflow(into: $0, hasMenu: !menu.isEmpty) } ?? []
    guard backButton != nil || tabBar != nil || !column.items.isEmpty || !left.isEmpty || !menu.isEmpty else { return nil }
    edge = container.standingBarEdge
    frame = view.convert(view.bounds.column(container.column(at: container.standingBarEdge)), to: nil)
    items = column.items
    overflow = left + menu
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

extension CGRect {
  /// The part of a rectangle at the edge that has an inset.
  fileprivate func column(_ insets: UIEdgeInsets) -> CGRect {
    CGRect(x: insets.left > 0 ? minX : maxX - insets.right, y: minY, width: max(insets.left, insets.right), height: height)
  }
}
