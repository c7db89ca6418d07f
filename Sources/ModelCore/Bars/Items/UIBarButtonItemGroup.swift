public import Foundation

/// Items of a navigation bar that belong together (ITM-6).
@preconcurrency @MainActor
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

  /// Creates a group that is a space of no width, which splits shared glass (LG-2, iOS 26).
  open class func fixedSpace() -> UIBarButtonItemGroup {
    .fixedGroup(items: [.fixedSpace()])
  }

  /// The items of the group. An item leaves the group that it was in before.
  open var barButtonItems: [UIBarButtonItem] {
    didSet { replaceItems(oldValue) }
  }

  /// The item that replaces the others if the bar has no space for them.
  open var representativeItem: UIBarButtonItem? {
    didSet { navigationItem?.updateItemsOnBar() }
  }

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

/// The priority of an item if a bar has no space for all (LG-8, OVF-1, iOS 27).
public struct UIBarButtonItemVisibilityPriority: Hashable, RawRepresentable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: Int) {
    self.init(rawValue: rawValue)
  }

  public init(higherThan other: UIBarButtonItemVisibilityPriority) {
    self.init(rawValue: other.rawValue + 1)
  }

  public init(lowerThan other: UIBarButtonItemVisibilityPriority) {
    self.init(rawValue: other.rawValue - 1)
  }

  /// The numbers are the model's own; their order is UIKit's.
  public static let low = UIBarButtonItemVisibilityPriority(-1000)
  public static let standard = UIBarButtonItemVisibilityPriority(0)
  public static let high = UIBarButtonItemVisibilityPriority(1000)
}

extension UIBarButtonItem {
  /// The badge of an item, a value: `item.badge?.font = font` changes the item's own, and nobody else's (LG-3, iOS 26).
  @preconcurrency @MainActor
  public struct Badge {
    /// The text; nil is a mere dot.
    public let stringValue: String?

    public var foregroundColor: UIColor?
    public var backgroundColor: UIColor?
    public var font: UIFont?

    public static func count(_ count: Int) -> Badge { Badge(stringValue: String(count)) }
    public static func string(_ string: String) -> Badge { Badge(stringValue: string) }
    public static func indicator() -> Badge { Badge(stringValue: nil) }
  }
}
