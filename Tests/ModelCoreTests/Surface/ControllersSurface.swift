import ModelCore

// Names what tests and apps rely on, with types and openness: the file compiles, or the public surface has changed.

private let modalPresentationStyleCases: [UIModalPresentationStyle] = [
  .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen, .overCurrentContext, .popover, .none,
  .automatic,
]

/// Overrides everything that is open in `UIViewController`.
private class UIViewControllerSubclass: UIViewController {
  override var view: UIView! {
    get { super.view }
    set { super.view = newValue }
  }

  override var viewIfLoaded: UIView? { super.viewIfLoaded }

  override var isViewLoaded: Bool { super.isViewLoaded }

  override func loadView() { super.loadView() }

  override func viewDidLoad() { super.viewDidLoad() }

  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }

  override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated) }

  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }

  override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }

  override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }

  override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }

  override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }

  override var title: String? {
    get { super.title }
    set { super.title = newValue }
  }

  override var isEditing: Bool {
    get { super.isEditing }
    set { super.isEditing = newValue }
  }

  override var definesPresentationContext: Bool {
    get { super.definesPresentationContext }
    set { super.definesPresentationContext = newValue }
  }

  override var isBeingPresented: Bool { super.isBeingPresented }

  override var isBeingDismissed: Bool { super.isBeingDismissed }

  override var isMovingToParent: Bool { super.isMovingToParent }

  override var isMovingFromParent: Bool { super.isMovingFromParent }

  override var children: [UIViewController] { super.children }

  override var parent: UIViewController? { super.parent }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { super.shouldAutomaticallyForwardAppearanceMethods }

  override func addChild(_ childController: UIViewController) { super.addChild(childController) }

  override func removeFromParent() { super.removeFromParent() }

  override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }

  override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }

  override func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    super.transition(
      from: fromViewController, to: toViewController, duration: duration, options: options, animations: animations,
      completion: completion)
  }

  override var presentedViewController: UIViewController? { super.presentedViewController }

  override var presentingViewController: UIViewController? { super.presentingViewController }

  override var presentationController: UIPresentationController? { super.presentationController }

  override var modalPresentationStyle: UIModalPresentationStyle {
    get { super.modalPresentationStyle }
    set { super.modalPresentationStyle = newValue }
  }

  override var isModalInPresentation: Bool {
    get { super.isModalInPresentation }
    set { super.isModalInPresentation = newValue }
  }

  override var modalPresentationCapturesStatusBarAppearance: Bool {
    get { super.modalPresentationCapturesStatusBarAppearance }
    set { super.modalPresentationCapturesStatusBarAppearance = newValue }
  }

  override func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?) {
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }

  override func dismiss(animated flag: Bool, completion: (() -> Void)?) { super.dismiss(animated: flag, completion: completion) }

  override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    super.showDetailViewController(vc, sender: sender)
  }

  override var navigationController: UINavigationController? { super.navigationController }

  override var tabBarController: UITabBarController? { super.tabBarController }

  override var splitViewController: UISplitViewController? { super.splitViewController }

  override var navigationItem: UINavigationItem { super.navigationItem }

  override var tabBarItem: UITabBarItem! {
    get { super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  override var toolbarItems: [UIBarButtonItem]? {
    get { super.toolbarItems }
    set { super.toolbarItems = newValue }
  }

  override var hidesBottomBarWhenPushed: Bool {
    get { super.hidesBottomBarWhenPushed }
    set { super.hidesBottomBarWhenPushed = newValue }
  }

  override var edgesForExtendedLayout: UIRectEdge {
    get { super.edgesForExtendedLayout }
    set { super.edgesForExtendedLayout = newValue }
  }

  override var extendedLayoutIncludesOpaqueBars: Bool {
    get { super.extendedLayoutIncludesOpaqueBars }
    set { super.extendedLayoutIncludesOpaqueBars = newValue }
  }

  override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }

  override var childForStatusBarStyle: UIViewController? { super.childForStatusBarStyle }

  override func setNeedsStatusBarAppearanceUpdate() { super.setNeedsStatusBarAppearanceUpdate() }
}

