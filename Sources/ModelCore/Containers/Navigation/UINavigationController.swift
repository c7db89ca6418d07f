public import Foundation

/// A stack of controllers under one navigation bar.
///
/// Changes of the stack can be read at once. Views are loaded and exchanged in the next layout pass, and the end of a transition comes
/// after its animation (NAV-6).
open class UINavigationController: UIViewController {
  /// What a transition does to the stack.
  public enum Operation: Int, Sendable { case none, push, pop }

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setViewControllers([rootViewController], animated: false)
  }

  /// - Parameters:
  ///   - navigationBarClass: A subclass of `UINavigationBar`, made through `init(coder:)`. Nil: `UINavigationBar` itself.
  ///   - toolbarClass: A subclass of `UIToolbar`, made through `init(coder:)`. Nil: `UIToolbar` itself.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
    bars = NavigationBars(navigationBarClass: navigationBarClass, toolbarClass: toolbarClass)
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
  private lazy var bars = NavigationBars()

  /// Told what is shown (NDL).
  open weak var delegate: (any UINavigationControllerDelegate)?

  // MARK: Stack (NAV-1 … 7)

  /// The root first, the top last.
  open var viewControllers: [UIViewController] {
    get { stack.controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  open var topViewController: UIViewController? { stack.controllers.last }

  /// What is presented over the stack, else the top (NAV-1).
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// NAV-3.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    stack.push(viewController, animated: animated)
  }

  /// - Returns: What was popped; nil on the root, where nothing happens (NAV-4).
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
    stack.popTop(animated: animated)
  }

  /// - Returns: What was popped, in stack order; nil on the root (NAV-4).
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.popToRoot(animated: animated)
  }

  /// - Returns: What was popped, in stack order; nil if nothing was (NAV-4).
  @discardableResult open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    stack.pop(to: viewController, animated: animated)
  }

  /// Animates as a pop if the new top was in the stack, as a push if not (NAV-5).
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    stack.replace(with: viewControllers, animated: animated)
  }

  /// An animated push (NAV-3).
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// Pushes the secondary controller, a navigation controller as well: the one way to have one in the other (SPL-2, 3).
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

  /// Its items are those of the stack; they must be left alone (NAV-2).
  open var navigationBar: UINavigationBar { bars.navigationBar(of: self) }

  /// Shows the `toolbarItems` of the top controller (NAV-9).
  open var toolbar: UIToolbar! { bars.toolbar }

  /// Reads true also while something hides the bar by itself (BAR-5). To set it to false ends that (BAR-4).
  open var isNavigationBarHidden: Bool {
    get { bars.isNavigationBarHidden || areBarsHiddenAutomatically }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// What is animated takes no time here.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    bars.isNavigationBarHidden = hidden
    if hidden { layOutBars() } else { handleBarEvent(.appShows) }
  }

  /// As ``isNavigationBarHidden``. A toolbar without items is not hidden by itself (NAV-9).
  open var isToolbarHidden: Bool {
    get { bars.isToolbarHidden || (areBarsHiddenAutomatically && toolbar.items?.isEmpty == false) }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// What is animated takes no time here.
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

  /// Its delegate must not be changed (BAR-5).
  open private(set) lazy var barHideOnSwipeGestureRecognizer = {
    let recognizer = UIPanGestureRecognizer()
    recognizer.isSystemOwned = true
    return recognizer
  }()

  /// Its delegate must not be changed (BAR-5).
  open private(set) lazy var barHideOnTapGestureRecognizer = {
    let recognizer = UITapGestureRecognizer()
    recognizer.isSystemOwned = true
    return recognizer
  }()

  /// What hides the bars by itself (BAR-5).
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

  override var contentController: UIViewController { topViewController ?? self }

  override func contentDidScroll(_ scrollView: UIScrollView) {
    if navigationBar.prefersLargeTitles, scrollView === modelContentScrollView { layOutBars() }
  }
}

/// BAR-4, 5.
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

  /// To be called in every layout: what a person revealed in compact height is forgotten in regular height.
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
  /// Whether a tab bar is hidden: any controller in the stack asks for it (NAV-11, P-5).
  package var hidesBottomBar: Bool {
    stack.keepsBottomBarHidden || viewControllers.contains(where: \.hidesBottomBarWhenPushed)
  }
}

extension UINavigationController {
  /// The scroll view that the large title and the scroll edge depend on (NAV-13): the one that the top controller names, else its own view or
  /// the first subview of that (SPL-7).
  public var modelContentScrollView: UIScrollView? { ContentScrollView.find(in: self, for: .top) }
}

extension UINavigationController: NavigationBarManager {}
