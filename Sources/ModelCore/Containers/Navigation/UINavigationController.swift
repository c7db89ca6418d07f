public import Foundation

/// A stack of controllers under one navigation bar.
///
/// Changes of the stack can be read at once. Views are loaded and exchanged in the next layout pass, and the end of a transition comes
/// after its animation (NAV-6).
open class UINavigationController: UIViewController {
  /// The change of the stack by a transition.
  public enum Operation: Int, Sendable { case none, push, pop }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// - Parameters:
  ///   - navigationBarClass: A subclass of `UINavigationBar`, created through `init(coder:)`; `nil` for `UINavigationBar` itself.
  ///   - toolbarClass: A subclass of `UIToolbar`, created through `init(coder:)`; `nil` for `UIToolbar` itself.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    bars = NavigationBars(of: self, navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private(set) lazy var stack = NavigationStack(self)
  private(set) lazy var transitions = TransitionQueue(self)
  private(set) lazy var popGesture = PopGesture(self)
  lazy var bars = NavigationBars(of: self)

  /// The delegate, which is told which controllers are shown (NDL-1).
  open weak var delegate: (any UINavigationControllerDelegate)? {
    get { heldDelegate.delegate }
    set { heldDelegate.set(newValue) }
  }

  let heldDelegate = HeldDelegate<any UINavigationControllerDelegate>()

  // MARK: Stack (NAV-1 … 7)

  /// The controllers of the stack, from the root to the top.
  open var viewControllers: [UIViewController] {
    get { stack.controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.top }

  /// The controller presented over the stack, or else the top one (NAV-1).
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Pushes a controller. Its view loads in the next layout pass, not in this call (NAV-3, NAV-6).
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    stack.push(viewController, animated: animated)
  }

  /// Pops the top controller. Does nothing on the root.
  ///
  /// - Returns: The popped controller, or `nil` on the root (NAV-4).
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    stack.popTop(animated: animated)
  }

  /// Pops all controllers but the root.
  ///
  /// - Returns: The popped controllers in stack order, or `nil` on the root (NAV-4).
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.popToRoot(animated: animated)
  }

  /// Pops the controllers above `viewController`.
  ///
  /// - Returns: The popped controllers in stack order, or `nil` if none was (NAV-4).
  @discardableResult open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    stack.pop(to: viewController, animated: animated)
  }

  /// Replaces the stack. The transition is a pop if the new top was in the stack, otherwise a push (NAV-5).
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    stack.replace(with: viewControllers, animated: animated)
  }

  /// Pushes a controller, animated (NAV-3).
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// Pushes the secondary controller, also if it is a navigation controller, which cannot be pushed otherwise (SPL-2, SPL-3).
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    pushCollapsed(secondaryViewController, animated: false)
  }

  /// Pops the navigation controller that a collapse has pushed (SPL-4).
  open override func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
    guard viewControllers.count > 1, let nested = topViewController as? UINavigationController else { return nil }
    removeCollapsed(nested)
    return nested
  }

  // MARK: Bars (NAV-8, 9, BAR-4, 5)

  /// The navigation bar. Its items follow the stack; do not change them (NAV-2).
  open var navigationBar: UINavigationBar { bars.navigationBar }

  /// The toolbar, with the `toolbarItems` of the top controller (NAV-9).
  open var toolbar: UIToolbar! { bars.toolbar }

  /// Whether the navigation bar is hidden, also automatically (BAR-5). Setting it to false shows the bar in either case (BAR-4).
  open var isNavigationBarHidden: Bool {
    get { bars.isNavigationBarHidden || areBarsHiddenAutomatically }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Animations complete immediately.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    bars.isNavigationBarHidden = hidden
    if hidden { layOutBars() } else { handleBarEvent(.appShows) }
  }

  /// Whether the toolbar is hidden, as ``isNavigationBarHidden``. A toolbar without items stays visible (NAV-9).
  open var isToolbarHidden: Bool {
    get { bars.isToolbarHidden || (areBarsHiddenAutomatically && toolbar.items?.isEmpty == false) }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Animations complete immediately.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    bars.isToolbarHidden = hidden
    if hidden { layOutBars() } else { handleBarEvent(.appShows) }
  }

  open var hidesBarsOnSwipe = false

  open var hidesBarsOnTap = false

  open var hidesBarsWhenKeyboardAppears = false

  open var hidesBarsWhenVerticallyCompact = false {
    didSet { layOutBars() }
  }

  /// The gesture that hides and shows the bars by swiping. Do not change its delegate (BAR-5).
  open private(set) lazy var barHideOnSwipeGestureRecognizer = {
    let recognizer = UIPanGestureRecognizer()
    recognizer.isSystemOwned = true
    return recognizer
  }()

  /// The gesture that hides and shows the bars by tapping. Do not change its delegate (BAR-5).
  open private(set) lazy var barHideOnTapGestureRecognizer = {
    let recognizer = UITapGestureRecognizer()
    recognizer.isSystemOwned = true
    return recognizer
  }()

  /// The conditions that hide the bars automatically: swipe, tap, keyboard, compact height (BAR-5).
  var barVisibility = BarVisibility()

  func updateToolbarItems() {
    let items = topViewController?.toolbarItems
    if items != nil || toolbar.items != nil { toolbar.items = items }
    layOutBars()
  }

  func layOutBars() {
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Interactive pop (POP)

  /// The drag from the leading edge. Its delegate decides whether it begins (POP-1 … 3).
  open var interactivePopGestureRecognizer: UIGestureRecognizer? { popGesture.edge }

  /// The drag in the rest of the content area (POP-1, iOS 26).
  open var interactiveContentPopGestureRecognizer: UIGestureRecognizer? { popGesture.content }

  // MARK: As a child (NAV-10)

  private var explicitTabBarItem: UITabBarItem?

  /// The title of the bottom controller unless one was set.
  open override var title: String? {
    get { super.title ?? viewControllers.first?.title }
    set { super.title = newValue }
  }

  /// The tab bar item of the bottom controller unless one was set.
  open override var tabBarItem: UITabBarItem! {
    get { explicitTabBarItem ?? viewControllers.first?.tabBarItem ?? super.tabBarItem }
    set { explicitTabBarItem = newValue }
  }

  // MARK: As a controller

  open override func loadView() {
    view = NavigationView(self)
    popGesture.install(in: view)
  }

  override func passOnBeginning(isAppearing: Bool, animated: Bool) {
    transitions.passOnBeginning(isAppearing: isAppearing, animated: animated)
  }

  override func passOnEnd(of ending: AppearanceState) {
    transitions.passOnEnd(of: ending)
  }

  override func followsAppearance(_ child: UIViewController) -> Bool {
    transitions.followsAppearance(child)
  }

  override func childDidLeave(_ child: UIViewController) {
    stack.forget(child)
  }
  // MARK: Layout under the bars (BAR-2, 3)

  override func coveredByBars() -> UIEdgeInsets { coveredByOwnBars }

  /// The top controller decides on vertical bars (VBR-4).
  open override var childForPreferredVerticalBarBehavior: UIViewController? { topViewController }

  /// The delegate's answer, or else that of every controller: not the top controller's (ROT-6).
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    heldDelegate.ask("navigationControllerSupportedInterfaceOrientations") {
      $0.navigationControllerSupportedInterfaceOrientations(self)
    } ?? super.supportedInterfaceOrientations
  }

  /// The delegate's answer, or else the orientation of the interface (ROT-8).
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    heldDelegate.ask("navigationControllerPreferredInterfaceOrientationForPresentation") {
      $0.navigationControllerPreferredInterfaceOrientationForPresentation(self)
    } ?? super.preferredInterfaceOrientationForPresentation
  }

  override var contentController: UIViewController { topViewController ?? self }

  override func contentDidScroll(_ scrollView: UIScrollView) {
    if navigationBar.prefersLargeTitles, scrollView === modelContentScrollView { layOutBars() }
  }
}