extension UIViewController {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use2(_ value: UIViewController) {
    func make0(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) -> UIViewController {
      UIViewController(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    func make1() -> UIViewController { UIViewController() }
    func make2(coder: NSCoder) -> UIViewController? { UIViewController(coder: coder) }
  }
}

/// Implements every method of `UIAdaptivePresentationControllerDelegate`, with the types that it must have.
private final class UIAdaptivePresentationControllerDelegateConformer: NSObject, UIAdaptivePresentationControllerDelegate {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}

private let navigationControllerOperationCases: [UINavigationController.Operation] = [.none, .push, .pop]

/// Overrides everything that is open in `UINavigationController`.
private class UINavigationControllerSubclass: UINavigationController {
  override var delegate: (any UINavigationControllerDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }

  override var viewControllers: [UIViewController] {
    get { super.viewControllers }
    set { super.viewControllers = newValue }
  }

  override var topViewController: UIViewController? { super.topViewController }

  override var visibleViewController: UIViewController? { super.visibleViewController }

  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    super.pushViewController(viewController, animated: animated)
  }

  override func popViewController(animated: Bool) -> UIViewController? { super.popViewController(animated: animated) }

  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    super.popToRootViewController(animated: animated)
  }

  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    super.setViewControllers(viewControllers, animated: animated)
  }

  override var navigationBar: UINavigationBar { super.navigationBar }

  override var isNavigationBarHidden: Bool {
    get { super.isNavigationBarHidden }
    set { super.isNavigationBarHidden = newValue }
  }

  override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    super.setNavigationBarHidden(hidden, animated: animated)
  }

  override var toolbar: UIToolbar! { super.toolbar }

  override var isToolbarHidden: Bool {
    get { super.isToolbarHidden }
    set { super.isToolbarHidden = newValue }
  }

  override func setToolbarHidden(_ hidden: Bool, animated: Bool) { super.setToolbarHidden(hidden, animated: animated) }

  override var interactivePopGestureRecognizer: UIGestureRecognizer? { super.interactivePopGestureRecognizer }

  override var hidesBarsOnSwipe: Bool {
    get { super.hidesBarsOnSwipe }
    set { super.hidesBarsOnSwipe = newValue }
  }

  override var hidesBarsOnTap: Bool {
    get { super.hidesBarsOnTap }
    set { super.hidesBarsOnTap = newValue }
  }

  override var hidesBarsWhenKeyboardAppears: Bool {
    get { super.hidesBarsWhenKeyboardAppears }
    set { super.hidesBarsWhenKeyboardAppears = newValue }
  }
}

extension UINavigationController {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use8(_ value: UINavigationController) {
    func make0(rootViewController: UIViewController) -> UINavigationController {
      UINavigationController(rootViewController: rootViewController)
    }
    func make1(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) -> UINavigationController {
      UINavigationController(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    func make2(coder: NSCoder) -> UINavigationController? { UINavigationController(coder: coder) }
  }
}

/// Implements every method of `UINavigationControllerDelegate`, with the types that it must have.
private final class UINavigationControllerDelegateConformer: NSObject, UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {}

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {}

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

/// Overrides everything that is open in `UITabBarController`.
private class UITabBarControllerSubclass: UITabBarController {
  override var delegate: (any UITabBarControllerDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }

  override var viewControllers: [UIViewController]? {
    get { super.viewControllers }
    set { super.viewControllers = newValue }
  }

  override var selectedIndex: Int {
    get { super.selectedIndex }
    set { super.selectedIndex = newValue }
  }

  override var selectedViewController: UIViewController? {
    get { super.selectedViewController }
    set { super.selectedViewController = newValue }
  }

  override var moreNavigationController: UINavigationController { super.moreNavigationController }

  override var tabBar: UITabBar { super.tabBar }
}

/// Implements every method of `UITabBarControllerDelegate`, with the types that it must have.
private final class UITabBarControllerDelegateConformer: NSObject, UITabBarControllerDelegate {
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool { true }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}

  func tabBarController(_ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]) {}

  func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) {}

  func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) {}
}

