import Foundation

/// Items of a navigation bar that leave it together or one after the other (OVF-1, OVF-3).
@MainActor
struct OverflowGroup {
  /// Visible items and spaces, the outermost first.
  let items: [UIBarButtonItem]

  /// The item that takes the place of all before any leaves the bar.
  let representative: UIBarButtonItem?

  let isPinned: Bool

  /// The priority of the group is that of its most important item, which keeps the others (OVF-3).
  private let priority: Int

  /// - Parameter items: Visible ones, the outermost first.
  init(_ items: [UIBarButtonItem], representative: UIBarButtonItem? = nil, isPinned: Bool = false) {
    self.items = items
    self.representative = items.count > 1 ? representative : nil
    self.isPinned = isPinned
    priority = items.filter { !$0.isSpace }.map(\.effectivePriority).max() ?? 0
  }

  init(_ item: UIBarButtonItem) {
    self.init(item.isHidden ? [] : [item])
  }

  init(trailing group: UIBarButtonItemGroup, isPinned: Bool = false) {
    self.init(
      group.shownItems.reversed().filter { !$0.isHidden }, representative: group.representativeItem, isPinned: isPinned)
  }

  /// The part that stays in a bar whose other items stand in a column at an edge (VBR-8).
  func kept(by bar: UINavigationBar) -> Self {
    Self(bar.horizontal(items), representative: representative, isPinned: isPinned)
  }

  /// The items in the order in which they leave: by priority, and the innermost of equal ones first. Spaces stay.
  private var leavingOrder: [UIBarButtonItem] {
    let innermostFirst: [UIBarButtonItem] = items.reversed().filter { !$0.isSpace }
    return innermostFirst.enumerated().sorted {
      ($0.element.effectivePriority, $0.offset) < ($1.element.effectivePriority, $1.offset)
    }
    .map(\.element)
  }

  /// A step on the way to a bar with enough room.
  enum Step {
    /// The representative takes the place of the items of the group at this index.
    case collapse(Int, UIBarButtonItem)
    case leave(UIBarButtonItem)
  }

  /// The steps in their order: pinned groups last, then by priority of groups, then by that of items (OVF-1, OVF-3).
  /// - Parameter groups: The outermost first, of which the innermost of equal ones leave first.
  static func steps(_ groups: [OverflowGroup]) -> [Step] {
    let order = groups.indices.sorted { a, b in
      let (first, second) = (groups[a], groups[b])
      if first.isPinned != second.isPinned { return second.isPinned }
      return first.priority == second.priority ? a > b : first.priority < second.priority
    }
    return order.flatMap { index in
      let group = groups[index]
      if let representative = group.representative { return [Step.collapse(index, representative), .leave(representative)] }
      return group.leavingOrder.map { .leave($0) }
    }
  }

  /// The items of groups that have no representative, in the order in which they leave.
  static func leavingOrder(_ groups: [OverflowGroup]) -> [UIBarButtonItem] {
    steps(groups).compactMap { step in
      guard case .leave(let item) = step else { return nil }
      return item
    }
  }
}

extension UIBarButtonItem {
  /// Priorities count since iOS 27.
  fileprivate var effectivePriority: Int {
    CurrentSimulation.device.systemVersion >= 27
      ? visibilityPriority.rawValue : UIBarButtonItemVisibilityPriority.standard.rawValue
  }

  /// Whether the item appears in the overflow menu: a custom view needs an element that stands for it (OVF-2).
  var isInMenu: Bool { !isSpace && !isHidden && (customView == nil || menuRepresentation != nil) }
}

/// The items that a navigation bar has room for, and those in its overflow menu (OVF-1).
///
/// The title gives way first, so it has no part in this.
@MainActor
struct ItemOverflow {
  private(set) var leading: [UIBarButtonItem]

  /// The items in the menu, in the order in which they would stand in the bar, then a navigator's centre groups (ITM-6).
  private(set) var menu: [UIBarButtonItem]

  /// Whether the bar has the system's overflow button.
  private(set) var hasButton: Bool

  /// The outermost first.
  private let groups: [OverflowGroup]

  /// The groups that show their representative.
  private var collapsed: Set<Int> = []

  /// The trailing items that have left.
  private var gone: Set<ObjectIdentifier> = []

  /// - Parameters:
  ///   - room: The width of the bar without margins and back button, in points; nil for a bar without a size, where everything fits.
  ///   - layout: That of the items.
  init(_ bar: UINavigationBar, room: CGFloat?, in layout: BarItemLayout) {
    let (item, button, version) = (bar.topItem, bar.overflowItem, CurrentSimulation.device.systemVersion)
    // Where the bar's items stand in a column, the menu is there, too (VBR-12).
    let hasAdditional = version >= 16 && !bar.stands && item?.additionalOverflowItems != nil
    leading = bar.horizontal(item?.leading.shown).filter { !$0.isHidden }
    groups = (item?.trailingOverflowGroups ?? []).map { $0.kept(by: bar) }
    menu = bar.stands ? [] : (item?.centerItemsInMenu ?? []).filter(\.isInMenu)
    hasButton = hasAdditional || version >= 16 && !menu.isEmpty
    guard version >= 26, let room else { return }
    var needed = NeededRoom(layout)
    for row in [leading, trailing, hasButton ? [button] : []] { needed.add(row) }
    for step in OverflowGroup.steps(groups) where needed.width > room {
      switch step {
      case .collapse(let index, let representative):
        collapsed.insert(index)
        needed.add([representative])
        needed.remove(groups[index].items)
      case .leave(let item):
        gone.insert(ObjectIdentifier(item))
        if !hasButton { needed.add([button]) }
        needed.remove([item])
        hasButton = true
      }
    }
    let leaving = needed.width > room ? leading : []
    if !leaving.isEmpty { leading = [] }
    menu = (leaving + groups.indices.flatMap(itemsInMenu).reversed()).filter(\.isInMenu) + menu
    hasButton = hasAdditional || !menu.isEmpty
  }

  /// The outermost first.
  var trailing: [UIBarButtonItem] { groups.indices.flatMap(itemsInBar) }

  /// The number of trailing items that stand outside the overflow button: the pinned ones.
  var countOutsideButton: Int { groups.indices.filter { groups[$0].isPinned }.flatMap(itemsInBar).count }

  private func itemsInBar(ofGroup index: Int) -> [UIBarButtonItem] {
    let group = groups[index]
    let items = collapsed.contains(index) ? [group.representative].compactMap(\.self) : group.items
    return items.filter { !gone.contains(ObjectIdentifier($0)) }
  }

  /// None of a group whose representative is in the bar.
  private func itemsInMenu(ofGroup index: Int) -> [UIBarButtonItem] {
    let group = groups[index]
    guard collapsed.contains(index), let representative = group.representative else {
      return group.items.filter { gone.contains(ObjectIdentifier($0)) }
    }
    return gone.contains(ObjectIdentifier(representative)) ? group.items : []
  }
}

extension UINavigationItem {
  /// The items of the trailing side by the groups that leave a narrow bar, the outermost first.
  var trailingOverflowGroups: [OverflowGroup] {
    let pinned = pinnedTrailingGroup.flatMap { $0.isHidden ? nil : OverflowGroup(trailing: $0, isPinned: true) }
    let others =
      trailing.items.map { $0.map(OverflowGroup.init) } ?? trailing.groups.reversed().map { OverflowGroup(trailing: $0) }
    return [pinned].compactMap { $0 } + others
  }
}
