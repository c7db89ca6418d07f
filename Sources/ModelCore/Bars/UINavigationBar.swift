public import Foundation

/// A navigation bar; free-standing unless a navigation controller manages it.
open class UINavigationBar: UIView, UIBarPositioning {
  // MARK: Items

  let stack = NavigationBarStack()

  /// The stack of items. The last is shown; the one before it provides the back button. Do not change it on a navigation controller's bar
  /// (NAV-2).
  open var items: [UINavigationItem]? {
    get { stack.items }
    set { if permits("items"), stack.checkFree("items") { stack.replace(newValue, in: self) } }
  }

  /// The system's back button, for a previous item without one of its own.
  private(set) lazy var defaultBackItem: UIBarButtonItem = {
    let item = UIBarButtonItem()
    item.bar = self
    return item
  }()

  /// The system's overflow button, which has a piece of glass for itself (OVF-1).
  private(set) lazy var overflowItem = {
    let item = UIBarButtonItem(
      image: UIImage(content: .symbol("ellipsis", SymbolValues()), size: .zero), style: .plain, target: nil, action: nil)
    item.sharesBackground = false
    return item
  }()

  override var itemsOnBar: [any AppearanceTarget] { (items ?? []).flatMap(\.itemsOnBar) + [defaultBackItem] }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    if stack.checkFree("items") { stack.replace(items, in: self) }
  }

  /// Pushes an item, unless the delegate's `shouldPush` refuses; calls `didPush` afterwards.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    if stack.checkFree("pushItem") { stack.push(item, in: self) }
  }

  /// Pops the top item, unless the delegate's `shouldPop` refuses; calls `didPop` afterwards.
  /// - Returns: The popped item, or `nil` if there was none to pop.
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
    stack.checkFree("popItem") ? stack.pop(in: self) : nil
  }

  /// The delegate. A navigation controller is the delegate of its bar and must stay it (NAV-8).
  open var delegate: (any UINavigationBarDelegate)? {
    get { stack.heldDelegate.delegate }
    set { if permits("delegate"), stack.checkFree("delegate") { stack.heldDelegate.set(newValue) } }
  }

  open var topItem: UINavigationItem? { items?.last }

  open var backItem: UINavigationItem? { items?.dropLast().last }

  // MARK: Behaviour

  @ModelRecorded open var prefersLargeTitles = false {
    didSet { superview?.setNeedsLayout() }
  }

  @ModelUnrecorded open var preferredBehavioralStyle = UIBehavioralStyle.automatic

  /// The position: `top` for free-standing bars, `topAttached` for a navigation controller's (BAR-12).
  open var barPosition: UIBarPosition { stack.position }

  open override func didMoveToWindow() {
    if window != nil { stack.askForPosition(self) }
  }

  // MARK: Appearance objects

  var slots = BarAppearanceSlots<UINavigationBarAppearance>() {
    didSet { askForStatusBar() }
  }
  private lazy var defaultAppearance = UINavigationBarAppearance()

  /// The appearance of the bar where no other applies. Never `nil`; copied when set, but by proxies (APP-2, APP-6, APP-16).
  open var standardAppearance: UINavigationBarAppearance {
    get { slots[.standard] ?? defaultAppearance }
    set { set(\.slots[.standard], to: kept(newValue)) { $0.standardAppearance = $1 } }
  }

  open var compactAppearance: UINavigationBarAppearance? {
    get { slots[.compact] }
    set { set(\.slots[.compact], to: newValue.map(kept)) { $0.compactAppearance = $1 } }
  }

  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { slots[.scrollEdge] }
    set { set(\.slots[.scrollEdge], to: newValue.map(kept)) { $0.scrollEdgeAppearance = $1 } }
  }

  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { slots[.compactScrollEdge] }
    set { set(\.slots[.compactScrollEdge], to: newValue.map(kept)) { $0.compactScrollEdgeAppearance = $1 } }
  }

  // MARK: Legacy properties

  @ModelRecorded open var barStyle = UIBarStyle.default {
    didSet { askForStatusBar() }
  }

  /// Updates the status bar, whose style a navigation controller derives from its bar (STB-2).
  private func askForStatusBar() {
    if stack.manager != nil { window?.statusBar.update() }
  }

  @ModelRecorded open var barTintColor: UIColor?

  /// Whether the bar is translucent; inferred from the background image unless it is set (BAR-6).
  open var isTranslucent: Bool {
    get { legacyBackground.effectiveTranslucency }
    set {
      set(\.explicitTranslucency, to: newValue) { $0.isTranslucent = $1 }
      superview?.setNeedsLayout()
    }
  }

  var explicitTranslucency: Bool?

  private var backgroundImages = LegacyTable<AxisPair<UIBarPosition, UIBarMetrics>, UIImage>()

  /// Sets the background image for a bar in any position.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }

  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: .any, barMetrics: barMetrics)
  }

  open func setBackgroundImage(_ backgroundImage: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics) {
    set(\.backgroundImages[AxisPair(first: position, second: barMetrics)], to: backgroundImage) {
      $0.setBackgroundImage($1, for: position, barMetrics: barMetrics)
    }
  }

  /// The image that a bar with this position and these metrics uses (BAR-6).
  open func backgroundImage(for position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[AxisPair(first: position, second: barMetrics)]
  }

  /// The image of the bar's shadow, shown only together with a background image (BAR-7).
  @ModelRecorded open var shadowImage: UIImage?

  @ModelRecorded open var titleTextAttributes: [NSAttributedString.Key: Any]?

  @ModelRecorded open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

  private var titleVerticalPositionAdjustments = LegacyTable<UIBarMetrics, CGFloat>()

  /// - Parameter adjustment: In points, downwards.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    set(\.titleVerticalPositionAdjustments[barMetrics], to: adjustment) {
      $0.setTitleVerticalPositionAdjustment($1, for: barMetrics)
    }
  }

  /// The adjustment that a bar with these metrics uses, in points (BAR-11).
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleVerticalPositionAdjustments[barMetrics] ?? 0
  }

  /// The image beside the back button, shown only together with the mask (BAR-9).
  @ModelRecorded open var backIndicatorImage: UIImage?

  @ModelRecorded open var backIndicatorTransitionMaskImage: UIImage?
}

/// Decides on pushes and pops of a navigation bar. A navigation controller is the delegate of its own bar: override the methods in a
/// subclass that conforms (NAV-8).
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Whether to push an item on a free-standing bar; true by default. Optional.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool

  /// Called after a push on a free-standing bar. Optional.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)

  /// Whether the back button or a swipe pops; true by default (NAV-8, POP-6). Optional.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool

  /// Called at the end of a pop (NAV-8). Optional.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
  public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
    OptionalMethods.runDefault(for: self) { $0 is any UINavigationBarDelegate.Type }
    return true
  }

  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
    OptionalMethods.runDefault(for: self) { $0 is any UINavigationBarDelegate.Type }
  }

  public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
    OptionalMethods.runDefault(for: self) { $0 is any UINavigationBarDelegate.Type }
    return true
  }

  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
    OptionalMethods.runDefault(for: self) { $0 is any UINavigationBarDelegate.Type }
  }
}

extension UINavigationBar {
  /// The frame of the background, which extends under the status bar if the bar is attached to the top (BAR-13).
  var backgroundFrame: CGRect {
    guard barPosition == .topAttached, let superview, frame.minY <= SafeArea.covered(superview).top else { return frame }
    return frame.union(CGRect(x: frame.minX, y: superview.bounds.minY, width: frame.width, height: 0))
  }
}
