public import Foundation

/// A navigation bar; free-standing unless a navigation controller manages it.
open class UINavigationBar: UIView, UIBarPositioning {
  // MARK: Items

  let stack = NavigationBarStack()

  /// The stack of items; the last is shown, the one before it gives the back button. That of a navigation controller's bar must be left
  /// alone (NAV-2).
  open var items: [UINavigationItem]? {
    get { stack.items }
    set { if permits("items"), stack.checkFree("items") { stack.replace(newValue, in: self) } }
  }

  /// What the system makes a back button of where the previous item has none.
  private(set) lazy var defaultBackItem: UIBarButtonItem = {
    let item = UIBarButtonItem()
    item.bar = self
    return item
  }()

  override var itemsOnBar: [any AppearanceTarget] { (items ?? []).flatMap(\.itemsOnBar) + [defaultBackItem] }

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
    set { if permits("delegate"), stack.checkFree("delegate") { stack.delegate = newValue } }
  }

  open var topItem: UINavigationItem? { items?.last }

  open var backItem: UINavigationItem? { items?.dropLast().last }

  // MARK: Behaviour

  @ModelRecorded open var prefersLargeTitles = false {
    didSet { superview?.setNeedsLayout() }
  }

  @ModelUnrecorded open var preferredBehavioralStyle = UIBehavioralStyle.automatic

  /// Free-standing bars are at the top, a navigation controller's up to the edge of the screen (BAR-12).
  open var barPosition: UIBarPosition { stack.position }

  open override func didMoveToWindow() {
    if window != nil { stack.askForPosition(self) }
  }

  // MARK: Appearance objects

  var slots = BarAppearanceSlots<UINavigationBarAppearance>() {
    didSet { askForStatusBar() }
  }
  private lazy var defaultAppearance = UINavigationBarAppearance()

  /// Never nil; copied when set (APP-2, 6).
  open var standardAppearance: UINavigationBarAppearance {
    get { slots[.standard] ?? defaultAppearance }
    set { set(\.slots[.standard], to: newValue) { $0.standardAppearance = $1 } }
  }

  open var compactAppearance: UINavigationBarAppearance? {
    get { slots[.compact] }
    set { set(\.slots[.compact], to: newValue) { $0.compactAppearance = $1 } }
  }

  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { slots[.scrollEdge] }
    set { set(\.slots[.scrollEdge], to: newValue) { $0.scrollEdgeAppearance = $1 } }
  }

  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { slots[.compactScrollEdge] }
    set { set(\.slots[.compactScrollEdge], to: newValue) { $0.compactScrollEdgeAppearance = $1 } }
  }

  // MARK: Legacy properties

  @ModelRecorded open var barStyle = UIBarStyle.default {
    didSet { askForStatusBar() }
  }

  /// A navigation controller answers for the status bar from the look of its bar (STB-2); nobody else could say when that changes.
  private func askForStatusBar() {
    if stack.manager != nil { window?.statusBar.update() }
  }

  @ModelRecorded open var barTintColor: UIColor?

  /// What was set, else inferred from the background image (BAR-6).
  open var isTranslucent: Bool {
    get { legacyBackground.effectiveTranslucency }
    set {
      set(\.explicitTranslucency, to: newValue) { $0.isTranslucent = $1 }
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
    set(\.backgroundImages[AxisPair(first: position, second: barMetrics)], to: backgroundImage) {
      $0.setBackgroundImage($1, for: position, barMetrics: barMetrics)
    }
  }

  /// The image that a bar with this position and these metrics uses (BAR-6).
  open func backgroundImage(for position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    backgroundImages[AxisPair(first: position, second: barMetrics)]
  }

  /// Shown only together with a background image (BAR-7).
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

  /// Shown only together with the mask (BAR-9).
  @ModelRecorded open var backIndicatorImage: UIImage?

  @ModelRecorded open var backIndicatorTransitionMaskImage: UIImage?
}

/// Has a say in what a navigation bar shows. A navigation controller is the delegate of its own bar: a subclass of it that conforms is
/// asked (NAV-8).
@MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
  /// Asked before a push on a free-standing bar; true by default. Optional.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool

  /// After a push on a free-standing bar. Optional.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)

  /// Asked before the back button or a swipe pops; true by default (NAV-8, POP-6). Optional.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool

  /// At the end of a pop (NAV-8). Optional.
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
  /// BAR-13: attached to the top, the background is also that of the status bar.
  var backgroundFrame: CGRect {
    guard barPosition == .topAttached, let superview, frame.minY <= SafeArea.covered(superview).top else { return frame }
    return frame.union(CGRect(x: frame.minX, y: superview.bounds.minY, width: frame.width, height: 0))
  }
}
