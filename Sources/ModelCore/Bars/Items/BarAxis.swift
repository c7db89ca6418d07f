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

/// A bar of a container that can stand upright.
extension UIView {
  /// Whether this is a bar whose container shows what it can in a column at an edge.
  var stands: Bool { (barContainer?.standingBarEdge ?? .unspecified) != .unspecified }

  /// The part of a horizontal bar that the column of standing bars covers.
  var coveredByColumn: UIEdgeInsets { barContainer.map { $0.column(at: $0.standingBarEdge) } ?? .zero }

  private var barContainer: UIViewController? {
    switch self {
    case let bar as UINavigationBar: bar.manager
    case let bar as UIToolbar: bar.manager
    case let bar as UITabBar: bar.manager
    default: nil
    }
  }
}

extension UINavigationBar {
  /// The items that the bar itself shows (VBR-8).
  func horizontal(_ items: [UIBarButtonItem]?) -> [UIBarButtonItem] {
    stands ? (items ?? []).filter { $0.standingAxis == .horizontal } : items ?? []
  }
}

extension UIToolbar {
  /// The items that the toolbar itself shows: all, or those that stay horizontal while the navigation bar is shown, too. Without that there
  /// is no horizontal bar for them, and they are not shown (VBR-8).
  var horizontalItems: [UIBarButtonItem] {
    guard let items else { return [] }
    guard stands, let manager else { return items }
    guard manager.hasHorizontalBar else { return [] }
    let staying = items.filter { $0.standingAxis == .horizontal }
    return staying.allSatisfy(\.isSpace) ? [] : staying
  }

  /// Whether the user can find one of the toolbar's items, in the toolbar or in the column and not only in its menu (VBR-12).
  func shows(_ item: UIBarButtonItem) -> Bool {
    guard stands else { return true }
    return item.standingAxis == .vertical ? !columnMenu.hasObject(item) : manager?.hasHorizontalBar == true
  }

  /// Whether nothing is left in the toolbar, because its items stand at an edge.
  var isEmptied: Bool { stands && horizontalItems.isEmpty }
}
