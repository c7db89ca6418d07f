public import Foundation

/// A navigation bar; free-standing unless a navigation controller manages it.
open class UINavigationBar: UIView, UIBarPositioning {
  // MARK: Items

  let stack = NavigationBarStack()

  /// The stack of items; the last is shown, the one before it gives the back button. That of a navigation controller's bar must be left
  /// alone (NAV-2).
  open var items: [UINavigationItem]? {
    get { stack.items }
    set { if stack.checkFree("items") { stack.replace(newValue, in: self) } }
  }

  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    if stack.checkFree("items") { stack.replace(items, in: self) }
  }

  /// Asks the delegate's `shouldPush` before and tells it `didPush` afterwards.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    if stack.checkFree("pushItem") { stack.push(item, in: self) }
  }

  /// Asks the delegate's `shouldPop` before and tells it `didPop` afterwards.
  /// - Returns: What was popped, nil if the last item or nothing was left.
  @discardableResult open func popItem(animated: Bool) -> UINavigationItem? {
    stack.checkFree("popItem") ? stack.pop(in: self) : nil
  }

  /// A navigation controller's bar has the controller as its delegate, and no other (NAV-8).
  open var delegate: (any UINavigationBarDelegate)? {
    get { stack.delegate }
    set { if stack.checkFree("delegate") { stack.delegate = newValue } }
  }

  open var topItem: UINavigationItem? { items?.last }

  open var backItem: UINavigationItem? { items?.dropLast().last }

  // MARK: Behaviour

  open var prefersLargeTitles = false {
    didSet { superview?.setNeedsLayout() }
  }

  open var preferredBehavioralStyle = UIBehavioralStyle.automatic

  /// Free-standing bars are at the top, a navigation controller's up to the edge of the screen (BAR-12).
  open var barPosition: UIBarPosition { stack.position }

  open override func didMoveToWindow() {
    if window != nil { stack.askForPosition(self) }
  }

  // MARK: Appearance objects

  var slots = BarAppearanceSlots<UINavigationBarAppearance>()
  private lazy var defaultAppearance = UINavigationBarAppearance()

  /// Never nil; copied when set (APP-2, 6).
  open var standardAppearance: UINavigationBarAppearance {
    get { slots[.standard] ?? defaultAppearance }
    set { slots[.standard] = newValue }
  }

  open var compactAppearance: UINavigationBarAppearance? {
    get { slots[.compact] }
    set { slots[.compact] = newValue }
  }

  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { slots[.scrollEdge] }
    set { slots[.scrollEdge] = newValue }
  }

  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { slots[.compactScrollEdge] }
    set { slots[.compactScrollEdge] = newValue }
  }

  // MARK: Legacy properties

  open var barStyle = UIBarStyle.default

  open var barTintColor: UIColor?

  /// What was set, else inferred from the background image (BAR-6).
  open var isTranslucent: Bool {
    get { legacyBackground.effectiveTranslucency }
    set {
      explicitTranslucency = newValue
      superview?.setNeedsLayout()
    }
  }

  var explicitTranslucency: Bool?

  private var backgroundImages = LegacyTable<AxisPair<UIBarPosition, UIBarMetrics>, UIImage>()

  /// For a bar in any position.
  open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
  }

  open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImage(for: .any, barMetrics: barMetrics)
  }

  open func setBackgroundImage(_ backgroundImage: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics) {
    backgroundImages[AxisPair(first: position, second: barMetrics)] = backgroundImage
  }

  /// The image that a bar with this position and these metrics uses (BAR-6).
  open func backgroundImage(for position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[AxisPair(first: position, second: barMetrics)]
  }

  /// Shown only together with a background image (BAR-7).
  open var shadowImage: UIImage?

  open var titleTextAttributes: [NSAttributedString.Key: Any]?

  open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?

  private var titleVerticalPositionAdjustments = LegacyTable<UIBarMetrics, CGFloat>()

  /// - Parameter adjustment: In points, downwards.
  open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
    titleVerticalPositionAdjustments[barMetrics] = adjustment
  }

  /// The adjustment that a bar with these metrics uses, in points (BAR-11).
  open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
    titleVerticalPositionAdjustments[barMetrics] ?? 0
  }

  /// Shown only together with the mask (BAR-9).
  open var backIndicatorImage: UIImage?

  open var backIndicatorTransitionMaskImage: UIImage?
}
