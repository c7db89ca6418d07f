public import Foundation

/// Pages that the user turns (VCL-19). One page is shown at a time: two facing pages are not modelled.
open class UIPageViewController: UIViewController {
  /// The style of turning, which decides the order of the callbacks (VCL-19).
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }

  /// The axis along which pages are turned.
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }

  /// The direction of a turn: to the next page or to the previous one.
  public enum NavigationDirection: Int, Sendable { case forward, reverse }

  /// A key of the options for the initialiser.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// - Parameter options: Options, which have no effect.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a controller with the first of the styles and orientations, as one without settings has them.
  public convenience init() { self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal) }

  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
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

  // MARK: Pages

  /// The page that is shown or that the app turned to last.
  var page: UIViewController?
  /// The turn that is in progress.
  var turn: PageTurn?

  /// The page that is shown; during a turn by the user still the old one. Empty at first.
  open var viewControllers: [UIViewController]? { page.map { [$0] } ?? [] }

  /// Turns to a page. Data source and delegate are not called.
  ///
  /// On screen, the pages' callbacks come in the order of the style (VCL-19). A turn in progress is ended first.
  /// - Parameters:
  ///   - viewControllers: One page, or none.
  ///   - direction: The direction of the animation, which has no effect on the callbacks.
  ///   - completion: Called after the last callback, or at once if nothing is visible or changes.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    replacePage(with: viewControllers ?? [], animated: animated, completion: completion)
  }

  open override func loadView() {
    view = PageView(frame: CGRect(origin: .zero, size: CurrentSimulation.device.screenSize), controller: self)
  }

  override func arrangeChildren() {
    placePage()
  }
}

/// Provides the pages before and after a page, when the user begins to turn.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before, or `nil` for the first.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// The page after, or `nil` for the last.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// Responds to turns by the user, but not to pages that the app sets.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Called when the user begins to turn to these pages.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])

  /// Called when the page has settled.
  /// - Parameters:
  ///   - finished: Whether the movement ran to its end.
  ///   - previousViewControllers: The pages at the beginning.
  ///   - completed: Whether the page was turned; false if the user turned it back.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    OptionalMethods.runDefault(for: self) { $0 is any UIPageViewControllerDelegate.Type }
  }

  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    OptionalMethods.runDefault(for: self) { $0 is any UIPageViewControllerDelegate.Type }
  }
}