/// The visibility of the bars (BAR-4, BAR-5).
extension UINavigationController {
  /// Whether something other than the app hides the bars.
  var areBarsHiddenAutomatically: Bool {
    // Most of them: no look at the surroundings.
    guard barVisibility.isTouched || hidesBarsWhenVerticallyCompact else { return false }
    return barVisibility.isHidden(in: barSurroundings)
  }

  func handleBarEvent(_ event: BarVisibility.Event) {
    barVisibility.handle(event, in: barSurroundings)
    layOutBars()
  }

  /// Updates the visibility in each layout pass: bars that the user revealed in compact height follow the height again once it is regular.
  func updateBarVisibility() {
    guard barVisibility.isTouched else { return }
    let surroundings = barSurroundings
    if !surroundings.isHeightCompact { barVisibility.handle(.regularHeight, in: surroundings) }
  }

  private var barSurroundings: BarVisibility.Surroundings {
    var behaviors: BarVisibility.Behaviors = []
    if hidesBarsOnSwipe, barHideOnSwipeGestureRecognizer.isEnabled { behaviors.insert(.swipe) }
    if hidesBarsOnTap, barHideOnTapGestureRecognizer.isEnabled { behaviors.insert(.tap) }
    if hidesBarsWhenKeyboardAppears { behaviors.insert(.keyboard) }
    if hidesBarsWhenVerticallyCompact { behaviors.insert(.compactHeight) }
    let traits = viewIfLoaded?.traitCollection.traits ?? CurrentSimulation.device.traits
    return BarVisibility.Surroundings(behaviors: behaviors, isHeightCompact: traits.verticalSizeClass == .compact)
  }
}

extension UINavigationController {
  /// Whether the tab bar is hidden, because any controller in the stack requests it (NAV-11, P-5).
  package var hidesBottomBar: Bool {
    stack.keepsBottomBarHidden || viewControllers.contains(where: \.hidesBottomBarWhenPushed)
  }
}

extension UINavigationController {
  /// The scroll view that the large title and the scroll edge follow: the one that the top controller sets, or else its view or the first
  /// subview of that (NAV-13, SPL-7).
  public var modelContentScrollView: UIScrollView? { ContentScrollView.find(in: self, for: .top) }
}

extension UINavigationController: NavigationBarManager {}
