@MainActor open class UIViewController: UIResponder, UIAppearanceContainer, UITraitEnvironment {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {}
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { nil }
  open var view: UIView! = UIView()
  open var viewIfLoaded: UIView? { declared() }
  open var isViewLoaded: Bool { declared() }
  open var title: String?
  open var navigationItem: UINavigationItem { declared() }
  open var tabBarItem: UITabBarItem! = UITabBarItem()
  open var toolbarItems: [UIBarButtonItem]?
  open weak var parent: UIViewController? { declared() }
  open var children: [UIViewController] { declared() }
  open var presentedViewController: UIViewController? { declared() }
  open var presentingViewController: UIViewController? { declared() }
  open var navigationController: UINavigationController? { declared() }
  open var tabBarController: UITabBarController? { declared() }
  open var splitViewController: UISplitViewController? { declared() }
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { declared() }
  @available(iOS 17, visionOS 1, *)
  open var traitOverrides = UITraitOverrides()
  @available(iOS 15, *)
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { declared() }
  @available(iOS 15, *)
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {}
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open func setNeedsStatusBarAppearanceUpdate() {}
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  @available(iOS 27.1, *)
  @available(macCatalyst, unavailable)
  @available(visionOS, unavailable)
  open var preferredVerticalBarBehavior: UIVerticalBarBehavior { declared() }  // uiviewcontroller/preferredverticalbarbehavior
  @available(iOS 27.1, *)
  @available(macCatalyst, unavailable)
  @available(visionOS, unavailable)
  open var childForPreferredVerticalBarBehavior: UIViewController? { declared() }  // …/childforpreferredverticalbarbehavior
  @available(iOS 27.1, *)
  @available(macCatalyst, unavailable)
  @available(visionOS, unavailable)
  open func setNeedsUpdateOfVerticalBarConfiguration() {}  // …/setneedsupdateofverticalbarconfiguration()
  open var traitCollection: UITraitCollection { declared() }
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func loadView() {}
  open func loadViewIfNeeded() {}
  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open func addChild(_ childController: UIViewController) {}
  open func removeFromParent() {}
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {}
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {}
  open var isEditing = false
  open var isMovingToParent: Bool { declared() }
  open var isMovingFromParent: Bool { declared() }
  open var popoverPresentationController: UIPopoverPresentationController? { declared() }
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {}
  open var isBeingPresented: Bool { declared() }
  open var isBeingDismissed: Bool { declared() }
  open var presentationController: UIPresentationController? { declared() }
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {}
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {}
}

@available(iOS 17, visionOS 1, *)
extension UIViewController: UITraitChangeObservable {}

@MainActor public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  var isAnimated: Bool { get }
  var isInteractive: Bool { get }
  var isCancelled: Bool { get }
  var initiallyInteractive: Bool { get }
  var transitionDuration: TimeInterval { get }
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
}
@MainActor public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext {
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  func notifyWhenInteractionChanges(_ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}
extension UIViewControllerTransitionCoordinator {
  /// Objective-C's nullable blocks, with Swift's default.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { declared() }
}
public struct UITransitionContextViewControllerKey: Hashable, RawRepresentable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let from = Self(rawValue: "UITransitionContextFromViewController")
  public static let to = Self(rawValue: "UITransitionContextToViewController")
}

@MainActor open class UINavigationController: UIViewController {
  public enum Operation: Int, Sendable { case none, push, pop }
  public convenience init(rootViewController: UIViewController) { self.init(nibName: nil, bundle: nil) }
  public convenience init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) { self.init(nibName: nil, bundle: nil) }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { nil }
  open var viewControllers: [UIViewController] = []
  open var topViewController: UIViewController? { declared() }
  open var visibleViewController: UIViewController? { declared() }
  open var navigationBar: UINavigationBar { declared() }
  open var toolbar: UIToolbar! { declared() }
  open weak var delegate: (any UINavigationControllerDelegate)?
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {}
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {}
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {}
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {}
  @discardableResult open func popViewController(animated: Bool) -> UIViewController? { declared() }
  @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? { declared() }
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? { declared() }
}
@MainActor public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}
/// Objective-C's optional methods have a default here, and in the protocols below.
extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
@MainActor open class UIPresentationController: NSObject {
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {}
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  open var presentedViewController: UIViewController { declared() }
  open func presentationTransitionWillBegin() {}
  open func presentationTransitionDidEnd(_ completed: Bool) {}
}
@MainActor open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
}
@MainActor public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}
extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { declared() }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
@MainActor public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}
extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { declared() }
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}

@MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  @available(iOS 18, visionOS 2, *)
  public enum Mode: Int, Sendable { case automatic, tabBar, tabSidebar }
  // uitabbarcontroller/minimizebehavior, and …/never for what visionOS has not
  @available(iOS 26, visionOS 26, *)
  public enum MinimizeBehavior: Int, Sendable {
    case automatic
    @available(visionOS, unavailable)
    case never
    @available(visionOS, unavailable)
    case onScrollDown
    @available(visionOS, unavailable)
    case onScrollUp
  }
  open weak var delegate: (any UITabBarControllerDelegate)?
  open var viewControllers: [UIViewController]?
  open weak var selectedViewController: UIViewController?
  open var selectedIndex = 0
  open var tabBar: UITabBar { declared() }
  @available(iOS 18, visionOS 2, *)
  @MainActor open class Sidebar: NSObject {
    public enum Layout: Int, Sendable { case automatic, overlap, tile }
    // uitabbarcontroller/sidebar-swift.class/placement
    @available(iOS 27, visionOS 27, *)
    public enum Placement: Int, Sendable { case automatic, sidebar, tabBar }
  }
  @available(iOS 18, visionOS 2, *)
  open var sidebar: Sidebar { declared() }
  open var customizableViewControllers: [UIViewController]?
  open var moreNavigationController: UINavigationController { declared() }
  @available(iOS 18, visionOS 2, *)
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {}
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {}
}

@MainActor open class UISplitViewController: UIViewController {
  public enum DisplayMode: Int, Sendable {
    case automatic
    @available(iOS 14, *)
    case secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary, twoDisplaceSecondary
  }
  @available(iOS 14, *)
  public enum Style: Int, Sendable { case unspecified, doubleColumn, tripleColumn }
  @available(iOS 14, *)
  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact
    @available(iOS 26, *)
    @available(visionOS, unavailable)
    case inspector  // uisplitviewcontroller/column/inspector
  }
  @available(iOS 14, *)
  public init(style: Style) { super.init(nibName: nil, bundle: nil) }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { nil }
  open var isCollapsed: Bool { declared() }
  @available(iOS 14, *)
  open func setViewController(_ vc: UIViewController?, for column: Column) {}
  @available(iOS 14, *)
  open func show(_ column: Column) {}
  @available(iOS 14, *)
  open func hide(_ column: Column) {}
  open var preferredDisplayMode: DisplayMode = .automatic
  open var presentsWithGesture = true
  open var viewControllers: [UIViewController] = []
}
@MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {}
@MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}
@MainActor open class UIPageViewController: UIViewController {
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }
  public enum NavigationDirection: Int, Sendable { case forward, reverse }
  public enum SpineLocation: Int, Sendable { case none, min, mid, max }
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let spineLocation = OptionsKey(rawValue: "")
  }
  open weak var delegate: (any UIPageViewControllerDelegate)?
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) { super.init(nibName: nil, bundle: nil) }
  public convenience init() { self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal) }
  public required init?(coder: NSCoder) { nil }
  open var transitionStyle: TransitionStyle { declared() }
  open var navigationOrientation: NavigationOrientation { declared() }
  open var spineLocation: SpineLocation { declared() }
  open var isDoubleSided = false
  open var gestureRecognizers: [UIGestureRecognizer] { declared() }
  open var viewControllers: [UIViewController]? { declared() }
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {}
}
@MainActor open class UISearchController: UIViewController {
  public init(searchResultsController: UIViewController?) { super.init(nibName: nil, bundle: nil) }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open weak var delegate: (any UISearchControllerDelegate)?
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  open var searchBar: UISearchBar { declared() }
  open var isActive = false
  open var obscuresBackgroundDuringPresentation = false
}
@MainActor public protocol UISearchResultsUpdating: NSObjectProtocol {
  func updateSearchResults(for searchController: UISearchController)
}

@MainActor public protocol UISearchControllerDelegate: NSObjectProtocol {}
