public import Foundation

/// Controllers in columns, or on one stack if there is no space for columns (SPL-1).
///
/// The classic style has a primary and a secondary controller, which collapse together with the delegate's help. The column styles (iOS 14)
/// have a navigation controller for each column.
open class UISplitViewController: UIViewController {
  public enum Style: Int, Sendable {
    /// The classic style.
    case unspecified
    case doubleColumn, tripleColumn
  }

  public enum Column: Int, Sendable {
    case primary, supplementary, secondary
    /// The column shown alone, instead of the stacked columns, while collapsed (SPL-13).
    case compact
    /// The column beside the secondary one, since iOS 26 (SPL-17).
    case inspector
  }

  /// The visible columns (SPL-11).
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary, twoOverSecondary,
      twoDisplaceSecondary
  }

  /// The way in which columns share the width (SPL-16).
  public enum SplitBehavior: Int, Sendable {
    case automatic, tile, overlay, displace
  }

  /// The visibility of the button that changes the display mode (SPL-16).
  public enum DisplayModeButtonVisibility: Int, Sendable {
    case automatic, never, always
  }

  public let style: Style

  /// Creates a split view controller with columns. Since iOS 14.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a split view controller of the classic style.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  public required init?(coder: NSCoder) {
    style = .unspecified
    super.init(coder: coder)
  }

  open weak var delegate: (any UISplitViewControllerDelegate)? {
    get { heldDelegate.delegate }
    set { heldDelegate.set(newValue) }
  }

  let heldDelegate = HeldDelegate<any UISplitViewControllerDelegate>()

  lazy var arrangement = SplitArrangement(self)

  // MARK: Controllers

  /// The controllers: primary, then secondary; the primary alone while collapsed (SPL-1, SPL-2). With columns, those that are set, from the
  /// leading edge.
  open var viewControllers: [UIViewController] {
    get { arrangement.viewControllers }
    set { arrangement.setClassic(newValue) }
  }

  /// Sets the controller of a column, wrapped in a navigation controller if it is none, except in the compact column (SPL-13). `nil`
  /// empties the column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    arrangement.set(vc, for: column)
  }

  /// The column's controller as the app set it, without the navigation controller that wraps it.
  open func viewController(for column: Column) -> UIViewController? {
    arrangement.controller(for: column)
  }

  // MARK: State

  /// Whether the columns are collapsed, because there is no space for more than one.
  open var isCollapsed: Bool { arrangement.isCollapsed }

  /// The display mode in use, never `automatic` (SPL-11).
  open var displayMode: DisplayMode { arrangement.displayMode }

  /// The display mode to use where it is possible.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet { arrangement.preferencesChanged() }
  }

  /// The behaviour to use where it is possible; not for the classic style.
  open var preferredSplitBehavior = SplitBehavior.automatic {
    didSet { arrangement.preferencesChanged() }
  }

  /// The behaviour in use, never `automatic` (SPL-16).
  open var splitBehavior: SplitBehavior { arrangement.behavior }

  /// Whether a swipe changes the display mode (SPL-1).
  open var presentsWithGesture = true

  /// Whether three columns have a button that shows the secondary one alone (SPL-16).
  open var showsSecondaryOnlyButton = false

  /// Whether columns have a button for the display mode; iOS 14.5 (SPL-16). ``modelIsDisplayModeButtonShown`` says what automatic means.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic

  /// Changes the display mode of a classic split view controller when tapped; does nothing with columns (SPL-11).
  open var displayModeButtonItem: UIBarButtonItem { arrangement.displayModeButtonItem }

  // MARK: Width of the inspector (INS-1, iOS 26)

  /// In points; takes precedence over the fraction.
  open var preferredInspectorColumnWidth = automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// A part of the split view's width, 0...1.
  open var preferredInspectorColumnWidthFraction = automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// In points; takes precedence over the maximum.
  open var minimumInspectorColumnWidth = automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// In points.
  open var maximumInspectorColumnWidth = automaticDimension {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  // MARK: Showing

  /// Shows a column, or brings it to the top of the stack while collapsed (SPL-15).
  open func show(_ column: Column) {
    arrangement.show(column)
  }

  /// Hides a column, or pops it from the stack while collapsed (SPL-15).
  open func hide(_ column: Column) {
    arrangement.hide(column)
  }

  /// Whether the column is visible. Since iOS 26 (SPL-17).
  open func isShowing(_ column: Column) -> Bool {
    arrangement.hasDecided && arrangement.visibleColumns.contains(column)
  }

  /// Shows a controller in the primary column (SPL-6).
  open override func show(_ vc: UIViewController, sender: Any?) {
    DetailRequest(vc, sender: sender, in: self).show()
  }

  /// Shows a controller in the secondary column (SPL-6).
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

  /// With the layout environment, since iOS 26. Compact width collapses (INS-1, SPL-1).
  override func traitsOfDescendants(_ own: UITraitCollection) -> UITraitCollection {
    guard CurrentSimulation.device.systemVersion >= 26 else { return own }
    let environment: LayoutEnvironment = own.horizontalSizeClass == .compact ? .collapsed : .expanded
    return UITraitCollection(own.traits.overridden(by: TraitValues(splitViewControllerLayoutEnvironment: environment)))
  }

  override func followsAppearance(_ child: UIViewController) -> Bool {
    arrangement.placement.follows(child)
  }
}

/// The buttons that columns have by themselves (SPL-16).
extension UISplitViewController {
  /// Whether columns have a button for the display mode. Automatic is yes if a swipe changes the mode.
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
