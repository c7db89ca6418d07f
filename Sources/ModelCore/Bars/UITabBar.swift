public import Foundation

/// A tab bar; free-standing unless a tab bar controller manages it.
open class UITabBar: UIView {
  /// How items are spread (TAB-9).
  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }

  // MARK: Items

  /// The controller to which the bar belongs (TAB-6).
  weak var manager: (any TabBarManager)?

  private var ownItems: [UITabBarItem]?

  /// Nil clears the selection (TAB-7). Those of a tab bar controller's bar must be left alone (TAB-6).
  open var items: [UITabBarItem]? {
    get { manager.map(\.barItems) ?? ownItems }
    set { setItems(newValue, animated: false) }
  }

  /// - Parameter animated: Makes no difference here.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    guard permits("items"), checkFree("items") else { return }
    let old = ownItems ?? []
    ownItems = items
    if items == nil { selected = nil }
    ItemPlacement.change(from: old, to: items ?? [], on: self)
  }

  override var itemsOnBar: [any AppearanceTarget] { items ?? [] }

  private weak var selected: UITabBarItem?

  /// Setting an item that is not among `items` is ignored (TAB-7). That of a tab bar controller's bar must be left alone (TAB-6).
  open var selectedItem: UITabBarItem? {
    get { manager.map(\.selectedBarItem) ?? selected }
    set {
      guard checkFree("selectedItem") else { return }
      if newValue == nil || items?.contains(where: { $0 === newValue }) == true { selected = newValue }
    }
  }

  private weak var ownDelegate: (any UITabBarDelegate)?

  /// Told of what a person selects. A tab bar controller is its bar's delegate, and no other (TAB-6).
  open var delegate: (any UITabBarDelegate)? {
    get { manager ?? ownDelegate }
    set { if checkFree("delegate") { ownDelegate = newValue } }
  }

  /// Otherwise a fault (TAB-6).
  private func checkFree(_ property: String) -> Bool {
    guard let manager else { return true }
    CurrentSimulation.fault(
      "TAB-6", "\(property) of the tab bar of \(manager.modelName) was changed; change its viewControllers and selection instead")
    return false
  }

  /// A tab bar controller lays out its content anew.
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { manager?.viewIfLoaded?.setNeedsLayout() } }
  }

  /// BAR-12.
  open var barPosition: UIBarPosition { .bottom }

  // MARK: Appearance objects

  var slots = BarAppearanceSlots<UITabBarAppearance>()
  private lazy var defaultAppearance = UITabBarAppearance()

  /// Never nil; copied when set (APP-5, 6).
  open var standardAppearance: UITabBarAppearance {
    get { slots[.standard] ?? defaultAppearance }
    set { set(\.slots[.standard], to: newValue) { $0.standardAppearance = $1 } }
  }

  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { slots[.scrollEdge] }
    set { set(\.slots[.scrollEdge], to: newValue) { $0.scrollEdgeAppearance = $1 } }
  }

  // MARK: Legacy properties

  @ModelRecorded open var barStyle = UIBarStyle.default

  @ModelRecorded open var barTintColor: UIColor?

  /// What was set, else inferred from the background image (BAR-6).
  open var isTranslucent: Bool {
    get { legacyBackground.effectiveTranslucency }
    set { if permits("isTranslucent", rule: "LEG-2") { explicitTranslucency = newValue } }
  }

  var explicitTranslucency: Bool? {
    didSet {
      superview?.setNeedsLayout()
      manager?.safeAreaDidChange()
    }
  }

  /// The colour of items that are not selected; nil is the system's (TAB-10).
  @ModelRecorded open var unselectedItemTintColor: UIColor?

  @available(*, deprecated, renamed: "tintColor")
  open var selectedImageTintColor: UIColor? {
    get { legacySelectedImageTintColor }
    set { set(\.legacySelectedImageTintColor, to: newValue) { $0.selectedImageTintColor = $1 } }
  }

  private var legacySelectedImageTintColor: UIColor?

  /// Tiled (TAB-10).
  @ModelRecorded open var backgroundImage: UIImage?

  /// Shown only together with a background image (BAR-7).
  @ModelRecorded open var shadowImage: UIImage?

  /// Drawn between the bar and the icon (TAB-10).
  @ModelRecorded open var selectionIndicatorImage: UIImage?

  @ModelRecorded open var itemPositioning = ItemPositioning.automatic

  /// In points; only for centred items; 0 and less is the system's (TAB-9).
  @ModelRecorded open var itemWidth: CGFloat = 0

  /// In points; only for centred items; 0 and less is the system's (TAB-9).
  @ModelRecorded open var itemSpacing: CGFloat = 0
}

/// What a tab bar tells.
@MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Optional. A person has tapped an item; never for what the app selects (TAB-6).
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    OptionalMethods.runDefault(for: self) { $0 is any UITabBarDelegate.Type }
  }
}
