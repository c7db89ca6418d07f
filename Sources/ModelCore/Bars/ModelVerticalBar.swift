public import Foundation

/// The bars of a navigation and a tab bar controller as one column at an edge of the window, as the user sees it (VBR-10).
///
/// From the top down: the back button, ``items``, a button for ``overflow`` where that is not empty, the tab bar. An item shows its image
/// alone, so that title attributes have no effect (VBR-13); the column has a material of the system's, no appearance object's background.
public struct ModelVerticalBar: Sendable {
  /// The edge of the device: `trailing` is the right one in every language (VBR-7).
  public let edge: UIVerticalBarEdge

  /// The column that the safe area leaves to the bars, in the window's coordinates, in points. They are drawn 69 to 76 points wide (VBR-17).
  public let frame: CGRect

  /// The back button at the top, or `nil` if none is shown.
  public let backButton: ModelBackButton?

  /// The items from the top down: those that close, then pinned and prominent ones, the rest of the navigation bar's, the toolbar's. Spaces
  /// have no length (VBR-11).
  public let items: [UIBarButtonItem]

  /// The items in the menu of the overflow button, with image and title, from the top down (VBR-12, VBR-13).
  public let overflow: [UIBarButtonItem]

  /// The tab bar at the bottom, or `nil` if there is none or it is hidden.
  public let tabBar: ModelTabBar?

  /// Whether the tab bar is one button with a menu, because there is no room for its items (VBR-12).
  public let isTabBarCollapsed: Bool
}

/// The items of a column in the order in which they stand (VBR-10).
@MainActor
struct ColumnItems {
  /// From the top down.
  private(set) var items: [UIBarButtonItem]

  private let pinned: [UIBarButtonItem]

  /// - Parameters:
  ///   - navigationItem: Nil while the navigation bar is hidden.
  ///   - toolbarItems: None while the toolbar is hidden.
  init(_ navigationItem: UINavigationItem?, toolbarItems: [UIBarButtonItem]) {
    pinned = navigationItem?.pinnedTrailingGroup?.shownItems ?? []
    let own = navigationItem.map { $0.leading.shown + $0.shownTrailingItems + $0.shownCenterItems } ?? []
    let moved = own.filter(\.standsInColumn)
    let closing = moved.filter { $0.systemItem == .close }
    let important = moved.filter { [pinned] in $0.systemItem != .close && ($0.style == .prominent || pinned.hasObject($0)) }
    items = closing + important + moved.without(closing + important) + toolbarItems.filter(\.standsInColumn)
  }

  /// Moves items to the menu until the rest and the menu's button fit (VBR-12).
  /// - Parameters:
  ///   - room: The number of buttons for which there is room.
  ///   - hasMenu: Whether the menu's button is there in any case.
  /// - Returns: The items that left, from the top down.
  mutating func overflow(into room: Int, hasMenu: Bool) -> [UIBarButtonItem] {
    let kept = max(0, room - 1)
    guard items.count > (hasMenu ? kept : room) else { return [] }
    let leaving = Set(OverflowOrder.of(items, pinned: pinned).prefix(items.count - kept).map(ObjectIdentifier.init))
    defer { items.removeAll { leaving.contains(ObjectIdentifier($0)) } }
    return items.filter { leaving.contains(ObjectIdentifier($0)) }
  }
}

/// The order in which items leave a bar that has no room for all (OVF-3, VBR-12).
@MainActor
enum OverflowOrder {
  private struct Rank {
    let item: UIBarButtonItem
    let isPinned: Bool
    /// The highest priority in the item's group: one item of high priority keeps the group.
    let group: Int
    /// Where the group begins, so that the lower of two equal ones leaves first.
    let groupStart: Int
    let position: Int
  }

  /// Groups by priority, items of a group by theirs, the last of equal ones first; pinned items last of all.
  static func of(_ items: [UIBarButtonItem], pinned: [UIBarButtonItem] = []) -> [UIBarButtonItem] {
    var priorities: [ObjectIdentifier: Int] = [:]
    var starts: [ObjectIdentifier: Int] = [:]
    for (position, item) in items.enumerated() {
      let group = item.overflowGroup
      priorities[group] = max(priorities[group] ?? .min, item.visibilityPriority.rawValue)
      starts[group] = starts[group] ?? position
    }
    let ranks = items.enumerated().map { position, item in
      Rank(
        item: item, isPinned: pinned.hasObject(item), group: priorities[item.overflowGroup] ?? 0,
        groupStart: starts[item.overflowGroup] ?? position, position: position)
    }
    return ranks.sorted(by: leavesEarlier).map(\.item)
  }

  private static func leavesEarlier(_ a: Rank, _ b: Rank) -> Bool {
    if a.isPinned != b.isPinned { return b.isPinned }
    if a.group != b.group { return a.group < b.group }
    if a.groupStart != b.groupStart { return a.groupStart > b.groupStart }
    let (first, second) = (a.item.visibilityPriority.rawValue, b.item.visibilityPriority.rawValue)
    return first != second ? first < second : a.position > b.position
  }
}

extension UIBarButtonItem {
  /// Whether the item is in the column where bars stand upright.
  fileprivate var standsInColumn: Bool { !isHidden && !isSpace && standingAxis == .vertical }

  /// The group of the item, or the item as a group of its own.
  fileprivate var overflowGroup: ObjectIdentifier { buttonGroup.map { ObjectIdentifier($0) } ?? ObjectIdentifier(self) }
}
