/// The bars in which an item can be shown while bars stand upright at an edge (VBR-8).
enum BarAxis {
  case vertical, horizontal
}

extension UIBarButtonItem {
  /// The bar for the item where bars stand upright: images go to the column, text and views of the app stay horizontal, unless the item
  /// says otherwise (VBR-8).
  var standingAxis: BarAxis {
    switch axisBehavior {
    case .horizontalOnly: .horizontal
    case .verticalPreferred: .vertical
    case .automatic: customView == nil && hasImage ? .vertical : .horizontal
    }
  }

  /// Whether the item shows an image. System items whose name is their text, such as Edit, have none.
  private var hasImage: Bool {
    if image != nil { return true }
    switch systemItem {
    case nil, .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace: return false
    default: return true
    }
  }
}

extension UINavigationBar {
  /// Whether the bar's navigation controller shows what it can in a column at an edge.
  var stands: Bool { (manager?.standingBarEdge ?? .unspecified) != .unspecified }

  /// The items that the bar itself shows (VBR-8).
  func horizontal(_ items: [UIBarButtonItem]?) -> [UIBarButtonItem] {
    stands ? (items ?? []).filter { $0.standingAxis == .horizontal } : items ?? []
  }
}

extension UIToolbar {
  /// Whether the toolbar's navigation controller shows what it can in a column at an edge.
  var stands: Bool { (manager?.standingBarEdge ?? .unspecified) != .unspecified }

  /// The items that the toolbar itself shows: all, or those that stay horizontal while the navigation bar is shown, too. Without that there
  /// is no horizontal bar for them, and they are not shown (VBR-8).
  var horizontalItems: [UIBarButtonItem] {
    guard let items else { return [] }
    guard let manager, manager.standingBarEdge != .unspecified else { return items }
    guard manager.hasHorizontalBar else { return [] }
    let staying = items.filter { $0.standingAxis == .horizontal }
    return staying.allSatisfy(\.isSpace) ? [] : staying
  }

  /// Whether the user can find one of the toolbar's items, in the toolbar or in the column.
  func shows(_ item: UIBarButtonItem) -> Bool {
    !stands || item.standingAxis == .vertical || manager?.hasHorizontalBar == true
  }

  /// Whether nothing is left in the toolbar, because its items stand at an edge.
  var isEmptied: Bool { stands && horizontalItems.isEmpty }
}

extension UITabBar {
  /// Whether the tab bar stands upright at an edge.
  var stands: Bool { (manager?.standingBarEdge ?? .unspecified) != .unspecified }
}
