import Foundation

/// Items of a navigation bar that leave it together or one after the other (OVF-1, OVF-3).
@MainActor
struct OverflowGroup {
  /// Visible items and spaces, the outermost first.
  private(set) var items: [UIBarButtonItem]

  /// The item that takes the place of all before any leaves the bar.
  let representative: UIBarButtonItem?

  var isPinned = false

  /// - Parameter items: Visible ones, the outermost first.
  init(_ items: [UIBarButtonItem], isPinned: Bool) {
    self.items = items
    representative = nil
    self.isPinned = isPinned
  }

  init(_ item: UIBarButtonItem) {
    items = item.isHidden ? [] : [item]
    representative = nil
  }

  init(trailing group: UIBarButtonItemGroup, isPinned: Bool = false) {
    items = group.shownItems.reversed().filter { !$0.isHidden }
    representative = items.count > 1 ? group.representativeItem : nil
    self.isPinned = isPinned
  }

  /// The part that stays in a bar whose other items stand in a column at an edge (VBR-8).
  func kept(by bar: UINavigationBar) -> Self {
    var group = self
    group.items = bar.horizontal(items)
    return group
  }

  /// The items that can leave: all but spaces.
  var movable: [UIBarButtonItem] { items.filter { !$0.isSpace } }

  /// The items in the order in which they leave: by priority, and the innermost of equal ones first.
  private var leavingOrder: [UIBarButtonItem] {
    let innermostFirst: [UIBarButtonItem] = movable.reversed()
    return innermostFirst.enumerated().sorted { ($0.element.effectivePriority, $0.offset) < ($1.element.effectivePriority, $1.offset) }
      .map(\.element)
  }

  /// The priority of the group is that of its most important item, which keeps the others (OVF-3).
  private var priority: Int { movable.map(\.effectivePriority).max() ?? 0 }

  /// A step on the way to a bar with enough room.
  enum Step {
    /// The representative takes the place of the items of the group at this index.
    case collapse(Int)
    case leave(UIBarButtonItem, Int)
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
      if let representative = group.representative { return [Step.collapse(index), .leave(representative, index)] }
      return group.leavingOrder.map { .leave($0, index) }
    }
  }

  /// The items of groups that have no representative, in the order in which they leave.
  static func leavingOrder(_ groups: [OverflowGroup]) -> [UIBarButtonItem] {
    steps(groups).compactMap { step in
      guard case .leave(let item, _) = step else { return nil }
      return item
    }
  }

  mutating func collapse() {
    if let representative { items = [representative] }
  }

  mutating func remove(_ item: UIBarButtonItem) {
    items.removeAll { $0 === item }
  }
}

extension UIBarButtonItem {
  /// Priorities count since iOS 27.
  fileprivate var effectivePriority: Int {
    CurrentSimulation.device.systemVersion >= 27 ? visibilityPriority.rawValue : UIBarButtonItemVisibilityPriority.standard.rawValue
  }

  /// Whether the item appears in the overflow menu: a custom view needs an element that stands for it (OVF-2).
  fileprivate var isInMenu: Bool { !isSpace && !isHidden && (customView == nil || menuRepresentation != nil) }
}

/// The items that a navigation bar has room for, and those in its overflow menu (OVF-1).
///
/// The title gives way first, so it has no part in this.
@MainActor
struct ItemOverflow {
  private(set) var leading: [UIBarButtonItem]

  /// The outermost first.
  var trailing: [UIBarButtonItem] { groups.flatMap(\.items) }

  /// The items in the menu, in the order in which they would stand in the bar, then a navigator's centre groups (ITM-6).
  private(set) var menu: [UIBarButtonItem]

  /// Whether the bar has the system's overflow button.
  private(set) var hasButton: Bool

  /// The number of trailing items that stand outside the overflow button: the pinned ones.
  var countOutsideButton: Int { groups.filter(\.isPinned).flatMap(\.items).count }

  private var groups: [OverflowGroup]

  /// - Parameters:
  ///   - room: The width of the bar without margins and back button, in points; nil for a bar without a size, where everything fits.
  ///   - width: The width that an item takes with the gap before the next one.
  init(_ bar: UINavigationBar, room: CGFloat?, width: (UIBarButtonItem) -> CGFloat) {
    let (item, button, version) = (bar.topItem, bar.overflowItem, CurrentSimulation.device.systemVersion)
    leading = bar.horizontal(item?.leading.shown).filter { !$0.isHidden }
    groups = (item?.trailingOverflowGroups ?? []).map { $0.kept(by: bar) }
    // Where the bar's items stand in a column, the menu is there, too (VBR-12).
    menu = bar.stands ? [] : (item?.centerItemsInMenu ?? []).filter(\.isInMenu)
    let hasAdditionalItems = !bar.stands && item?.additionalOverflowItems != nil
    hasButton = version >= 16 && (!menu.isEmpty || hasAdditionalItems)
    guard version >= 26, let room else { return }
    let (allLeading, allTrailing) = (leading, groups)
    var used = (leading + trailing).reduce(hasButton ? width(button) : 0) { $0 + width($1) }
    func showButton() {
      if !hasButton { used += width(button) }
      hasButton = true
    }
    for step in OverflowGroup.steps(groups) where used > room {
      switch step {
      case .collapse(let index):
        used -= groups[index].items.reduce(0) { $0 + width($1) }
        groups[index].collapse()
        used += groups[index].items.reduce(0) { $0 + width($1) }
      case .leave(let item, let index):
        showButton()
        groups[index].remove(item)
        used -= width(item)
      }
    }
    if used > room, !leading.isEmpty {
      showButton()
      leading = []
    }
    let shown = Set((leading + trailing).map(ObjectIdentifier.init))
    let represented = zip(allTrailing, groups).flatMap { before, after in
      after.items.contains { $0 === before.representative } ? [] : before.items
    }
    let gone = (allLeading + represented.reversed()).filter { !shown.contains(ObjectIdentifier($0)) }
    menu = gone.filter(\.isInMenu) + menu
    hasButton = hasButton && (!menu.isEmpty || hasAdditionalItems)
  }
}

extension UINavigationItem {
  /// The items of the trailing side by the groups that leave a narrow bar, the outermost first.
  var trailingOverflowGroups: [OverflowGroup] {
    let pinned = pinnedTrailingGroup.flatMap { $0.isHidden ? nil : OverflowGroup(trailing: $0, isPinned: true) }
    let others = trailing.items.map { $0.map(OverflowGroup.init) } ?? trailing.groups.reversed().map { OverflowGroup(trailing: $0) }
    return [pinned].compactMap { $0 } + others
  }
}
