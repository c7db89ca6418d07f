public import Foundation

/// Controllers in columns beside each other, or on one stack where there is no room (SPL).
///
/// The classic style has a primary and a secondary controller and leaves collapsing to the two and to its delegate. The column styles (iOS 14)
/// keep a navigation controller per column.
open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable {
    /// The classic style.
    case unspecified
    case doubleColumn, tripleColumn
  }

  public enum Column: Int, Sendable {
    case primary, supplementary, secondary
    /// Shown alone instead of the stacked columns while there is no room (SPL-13).
    case compact
    /// Beside the secondary column; iOS 26 (SPL-17).
    case inspector
  }

  /// Which columns are visible (SPL-11).
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary,
      twoDisplaceSecondary
  }

  /// How the columns share the width (SPL-16).
  public enum SplitBehavior: Int, Sendable {
    case automatic, tile, overlay, displace
  }

  /// SPL-16.
  public enum DisplayModeButtonVisibility: Int, Sendable {
    case automatic, never, always
  }

  public let style: Style

  /// A split view controller with columns; iOS 14.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// A classic one.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  open weak var delegate: (any UISplitViewControllerDelegate)?

  lazy var arrangement = SplitArrangement(self)

  // MARK: Controllers

  /// Primary, then secondary; the primary alone while collapsed. Never nil (SPL-1, 2). With columns: those that are set, from the leading edge.
  open var viewControllers: [UIViewController] {
    get { arrangement.viewControllers }
    set { arrangement.setClassic(newValue) }
  }

  /// Wraps what is no navigation controller in one, except for the compact column (SPL-13). Nil empties the column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    arrangement.set(vc, for: column)
  }

  /// What was set for the column, without the navigation controller around it.
  open func viewController(for column: Column) -> UIViewController? {
    arrangement.controller(for: column)
  }

  // MARK: State

  /// Whether there is no room for more than one column.
  open var isCollapsed: Bool { arrangement.isCollapsed }

  /// Never `automatic` (SPL-11).
  open var displayMode: DisplayMode { arrangement.displayMode }

  /// What `displayMode` follows where it is possible.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { arrangement.preferencesChanged() }
  }

  /// What `splitBehavior` follows; not for the classic style.
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { arrangement.preferencesChanged() }
  }

  /// Never `automatic` (SPL-16).
  open var splitBehavior: SplitBehavior { arrangement.behavior }

  /// Whether a swipe changes the display mode (SPL-1).
  open var presentsWithGesture = true

  /// SPL-16; three columns only.
  open var showsSecondaryOnlyButton = false

  /// Whether columns have a button for the display mode; iOS 14.5 (SPL-16). ``modelIsDisplayModeButtonShown`` says what automatic means.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic

  /// Changes the display mode of a classic split view controller when tapped; does nothing with columns (SPL-11).
  open var displayModeButtonItem: UIBarButtonItem { arrangement.displayModeButtonItem }

  // MARK: Showing

  /// Shows a column, or brings it to the top of the stack while collapsed (SPL-15).
  open func show(_ column: Column) {
    arrangement.show(column)
  }

  /// Hides a column, or pops it from the stack while collapsed (SPL-15).
  open func hide(_ column: Column) {
    arrangement.hide(column)
  }

  /// Whether a person can see the column; iOS 26 (SPL-17).
  open func isShowing(_ column: Column) -> Bool {
    arrangement.hasDecided && arrangement.visibleColumns.contains(column)
  }

  /// SPL-6.
  open override func show(_ vc: UIViewController, sender: Any?) {
    DetailRequest(vc, sender: sender, in: self).show()
  }

  /// SPL-6.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    DetailRequest(vc, sender: sender, in: self).showDetail()
  }

  // MARK: View

  open override func loadView() {
    view = SplitView(self)
  }

  override func arrangeChildren() {
    arrangement.followRoom()
  }

  override func followsAppearance(_ child: UIViewController) -> Bool {
    arrangement.placement.follows(child)
  }
}

/// The buttons that columns have by themselves (SPL-16).
extension UISplitViewController {
  /// Whether there is a button for the display mode: automatically where a swipe changes it, too.
  public var modelIsDisplayModeButtonShown: Bool {
    guard style != .unspecified, !isCollapsed else { return false }
    return switch displayModeButtonVisibility {
    case .automatic: presentsWithGesture
    case .never: false
    case .always: true
    }
  }

  /// Whether three columns have a button that leaves the secondary one alone.
  public var modelIsSecondaryOnlyButtonShown: Bool { style == .tripleColumn && showsSecondaryOnlyButton && !isCollapsed }
}
