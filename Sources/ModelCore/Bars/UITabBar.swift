public import Foundation

/// A tab bar; free-standing unless a tab bar controller manages it.
open class UITabBar: UIView {
  /// The distribution of items in a tab bar (TAB-9).
  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }

  // MARK: Items

  /// The controller that manages the bar (TAB-6).
  weak var manager: (any TabBarManager)? {
    didSet { heldDelegate.set(manager) }
  }

  private var ownItems: [UITabBarItem]?

  /// The items. `nil` clears the selection (TAB-7). Do not change them on a tab bar controller's bar (TAB-6).
  open var items: [UITabBarItem]? {
    get { manager.map(\.barItems) ?? ownItems }
    set { setItems(newValue, animated: false) }
  }

  /// - Parameter animated: Has no effect.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    guard permits("items"), checkFree("items") else { return }
    let old = ownItems ?? []
    ownItems = items
    if items == nil { selected = nil }
    ItemPlacement.change(from: old, to: items ?? [], on: self)
  }

  override var itemsOnBar: [any AppearanceTarget] { items ?? [] }

  private weak var selected: UITabBarItem?

  /// The selected item. Setting one that is not among `items` is ignored (TAB-7). Do not change it on a tab bar controller's bar (TAB-6).
  open var selectedItem: UITabBarItem? {
    get { manager.map(\.selectedBarItem) ?? selected }
    set {
      guard checkFree("selectedItem") else { return }
      if newValue == nil || items?.contains(where: { $0 === newValue }) == true { selected = newValue }
    }
  }

  /// The delegate, which is told of the user's selections. A tab bar controller is the delegate of its bar and must stay it (TAB-6).
  open var delegate: (any UITabBarDelegate)? {
    get { heldDelegate.delegate }
    set { if checkFree("delegate") { heldDelegate.set(newValue) } }
  }

  let heldDelegate = HeldDelegate<any UITabBarDelegate>()

  /// Whether the app may change the bar, which no controller manages. Records a fault if not (TAB-6).
  private func checkFree(_ property: String) -> Bool {
    guard let manager else { return true }
    CurrentSimulation.fault(
      .tab6, "\(property) of the tab bar of \(manager.modelName) was changed; change its viewControllers and selection instead")
    return false
  }

  /// Whether the bar is hidden. A tab bar controller lays out its content again when it changes.
  open override var isHidden: Bool {
    didSet { if isHidden != oldValue { manager?.viewIfLoaded?.setNeedsLayout() } }
  }

  /// The position, always `bottom` (BAR-12).
  open var barPosition: UIBarPosition { .bottom }

  // MARK: Appearance objects

  var slots = BarAppearanceSlots<UITabBarAppearance>()
  private lazy var defaultAppearance = UITabBarAppearance()

  /// The appearance of the bar where no other applies. Never `nil`; copied when set (APP-5, APP-6).
  open var standardAppearance: UITabBarAppearance {
    get { slots[.standard] ?? defaultAppearance }
    set { set(\.slots[.standard], to: kept(newValue)) { $0.standardAppearance = $1 } }
  }

  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { slots[.scrollEdge] }
    set { set(\.slots[.scrollEdge], to: newValue.map(kept)) { $0.scrollEdgeAppearance = $1 } }
  }

  // MARK: Legacy properties

  @ModelRecorded open var barStyle = UIBarStyle.default

  @ModelRecorded open var barTintColor: UIColor?

  /// Whether the bar is translucent; inferred from the background image unless it is set (BAR-6).
  open var isTranslucent: Bool {
    get { legacyBackground.effectiveTranslucency }
    set { if permitsTint("isTranslucent") { set(\.explicitTranslucency, to: newValue) { $0.isTranslucent = $1 } } }
  }

  var explicitTranslucency: Bool? {
    didSet {
      superview?.setNeedsLayout()
      manager?.safeAreaDidChange()
    }
  }

  /// The colour of items that are not selected; nil is the system's (TAB-10).
  @ModelRecorded open var unselectedItemTintColor: UIColor?

  /// Reads `nil` since iOS 7.1, whatever it was set to (TAB-10).
  @available(*, deprecated, renamed: "tintColor")
  open var selectedImageTintColor: UIColor? {
    get { isProxy || CurrentSimulation.device.systemVersion < Device.Release(7, 1) ? legacySelectedImageTintColor : nil }
    set { set(\.legacySelectedImageTintColor, to: newValue) { $0.selectedImageTintColor = $1 } }
  }

  private var legacySelectedImageTintColor: UIColor?

  /// The background image, which is tiled (TAB-10).
  @ModelRecorded open var backgroundImage: UIImage?

  /// The image of the bar's shadow, shown only together with a background image (BAR-7).
  @ModelRecorded open var shadowImage: UIImage?

  /// The image behind the selected item, drawn between the bar and the icon (TAB-10).
  @ModelRecorded open var selectionIndicatorImage: UIImage?

  @ModelRecorded open var itemPositioning = ItemPositioning.automatic

  /// The width of centred items in points; 0 and less stand for the system's (TAB-9).
  @ModelRecorded open var itemWidth: CGFloat = 0

  /// The space between centred items in points; 0 and less stand for the system's (TAB-9).
  @ModelRecorded open var itemSpacing: CGFloat = 0
}

/// Responds to the user's selections in a tab bar.
@preconcurrency @MainActor
public protocol UITabBarDelegate: NSObjectProtocol {
  /// Called when the user taps an item, but not for selections by the app (TAB-6). Optional.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    OptionalMethods.runDefault(for: self) { $0 is any UITabBarDelegate.Type }
  }
}
