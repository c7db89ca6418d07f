public import Foundation

/// Pages that the user turns: one at a time, or two on either side of a spine (PGE-2).
open class UIPageViewController: UIViewController {
  /// The style of turning, which decides the order of the callbacks (VCL-19).
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }

  /// The axis along which pages are turned.
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }

  /// The direction of a turn: to the next page or to the previous one.
  public enum NavigationDirection: Int, Sendable { case forward, reverse }

  /// The place of the spine, which decides how many pages are shown (PGE-2): one, and two where it is in the middle. Pages that scroll have
  /// none.
  public enum SpineLocation: Int, Sendable { case none, min, mid, max }

  /// A key of the options for the initialiser.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// The place of the spine: the raw value of a ``UIPageViewController/SpineLocation``, for pages that curl (PGE-2).
    public static let spineLocation = OptionsKey(rawValue: "UIPageViewControllerOptionSpineLocationKey")

    /// The space between pages that scroll, in points. It has no effect here.
    public static let interPageSpacing = OptionsKey(rawValue: "UIPageViewControllerOptionInterPageSpacingKey")
  }

  /// - Parameter options: The place of the spine.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    spine = PageSpine(style, options: options)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller whose pages curl horizontally (PGE-1).
  public convenience init() { self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal) }

  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    spine = PageSpine(.pageCurl, options: nil)
    super.init(coder: coder)
  }

  open weak var delegate: (any UIPageViewControllerDelegate)? {
    get { heldDelegate.delegate }
    set { heldDelegate.set(newValue) }
  }

  let heldDelegate = HeldDelegate<any UIPageViewControllerDelegate>()

  /// The source of the pages that the user turns to. Without it only the app can turn pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    get { heldDataSource.delegate }
    set { heldDataSource.set(newValue) }
  }

  let heldDataSource = HeldDelegate<any UIPageViewControllerDataSource>()

  open private(set) var transitionStyle: TransitionStyle

  open private(set) var navigationOrientation: NavigationOrientation

  /// The drag and the tap that turn pages that curl; none for pages that scroll (PGE-1). While the drag is disabled, the user cannot turn.
  open private(set) lazy var gestureRecognizers: [UIGestureRecognizer] =
    transitionStyle == .pageCurl ? [UIPanGestureRecognizer(), UITapGestureRecognizer()] : []

  // MARK: The spine (PGE-2)

  var spine: PageSpine

  /// The place of the spine, which the options say, and the delegate when the interface turns (PGE-5).
  open var spineLocation: SpineLocation { spine.location }

  /// Whether the backs of pages that curl have content (PGE-2). Always true where the spine is in the middle; setting it to false there is a
  /// fault.
  open var isDoubleSided: Bool {
    get { spine.isDoubleSided }
    set { setDoubleSided(newValue) }
  }

  // MARK: Pages

  /// The pages that are shown or that the app turned to last.
  var pages: [UIViewController] = []
  /// The turn that is in progress.
  var turn: PageTurn?

  /// The pages that are shown, without backs; during a turn by the user still the old ones. Empty at first.
  open var viewControllers: [UIViewController]? { pages }

  /// Turns to a page, or to two. Data source and delegate are not called.
  ///
  /// On screen, the pages' callbacks come in the order of the style (VCL-19). A turn in progress is ended first.
  /// - Parameters:
  ///   - viewControllers: As many as the spine needs: the page, the page and the back of the one before, or the two pages on either side
  ///     (PGE-3).
  ///   - direction: The direction of the animation, which has no effect on the callbacks.
  ///   - completion: Called after the last callback, or at once if nothing is visible or changes.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    let request = PageRequest(controllers: viewControllers ?? [], isAnimated: animated, completion: completion)
    if spine.isAsking { spine.request = request } else { show(request) }
  }

  // MARK: As a controller

  open override func loadView() {
    let pageView = PageView(frame: CGRect(origin: .zero, size: CurrentSimulation.device.screenSize), controller: self)
    for recognizer in gestureRecognizers { recognizer.view = pageView }
    view = pageView
  }

  override func arrangeChildren() {
    placePages()
  }

  /// Half the size for pages on either side of a spine.
  open override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    spine.frame(of: 0, in: CGRect(origin: .zero, size: parentSize), navigationOrientation).size
  }

  /// Asks the delegate for the place of the spine, where the interface turns (PGE-5).
  open override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    moveSpine(with: coordinator)
  }

  /// The delegate's answer, or else that of every controller (PGE-6).
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    heldDelegate.ask("pageViewControllerSupportedInterfaceOrientations") {
      $0.pageViewControllerSupportedInterfaceOrientations(self)
    } ?? super.supportedInterfaceOrientations
  }

  /// The delegate's answer, or else the orientation of the interface (PGE-6).
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    heldDelegate.ask("pageViewControllerPreferredInterfaceOrientationForPresentation") {
      $0.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
    } ?? super.preferredInterfaceOrientationForPresentation
  }
}
