public import Foundation

/// The bars of a navigation and a tab bar controller as one column at an edge of the window, as the user sees it (VBR-10).
///
/// From the top down: the back button, ``items``, the overflow button, the tab bar. An item shows its image
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

  /// The items in the menu of the overflow button, with image and title, from the top down (VBR-12, VBR-13). A custom view without a menu
  /// representation is not in it (OVF-2).
  public let overflow: [UIBarButtonItem]

  /// Whether there is an overflow button, for ``overflow`` or the navigation item's `additionalOverflowItems` (OVF-1).
  public let hasOverflowButton: Bool

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
    let own = navigationItem.map { $0.leading.shown + $0.trailingOverflowGroups.flatMap(\.items) + $0.shownCenterItems } ?? []
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
    let leaving = Set(OverflowGroup.leavingOrder(groups).prefix(items.count - kept).map(ObjectIdentifier.init))
    defer { items.removeAll { leaving.contains(ObjectIdentifier($0)) } }
    return items.filter { leaving.contains(ObjectIdentifier($0)) }
  }

  /// The groups in which the items leave, in the order of their first items (OVF-3).
  private var groups: [OverflowGroup] {
    let members = Dictionary(grouping: items, by: \.overflowGroup)
    var known: Set<ObjectIdentifier> = []
    return items.compactMap { item in
      guard known.insert(item.overflowGroup).inserted, let group = members[item.overflowGroup] else { return nil }
      return OverflowGroup(group, isPinned: group.contains { pinned.hasObject($0) })
    }
  }
}

extension UIBarButtonItem {
  /// Whether the item is in the column where bars stand upright.
  fileprivate var standsInColumn: Bool { !isHidden && !isSpace && standingAxis == .vertical }

  /// The group of the item, or the item as a group of its own.
  fileprivate var overflowGroup: ObjectIdentifier { buttonGroup.map { ObjectIdentifier($0) } ?? ObjectIdentifier(self) }
}
