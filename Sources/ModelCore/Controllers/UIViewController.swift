public import Foundation

/// What controls a view and takes part in containers. Its callbacks come as UIKit sends them (VCL).
open class UIViewController: UIResponder, UIAppearanceContainer {
  /// - Parameter nibName: There are no nibs here; the view is a plain one unless `loadView` is overridden (VCL-3).
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  // MARK: View (VCL-1 … 3)

  var loadedView: UIView?
  var isLoadingView = false

  /// Loaded when first asked for. Set to nil, it is loaded anew (VCL-2).
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { replaceView(with: newValue) }
  }

  /// Does not load the view.
  open var viewIfLoaded: UIView? { loadedView }

  /// Does not load the view.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Sets ``view``. Never to be called by the app.
  open func loadView() {
    view = UIView(frame: CGRect(origin: .zero, size: CurrentSimulation.device.screenSize))
  }

  open func loadViewIfNeeded() { loadViewOnce() }

  open func viewDidLoad() {}

  // MARK: Appearance (VCL-12 … 15)

  var appearance = AppearanceState.disappeared
  /// Whether `viewIsAppearing` is still to be sent.
  var isAppearingPending = false
  var transitionIsAnimated = false
  /// Whether the parent's transition, or the view's removal, ends this controller's. Otherwise whoever began it does.
  var followsTransition = false

  /// The exchange of children that this controller comes with and that is not over.
  weak var arrivingExchange: ChildTransition?

  /// Puts the views of the children that are to be seen into the controller's, before these appear with it. For containers.
  func arrangeChildren() {}

  open func viewWillAppear(_ animated: Bool) {}

  /// Once per appearance, when the view is in its hierarchy and has its size and traits; since iOS 13 (VCL-14).
  open func viewIsAppearing(_ animated: Bool) {}

  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}

  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}

  /// Whether the controller's appearance is its children's, too. Otherwise it begins and ends theirs itself (VCL-12).
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// For containers that do not forward: sends `viewWillAppear` or `viewWillDisappear`. In the midst of a transition it turns that round
  /// (VCL-12, 22).
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    begin(appearing: isAppearing, animated: animated)
  }

  /// For containers that do not forward: sends `viewDidAppear` or `viewDidDisappear` (VCL-12).
  open func endAppearanceTransition() { endAppearance() }

  /// For containers of UIKit: passes the beginning of this controller's appearance on to its children (VCL-12).
  func passOnBeginning(isAppearing: Bool, animated: Bool) {
    forwardBeginning(isAppearing: isAppearing, animated: animated)
  }

  /// For containers of UIKit: passes the end on.
  /// - Parameter ending: What this controller was in the middle of.
  func passOnEnd(of ending: AppearanceState) { forwardEnd(of: ending) }

  /// For containers of UIKit: whether a child whose view is in this one's appears and disappears with it.
  func followsAppearance(_ child: UIViewController) -> Bool { true }

  /// From iOS 26 on: sets what depends on the app's data. Called when the view is first laid out and in the layout pass after
  /// ``setNeedsUpdateProperties()``, before ``viewWillLayoutSubviews()`` (VCL-16).
  open func updateProperties() {}

  /// Calls ``updateProperties()`` in the next layout pass, once however often it was asked for. That alone lays nothing out (VCL-16).
  open func setNeedsUpdateProperties() {
    guard let view = viewIfLoaded else { return }
    view.propertiesUpdate.insert(.ofController)
    ViewLayout.request(view)
  }

  // MARK: Containment (VCL-6 … 13)

  let containment = Containment()

  open var children: [UIViewController] { containment.children }

  open var parent: UIViewController? { containment.parent }

  /// Makes `childController` a child. Its `didMove(toParent:)` is for the container to call, after the transition or at once (VCL-6).
  open func addChild(_ childController: UIViewController) { adopt(childController) }

  /// For containers of UIKit: a child left, though not by their own doing.
  func childDidLeave(_ child: UIViewController) {}

  /// Ends the membership and sends `didMove(toParent: nil)`. `willMove(toParent: nil)` is for the container to call before (VCL-7).
  open func removeFromParent() { leaveParent() }

  open func willMove(toParent parent: UIViewController?) { moveWillBegin(toParent: parent) }

  open func didMove(toParent parent: UIViewController?) { moveDidEnd(toParent: parent) }

  /// True while a container takes the controller in, in `viewWillAppear` and `viewDidAppear`, too (VCL-13).
  open var isMovingToParent: Bool { containment.movement == .toParent }

  /// True while a container lets the controller go, in `viewWillDisappear` and `viewDidDisappear`, too (VCL-13).
  open var isMovingFromParent: Bool { containment.movement == .fromParent }

  /// Exchanges the views of two children (VCL-10).
  ///
  /// The view of `toViewController` is put where that of `fromViewController` is, which leaves at the end. `willMove` and `didMove` are
  /// for the caller.
  /// - Parameters:
  ///   - duration: In seconds of virtual time.
  ///   - animations: Run at once: only the end of an animation can be seen here.
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

  // MARK: Memory

  /// The view stays (VCL-2).
  open func didReceiveMemoryWarning() {}

  // MARK: Items

  private lazy var ownNavigationItem = makeNavigationItem()
  private lazy var ownTabBarItem = makeTabBarItem()

  /// Also the title of the navigation and the tab bar item (ITM-1).
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem.title = title
    }
  }

  /// Made when first asked for (NAV-2).
  open var navigationItem: UINavigationItem { ownNavigationItem }

  /// Never nil when read (VCL-4).
  open var tabBarItem: UITabBarItem! {
    get { ownTabBarItem }
    set { ownTabBarItem = newValue ?? makeTabBarItem() }
  }

  /// What the toolbar of the navigation controller shows while this is its top controller (NAV-9).
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { (parent as? UINavigationController)?.updateToolbarItems() }
  }

  /// NAV-9.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  open var isEditing = false

  // MARK: Scroll view of the bars (NAV-13, iOS 15)

  var contentScrollViews = ContentScrollViews()

  /// Tells containers which scroll view the bars at `edge` depend on. Nil: they look for one themselves.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    contentScrollViews.set(scrollView, for: edge)
    requestContainerLayout()
  }

  /// What was set for `edge`.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    contentScrollViews.scrollView(for: edge)
  }

  // MARK: Transitions

  /// The transition that this controller conducts as a container.
  var conductedTransition: TransitionCoordinator?
  /// Whether `viewIsAppearing` is just being sent.
  var isToldIsAppearing = false

  /// The transition under way in which this controller or a container above takes part: from the call that asks for it on until its end,
  /// but not in `viewIsAppearing` (VCL-14).
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

  /// Whether a tab bar is hidden while this controller is anywhere in the stack. To be set before it is pushed (NAV-11).
  open var hidesBottomBarWhenPushed = false

  /// Shows a controller in the nearest container above that has a way of its own; presents it if none has (NAV-3, SPL-6).
  ///
  /// Containers override it. One that cannot show this controller calls `super`, and the next above is asked.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.show(vc, sender: sender) } else { present(vc, animated: true) }
  }

  /// Shows a controller as the details of what was selected, in the nearest container above that has a place for details; presents it if
  /// none has (SPL-6).
  ///
  /// Containers override it. One that cannot show this controller calls `super`, and the next above is asked.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let parent { parent.showDetailViewController(vc, sender: sender) } else { present(vc, animated: true) }
  }

  // MARK: Traits

  /// A style for this controller's view and what is in it, whatever surrounds it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownUserInterfaceStyle }
    set { TraitChange.run(in: viewIfLoaded) { ownUserInterfaceStyle = newValue } }
  }

  private var ownUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// Called when the traits have changed while the view was in a window, before the view is told.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The traits of what surrounds the view, else of the parent, else of the device, with this controller's override.
  open var traitCollection: UITraitCollection {
    surroundingTraits.overridden(by: overrideUserInterfaceStyle)
  }

  /// Takes the secondary controller of a split view controller that has no room for it. By default it disappears (SPL-2).
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// Gives a split view controller its secondary controller back. By default that is the one it had before (SPL-4).
  open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? { nil }

  // MARK: Layout under bars (BAR-1)

  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { requestContainerLayout() }
  }

  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { requestContainerLayout() }
  }

  /// Whether the container insets the first scroll view by what its bars cover. Since iOS 11 it is up to the scroll view (BAR-1, 3).
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet { requestContainerLayout() }
  }

  /// What the controller sets aside in its view in addition, in points (BAR-3).
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The controller whose content bars follow: of a container of UIKit the one that it shows.
  var contentController: UIViewController { self }

  /// The part of this container's view that its own bars cover, in points from the edges (BAR-3).
  func coveredByBars() -> UIEdgeInsets { .zero }

  /// For containers of UIKit: content in one of the views was scrolled, on which bars may depend.
  func contentDidScroll(_ scrollView: UIScrollView) {}

  // MARK: Modal presentation (VCL-24 … 31)

  /// What this controller itself presents.
  var presentation: Presentation?
  /// Through which this controller itself is presented.
  weak var presentedThrough: Presentation?
  var ownPresentationController: UIPresentationController?
  private(set) var ownPresentationStyle = UIModalPresentationStyle.automatic

  /// How this controller is presented; `automatic` reads as what it means (VCL-27).
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { ownPresentationStyle.readBack }
    set { ownPresentationStyle = newValue }
  }

  /// Whether a person cannot dismiss this controller, nor what contains it (VCL-29).
  open var isModalInPresentation = false

  /// Whether this controller presents what is shown over the current context, instead of an ancestor (VCL-28).
  open var definesPresentationContext = false

  /// Whether this controller decides on the status bar although it is not presented in full screen (STB-2).
  open var modalPresentationCapturesStatusBarAppearance = false

  /// What this controller or its nearest ancestor presents (VCL-31).
  open var presentedViewController: UIViewController? { nearestPresentation?.presented }

  /// What presents this controller or its farthest ancestor (VCL-31).
  open var presentingViewController: UIViewController? { nearestPresentedThrough?.presenter }

  /// Manages this controller or the ancestor that is, or is to be, presented. Its delegate can be set before.
  open var presentationController: UIPresentationController? {
    if let parent { return parent.presentationController }
    let controller = UIPresentationController.managing(self, existing: ownPresentationController)
    ownPresentationController = controller
    return controller
  }

  /// Nil unless the style is that of a sheet, since iOS 15.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// Nil unless the style is `popover`.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// Presents `viewControllerToPresent` over this controller, or the ancestor that its style asks for (VCL-24).
  ///
  /// Nothing happens if the presenting controller presents already, or is not in a window (VCL-30).
  /// - Parameter completion: Called after the last callback.
  open func present(_ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil) {
    PresentRequest(presented: viewControllerToPresent, receiver: self, isAnimated: flag, completion: completion).run()
  }

  /// Dismisses what this controller presents, with all above it, else this controller itself (VCL-25, 30).
  /// - Parameter completion: Called after the last callback. Never, if there is nothing to dismiss.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    DismissRequest(receiver: self, isAnimated: flag, completion: completion).run()
  }

  /// True up to the end of `viewDidAppear`, for the presented controller, not for its children (VCL-13).
  open var isBeingPresented: Bool { presentedThrough?.phase == .arriving || presentedThrough?.phase == .arrived }

  /// True up to the end of `viewDidDisappear`, for the presented controller, not for its children (VCL-13).
  open var isBeingDismissed: Bool { presentedThrough?.phase == .leaving }

  // MARK: Status bar (STB)

  /// STB-2. Ask for ``setNeedsStatusBarAppearanceUpdate()`` after the answer changed.
  ///
  /// A navigation controller answers by its bar's style, as long as the bar has no appearance object (since iOS 13).
  open var preferredStatusBarStyle: UIStatusBarStyle { builtInStatusBarStyle }

  /// The controller that answers in this one's place (STB-2): nil, but for a tab bar controller the selected one.
  open var childForStatusBarStyle: UIViewController? { builtInChildForStatusBarStyle }

  /// False, but true where height is compact, since the SDK of iOS 8 (STB-3).
  open var prefersStatusBarHidden: Bool { builtInPrefersStatusBarHidden }

  /// The controller whose ``prefersStatusBarHidden`` counts in this one's place (STB-3): nil, but for a navigation controller the top
  /// one, for a tab bar controller the selected one.
  open var childForStatusBarHidden: UIViewController? { builtInChildForStatusBarHidden }

  /// How the status bar is hidden and shown when ``setNeedsStatusBarAppearanceUpdate()`` is called in an animation (STB-4).
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// Asks for style and visibility anew. Needed after any change of the answers; UIKit asks by itself only when controllers are pushed,
  /// popped, selected, presented or dismissed, and when the window turns (STB-5).
  open func setNeedsStatusBarAppearanceUpdate() { viewIfLoaded?.window?.statusBar.updateByApp() }
}
