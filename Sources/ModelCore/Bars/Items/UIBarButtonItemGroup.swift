public import Foundation

/// Items of a navigation bar that belong together (ITM-6). Nothing is measured here, so that a group always shows its items.
@MainActor
open class UIBarButtonItemGroup: NSObject {
  public init(barButtonItems: [UIBarButtonItem], representativeItem: UIBarButtonItem?) {
    self.barButtonItems = barButtonItems
    self.representativeItem = representativeItem
    super.init()
    replaceItems([])
  }

  open class func fixedGroup(
    representativeItem: UIBarButtonItem? = nil, items: [UIBarButtonItem]
  ) -> UIBarButtonItemGroup {
    UIBarButtonItemGroup(barButtonItems: items, representativeItem: representativeItem)
  }

  /// An item that was in another group leaves it.
  open var barButtonItems: [UIBarButtonItem] {
    didSet { replaceItems(oldValue) }
  }

  /// Stands for the items where there is no room for them.
  open var representativeItem: UIBarButtonItem?

  open var isHidden = false

  /// The navigation item that has this group.
  weak var navigationItem: UINavigationItem?

  var shownItems: [UIBarButtonItem] { isHidden ? [] : barButtonItems }

  private func replaceItems(_ old: [UIBarButtonItem]) {
    for item in old where item.buttonGroup === self { item.buttonGroup = nil }
    for item in barButtonItems {
      if let other = item.buttonGroup, other !== self { other.barButtonItems.removeAll { $0 === item } }
      item.buttonGroup = self
    }
    navigationItem?.updateItemsOnBar()
  }
}