private let splitViewControllerStyleCases: [UISplitViewController.Style] = [.unspecified, .doubleColumn, .tripleColumn]

private let splitViewControllerColumnCases: [UISplitViewController.Column] = [.primary, .supplementary, .secondary, .compact]

private let splitViewControllerDisplayModeCases: [UISplitViewController.DisplayMode] = [
  .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary, .twoBesideSecondary, .twoOverSecondary,
  .twoDisplaceSecondary,
]

/// Overrides everything that is open in `UISplitViewController`.
private class UISplitViewControllerSubclass: UISplitViewController {
  override var delegate: (any UISplitViewControllerDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }

  override var viewControllers: [UIViewController] {
    get { super.viewControllers }
    set { super.viewControllers = newValue }
  }

  override var isCollapsed: Bool { super.isCollapsed }

  override var displayMode: DisplayMode { super.displayMode }

  override var displayModeButtonItem: UIBarButtonItem { super.displayModeButtonItem }

  override func setViewController(_ vc: UIViewController?, for column: Column) { super.setViewController(vc, for: column) }

  override func show(_ column: Column) { super.show(column) }

  override func hide(_ column: Column) { super.hide(column) }
}

extension UISplitViewController {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use16(_ value: UISplitViewController) {
    func make0(style: Style) -> UISplitViewController { UISplitViewController(style: style) }
    func make1(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) -> UISplitViewController {
      UISplitViewController(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }
    func make2(coder: NSCoder) -> UISplitViewController? { UISplitViewController(coder: coder) }
  }
}

/// Implements every method of `UISplitViewControllerDelegate`, with the types that it must have.
private final class UISplitViewControllerDelegateConformer: NSObject, UISplitViewControllerDelegate {
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { true }

  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { nil }

  func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool {
    true
  }

  func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { .primary }
}

private let pageViewControllerTransitionStyleCases: [UIPageViewController.TransitionStyle] = [.pageCurl, .scroll]

private let pageViewControllerNavigationOrientationCases: [UIPageViewController.NavigationOrientation] = [.horizontal, .vertical]

private let pageViewControllerSpineLocationCases: [UIPageViewController.SpineLocation] = [.none, .min, .mid, .max]

private let pageViewControllerNavigationDirectionCases: [UIPageViewController.NavigationDirection] = [.forward, .reverse]

extension UIPageViewController.OptionsKey {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use21(_ value: inout UIPageViewController.OptionsKey) {
    let _: String = value.rawValue
    func make1(rawValue: String) -> UIPageViewController.OptionsKey { UIPageViewController.OptionsKey(rawValue: rawValue) }
  }
}

/// Overrides everything that is open in `UIPageViewController`.
private class UIPageViewControllerSubclass: UIPageViewController {
  override var dataSource: (any UIPageViewControllerDataSource)? {
    get { super.dataSource }
    set { super.dataSource = newValue }
  }

  override var viewControllers: [UIViewController]? { super.viewControllers }

  override var isDoubleSided: Bool {
    get { super.isDoubleSided }
    set { super.isDoubleSided = newValue }
  }

  override var spineLocation: SpineLocation { super.spineLocation }

  override func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)?
  ) { super.setViewControllers(viewControllers, direction: direction, animated: animated, completion: completion) }
}

extension UIPageViewController {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use23(_ value: UIPageViewController) {
    func make0(transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]?)
      -> UIPageViewController
    { UIPageViewController(transitionStyle: style, navigationOrientation: navigationOrientation, options: options) }
    func make1(coder: NSCoder) -> UIPageViewController? { UIPageViewController(coder: coder) }
  }
}

/// Implements every method of `UIPageViewControllerDataSource`, with the types that it must have.
private final class UIPageViewControllerDataSourceConformer: NSObject, UIPageViewControllerDataSource {
  func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController)
    -> UIViewController?
  { nil }

  func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController)
    -> UIViewController?
  { nil }
}

/// Implements every method of `UIPageViewControllerDelegate`, with the types that it must have.
private final class UIPageViewControllerDelegateConformer: NSObject, UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {}

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}

  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { .min }

  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask { .all }

  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation { .portrait }
}
