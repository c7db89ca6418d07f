public import Foundation

/// Pages that a person turns (VCL-19). One page is shown at a time: books with two are not modelled.
open class UIPageViewController: UIViewController {
  /// How a page is turned. The order of the callbacks depends on it (VCL-19).
  public enum TransitionStyle: Int, Sendable { case pageCurl, scroll }

  /// Where the pages lie.
  public enum NavigationOrientation: Int, Sendable { case horizontal, vertical }

  /// To the next page or to the one before.
  public enum NavigationDirection: Int, Sendable { case forward, reverse }

  /// What can be said when the controller is made.
  public struct OptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// - Parameter options: Nothing depends on them here.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation, options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// Where a person gets pages from. Without it only the app turns them.
  open weak var dataSource: (any UIPageViewControllerDataSource)?

  open private(set) var transitionStyle: TransitionStyle

  open private(set) var navigationOrientation: NavigationOrientation

  // MARK: Pages

  /// The page that is shown or that the app turned to last.
  var page: UIViewController?
  /// The turn that is not over yet.
  var turn: PageTurn?

  /// The page that is shown; while a person turns it, still the old one. Empty at first.
  open var viewControllers: [UIViewController]? { page.map { [$0] } ?? [] }

  /// Turns to a page without asking anybody. The delegate does not hear of it.
  ///
  /// What is on the screen is told in the order of VCL-19. A turn that is not over yet is brought to its end before.
  /// - Parameters:
  ///   - viewControllers: One page, or none.
  ///   - direction: Only a person would see the difference.
  ///   - completion: Called after the last callback; at once if nothing is to be seen or done.
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

/// Knows the pages beside a page. Asked when a person begins to turn one.
@MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before, nil if this is the first.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// The page after, nil if this is the last.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// Hears of the pages that a person turns, not of those that the app sets.
@MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// A person begins to turn to these pages.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])

  /// The page came to rest.
  /// - Parameters:
  ///   - finished: Whether the movement ran to its end.
  ///   - previousViewControllers: The pages at the beginning.
  ///   - completed: Whether the page was turned; false if the person turned back.
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
