public import Foundation

/// A controller of a view, which can contain other controllers and be contained. Its callbacks come in UIKit's order (VCL-14).
open class UIViewController: ModelAdaptiveController, UIAppearanceContainer, UITraitChangeObservable, InheritingEnvironment {
  /// Creates a controller. There are no nibs: the view is a plain one unless `loadView` is overridden (VCL-3).
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init() }

  // MARK: View (VCL-1 … 3)

  var loadedView: UIView? { didSet { TraitReading.sourceDidChange(of: self) } }
  var isLoadingView = false

  /// The controller's view, loaded when first read. After it is set to `nil` it is loaded again (VCL-2).
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView ?? viewAfterLoss()
    }
    set { replaceView(with: newValue) }
  }

  /// The controller's view, or `nil` if it is not loaded.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view is loaded. Reading it does not load the view.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Creates `view`. Override it to provide a view of your own; never call it.
  open func loadView() { view = .plainRootView() }
  open func loadViewIfNeeded() { loadViewOnce() }
  open dynamic func viewDidLoad() {}

  // MARK: Appearance (VCL-12 … 15)

  var appearance = AppearanceState.disappeared
  /// Whether `viewIsAppearing` is still to be sent.
  var isAppearingPending = false
  var transitionIsAnimated = false
  /// Whether the parent's transition, or the removal of the view, ends this controller's; otherwise the caller that began it does.
  var followsTransition = false

  /// Adds the views of visible children to the controller's view before they appear with it. For containers.
  func arrangeChildren() {}

  open dynamic func viewWillAppear(_ animated: Bool) {}

  /// Called once per appearance, when the view is in the hierarchy and has its size and traits. Since iOS 13 (VCL-14).
  open dynamic func viewIsAppearing(_ animated: Bool) {}
  open dynamic func viewDidAppear(_ animated: Bool) {}
  open dynamic func viewWillDisappear(_ animated: Bool) {}
  open dynamic func viewDidDisappear(_ animated: Bool) {}
  open dynamic func viewWillLayoutSubviews() {}
  open dynamic func viewDidLayoutSubviews() {}

  /// Called when the safe area of the view in its window has changed, and before its first layout there, unless all insets are zero. Since
  /// iOS 11 (VCL-36). The log does not have it.
  open dynamic func viewSafeAreaInsetsDidChange() {}
  /// The insets of which the controller was told last.
  var toldSafeAreaInsets = UIEdgeInsets.zero

  /// Whether children appear and disappear with the controller. If false, the controller calls ``beginAppearanceTransition(_:animated:)``
  /// and ``endAppearanceTransition()`` for them (VCL-12).
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// Sends `viewWillAppear` or `viewWillDisappear` to a child. During a transition it reverses the transition. For containers that do not
  /// forward appearance (VCL-12, VCL-22).
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) { begin(appearing: isAppearing, animated: animated) }

  /// Sends `viewDidAppear` or `viewDidDisappear` to a child. For containers that do not forward appearance (VCL-12).
  open func endAppearanceTransition() { endAppearance() }

  /// Forwards the beginning of this controller's appearance to its children. For containers of UIKit (VCL-12).
  func passOnBeginning(isAppearing: Bool, animated: Bool) { forwardBeginning(isAppearing: isAppearing, animated: animated) }

  /// Forwards the end of this controller's appearance to its children. For containers of UIKit.
  /// - Parameter ending: The state that ends.
  func passOnEnd(of ending: AppearanceState) { forwardEnd(of: ending) }

  /// Whether a child whose view is in this controller's view appears and disappears with it. For containers of UIKit.
  func followsAppearance(_ child: UIViewController) -> Bool { true }

  /// Updates properties that depend on the app's data. Since iOS 26 it is called when the view is first laid out, and in the layout pass
  /// after ``setNeedsUpdateProperties()``, before ``viewWillLayoutSubviews()`` (VCL-16).
  open func updateProperties() {}

  /// Requests one call of ``updateProperties()`` in the next layout pass, without requesting layout (VCL-16).
  open func setNeedsUpdateProperties() {
    guard let view = viewIfLoaded else { return }
    view.propertiesUpdate.insert(.ofController)
    ViewLayout.request(view)
  }

  // MARK: Containment (VCL-6 … 13)

  let containment = Containment()

  open var children: [UIViewController] { containment.children }
  open var parent: UIViewController? { containment.parent }

  /// Adds a child, after calling its `willMove(toParent:)`. Call its `didMove(toParent:)` yourself afterwards (VCL-6).
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// Called when a child has left that the container did not remove itself. For containers of UIKit.
  func childDidLeave(_ child: UIViewController) {}

  /// Removes the controller from its parent and calls `didMove(toParent: nil)`. Call `willMove(toParent: nil)` yourself before (VCL-7).
  open func removeFromParent() { leaveParent() }

  open dynamic func willMove(toParent parent: UIViewController?) { moveWillBegin(toParent: parent) }
  open dynamic func didMove(toParent parent: UIViewController?) { moveDidEnd(toParent: parent) }

  /// True while a container is adding the controller, including `viewWillAppear` and `viewDidAppear` (VCL-13).
  open var isMovingToParent: Bool { containment.movement == .toParent }

  /// True while a container is removing the controller, including `viewWillDisappear` and `viewDidDisappear` (VCL-13).
  open var isMovingFromParent: Bool { containment.movement == .fromParent }

  /// Exchanges the views of two children (VCL-10): adds that of `toViewController` beside the other, which is removed at the end. Call
  /// `willMove` and `didMove` yourself.
  /// - Parameters:
  ///   - duration: In seconds of virtual time.
  ///   - animations: Run at once, because animations complete immediately.
  ///   - completion: Called after the last callback.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    ChildTransition(
      container: self, from: fromViewController, to: toViewController, duration: duration, animations: animations,
      completion: completion
    )?.start()
  }

  /// Called when memory is low. The view stays loaded (VCL-2).
  open func didReceiveMemoryWarning() {}

  // MARK: Items

  private lazy var ownNavigationItem = makeNavigationItem()
  private lazy var ownTabBarItem = makeTabBarItem()

  /// The controller's title, which is also that of its navigation item and its tab bar item (ITM-1).
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem.title = title
    }
  }

  /// The controller's item in a navigation bar, created when first read (NAV-2).
  open var navigationItem: UINavigationItem { ownNavigationItem }

  /// The controller's item in a tab bar, never `nil` when read (VCL-4).
  open var tabBarItem: UITabBarItem! {
    get { ownTabBarItem }
    set { ownTabBarItem = newValue ?? makeTabBarItem() }
  }

  /// The items in the navigation controller's toolbar while this is its top controller (NAV-9).
  open var toolbarItems: [UIBarButtonItem]? { didSet { (parent as? UINavigationController)?.updateToolbarItems() } }

  /// Sets the items of the navigation controller's toolbar (NAV-9).
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }

  var storedIsEditing = false
  open var isEditing: Bool {
    get { storedIsEditing }
    set { setEditing(newValue, animated: false) }
  }
  /// Begins or ends editing of the content. `isEditing` calls it when it is set.
  open func setEditing(_ editing: Bool, animated: Bool) { storedIsEditing = editing }

  // MARK: Scroll view of the bars (NAV-13, iOS 15)

  var contentScrollViews = ContentScrollViews()

  /// Sets the scroll view that the bars at `edge` follow. With `nil` containers look for one themselves.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    contentScrollViews.set(scrollView, for: edge)
    requestContainerLayout()
  }

  /// The scroll view set for `edge`.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { contentScrollViews.scrollView(for: edge) }

  // MARK: Transitions

  var transitionState = TransitionState()

  /// The provider of animations for presenting and dismissing this controller (TRN-1). Not retained.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    get { transitionState.delegate }
    set { transitionState.set(newValue) }
  }

  /// The coordinator of the current transition of this controller or of a container above, from the call that starts it until its end, but
  /// not in `viewIsAppearing` (VCL-14).
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? { findCoordinator() }

  // MARK: Containers

  /// The nearest navigation controller above.
  open var navigationController: UINavigationController? { ancestor() }

  /// The nearest tab bar controller above.
  open var tabBarController: UITabBarController? { ancestor() }

  /// The tab that made the controller (TAB-13).
  open internal(set) weak var tab: UITab?

  /// The nearest split view controller above.
  open var splitViewController: UISplitViewController? { ancestor() }

  /// Whether the tab bar is hidden while this controller is anywhere in the stack. Set it before the controller is pushed (NAV-11).
  open var hidesBottomBarWhenPushed = false

  /// Shows a controller in the nearest container above that overrides this method; presents it if none does (NAV-3, SPL-6).
  ///
  /// A container that overrides it and cannot show the controller calls `super`, which asks the next one above.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// Shows a controller as a detail, as `show` does: in a container above with a place for it, or presented (SPL-6).
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.showDetailViewController(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// Whether a segue that the user begins may run (SGE-3).
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called before a segue runs, to hand over to its destination (SGE-2).
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func performSegue(withIdentifier identifier: String, sender: Any?) { runSegue(identifier, sender: sender) }

  // MARK: Traits

  /// Forces light or dark on this controller's view and its subviews.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownUserInterfaceStyle }
    set { TraitChange.run(in: viewIfLoaded) { ownUserInterfaceStyle = newValue } }
  }

  private var ownUserInterfaceStyle = UIUserInterfaceStyle.unspecified { didSet { TraitGeneration.advance() } }

  /// Called after the traits changed while the view was in a window, before the view is told.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The traits around the view, or else of the parent, or else of the device, with this controller's override.
  open var traitCollection: UITraitCollection { TraitReading.traits(of: self) }

  /// The traits that views and children below this controller inherit where it has these. For containers of UIKit.
  func traitsOfDescendants(_ own: UITraitCollection) -> UITraitCollection { own }

  /// Takes over the secondary controller of a split view controller that collapses. By default the secondary controller is dropped (SPL-2).
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// Returns the secondary controller when a split view controller expands; by default the one that it had before (SPL-4).
  open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? { nil }

  // MARK: Layout under bars (BAR-1)

  open var edgesForExtendedLayout = UIRectEdge.all { didSet { requestContainerLayout() } }
  open var extendedLayoutIncludesOpaqueBars = false { didSet { requestContainerLayout() } }

  /// Whether the container insets the first scroll view by the part that bars cover. Since iOS 11 the scroll view decides (BAR-1, BAR-3).
  open var automaticallyAdjustsScrollViewInsets = true { didSet { requestContainerLayout() } }

  /// Insets that the controller adds to its view's safe area, in points (BAR-3).
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet {
      viewIfLoaded?.setNeedsLayout()
      if let view = viewIfLoaded { SafeArea.didChange(below: view) }
    }
  }

  /// The controller whose content bars follow: of a container of UIKit the one that it shows.
  var contentController: UIViewController { self }

  /// The part of this container's view that its own bars cover, in points from the edges (BAR-3).
  func coveredByBars() -> UIEdgeInsets { .zero }

  /// Called when content in the controller's view was scrolled, which bars may follow. For containers of UIKit.
  func contentDidScroll(_ scrollView: UIScrollView) {}

  // MARK: Modal presentation (VCL-24 … 35)

  /// The presentation that this controller started.
  var presentation: Presentation?
  /// The presentation that shows this controller.
  weak var presentedThrough: Presentation?
  var ownPresentationController: UIPresentationController? {
    didSet { if ownPresentationController !== oldValue { TraitGeneration.advance() } }
  }
  private(set) var ownPresentationStyle = UIModalPresentationStyle.automatic

  /// The style in which this controller is presented. `automatic` reads as the style that it stands for (VCL-27).
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { ownPresentationStyle.readBack }
    set { ownPresentationStyle = newValue }
  }

  /// Whether the user cannot dismiss this controller or a container of it (VCL-29).
  open var isModalInPresentation = false

  /// Whether this controller, instead of an ancestor, presents controllers with a style of the current context (VCL-28).
  open var definesPresentationContext = false

  /// Whether this controller decides on the status bar although it does not cover the screen (STB-2).
  open var modalPresentationCapturesStatusBarAppearance = false { didSet { presentedThrough?.restack() } }

  /// The controller that this one or its nearest presenting ancestor presents (VCL-31).
  open var presentedViewController: UIViewController? { nearestPresentation?.presented }

  /// The controller that presents this one or its nearest presented ancestor (VCL-31).
  open var presentingViewController: UIViewController? { nearestPresentedThrough?.presenter }

  /// The controller that presented this very one, or else the superview of its view, which for a root is the window (RSP-1).
  open override var next: UIResponder? { presentedThrough?.presenter ?? viewIfLoaded?.superview }
  override var placeInWindow: UIView? { viewIfLoaded }

  /// The object that manages the presentation of this controller or of its presented ancestor. You can set its delegate before presenting.
  open var presentationController: UIPresentationController? {
    if let parent { return parent.presentationController }
    let controller = UIPresentationController.managing(self, existing: ownPresentationController)
    ownPresentationController = controller
    return controller
  }

  /// Presents a controller over this one, or over the ancestor that its style calls for (VCL-24).
  ///
  /// Does nothing if the presenting controller already presents one, even one that is being dismissed (VCL-35), or is not in a window
  /// (VCL-30).
  /// - Parameter completion: Called after the last callback.
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    let request = PresentRequest(presented: viewControllerToPresent, receiver: self, isAnimated: flag, completion: completion)
    CurrentSimulation.hold { request.run() }
  }

  /// Dismisses the controller that this one presents and all above it, or else this controller itself (VCL-25, VCL-30).
  /// While one of them is still being presented or dismissed, the call waits for the end of that (VCL-32, VCL-34).
  /// - Parameter completion: Called after the last callback, or at once if there is nothing to dismiss (VCL-33).
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    let request = DismissRequest(receiver: self, isAnimated: flag, completion: completion)
    CurrentSimulation.hold { request.run() }
  }

  /// True for a presented controller, but not for its children, until the end of `viewDidAppear` (VCL-13).
  open var isBeingPresented: Bool { presentedThrough?.phase == .arriving || presentedThrough?.phase == .arrived }

  /// True for a controller that is being dismissed, but not for its children, until the end of `viewDidDisappear` (VCL-13).
  open var isBeingDismissed: Bool { presentedThrough?.phase == .leaving }

  // MARK: Vertical bars (VBR, iOS 27.1)

  /// Whether bars around this controller may stand upright while it decides on them (VBR-3, VBR-4). Call
  /// ``setNeedsUpdateOfVerticalBarConfiguration()`` after it changed.
  open var preferredVerticalBarBehavior: UIVerticalBarBehavior { .automatic }

  /// The controller that decides on vertical bars instead of this one (VBR-4); by default `nil`, for a navigation controller the top one,
  /// for a tab bar controller the selected one. A container of your own that does not override it decides for its children.
  open var childForPreferredVerticalBarBehavior: UIViewController? { nil }

  /// Asks for ``preferredVerticalBarBehavior`` again before the next layout pass, once however often it was called (VBR-5).
  open func setNeedsUpdateOfVerticalBarConfiguration() { VerticalBarDecision.request(from: self) }

  // MARK: Orientation (WIN-7, WIN-9)

  /// The orientations that this controller supports as a root or presented full screen; by default all, on a phone but upside down.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { CurrentSimulation.device.idiom.supportedOrientations }

  /// Whether the interface should keep its orientation while this controller is visible and decides (iOS 26).
  open var prefersInterfaceOrientationLocked: Bool { false }

  /// The controller that decides on the lock instead of this one; `nil` in UIKit's own containers, too (iOS 26).
  open var childForInterfaceOrientationLock: UIViewController? { nil }

  // MARK: Status bar (STB)

  /// The status bar's style while this controller decides on it (STB-2). A navigation controller's fits its bar's style, unless the bar has an
  /// appearance object (iOS 13). Call ``setNeedsStatusBarAppearanceUpdate()`` after it changed.
  open var preferredStatusBarStyle: UIStatusBarStyle { builtInStatusBarStyle }

  /// The controller that decides on the style instead of this one (STB-2); by default `nil`, for a tab bar controller the selected one.
  open var childForStatusBarStyle: UIViewController? { builtInChildForStatusBarStyle }

  /// Whether the status bar is hidden; by default where the height is compact, since the SDK of iOS 8 (STB-3).
  open var prefersStatusBarHidden: Bool { builtInPrefersStatusBarHidden }

  /// The controller that decides on the visibility instead of this one (STB-3); `nil`, the top one or the selected one.
  open var childForStatusBarHidden: UIViewController? { builtInChildForStatusBarHidden }

  /// The animation that hides and shows the status bar when ``setNeedsStatusBarAppearanceUpdate()`` is called in an animation (STB-4).
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// Updates the status bar after its style or visibility changed. UIKit does so by itself only in transitions and rotations (STB-5).
  open func setNeedsStatusBarAppearanceUpdate() { viewIfLoaded?.window?.statusBar.updateByApp() }
}
