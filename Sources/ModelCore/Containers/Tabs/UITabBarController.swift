import Foundation

/// Controllers that the user selects in a tab bar.
open class UITabBarController: UIViewController, UITabBarDelegate {
  /// Creates a tab bar controller with tabs. Since iOS 18.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    setTabs(tabs, animated: false)
  }

  open weak var delegate: (any UITabBarControllerDelegate)? {
    get { heldDelegate.delegate }
    set { heldDelegate.set(newValue) }
  }

  let heldDelegate = HeldDelegate<any UITabBarControllerDelegate>()

  var contents = TabContents()

  /// The items that know that they are on the bar.
  var itemsOfBar: [UITabBarItem] = []
  lazy var selection = TabSelection(self)
  lazy var more = MoreNavigation(self)
  var activeSearch: TabSearch?

  // MARK: Controllers (TAB-1 … 3)

  /// The controllers; `nil` until they are set, and while ``tabs`` are used instead. Setting them keeps the selected controller if possible
  /// (TAB-2).
  open var viewControllers: [UIViewController]? {
    get { contents.viewControllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// - Parameter animated: Has no effect on the callbacks.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replaceControllers(with: viewControllers)
  }

  /// An index into ``viewControllers``; `NSNotFound` without a selection and while the list of More is shown (TAB-1, 3). Setting it tells
  /// no delegate; an index that is out of range is ignored (TAB-5).
  open var selectedIndex: Int {
    get { selection.index ?? NSNotFound }
    set { select(at: newValue) }
  }

  /// One of ``viewControllers`` or ``moreNavigationController`` (TAB-3). Setting it tells no delegate; a foreign controller is ignored
  /// (TAB-5).
  open var selectedViewController: UIViewController? {
    get { selection.controller }
    set { select(newValue) }
  }

  /// The controller that lists those that do not fit a compact bar (TAB-3). Never one of ``viewControllers``.
  open var moreNavigationController: UINavigationController { more.controller }

  /// The controllers that the user may rearrange: all of them, once ``viewControllers`` are set (TAB-2).
  open var customizableViewControllers: [UIViewController]?

  // MARK: Tabs (TAB-13, OS 18)

  /// Once set, ``viewControllers`` are not used any more.
  open var tabs: [UITab] {
    get { contents.usesTabs ? contents.roots : [] }
    set { setTabs(newValue, animated: false) }
  }

  /// - Parameter animated: Has no effect on the callbacks.
  open func setTabs(_ tabs: [UITab], animated: Bool) {
    replaceTabs(with: tabs)
  }

  /// One of ``tabs`` or of what is in them; nil without ``tabs``. Setting it tells no delegate (TAB-5).
  open var selectedTab: UITab? {
    get { contents.usesTabs ? selection.tab : nil }
    set { select(newValue) }
  }

  /// The tab with this identifier, also one in a group.
  open func tab(forIdentifier identifier: String) -> UITab? {
    tabs.lazy.compactMap { $0.find(identifier) }.first
  }

  /// Whether groups open a sidebar. ``modelMode`` says what automatic means.
  open var mode = Mode.automatic {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// The sidebar and the preferences for it (SDB-1).
  open private(set) lazy var sidebar: Sidebar = {
    let sidebar = Sidebar()
    sidebar.controller = self
    return sidebar
  }()

  /// The tabs that a compact bar shows; nil for all.
  open var compactTabIdentifiers: [String]? {
    didSet {
      arrangementDidChange()
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// OS 27. Nil makes a search tab prominent that activates its search by itself. ``modelProminentTab`` says which tab it is.
  open var prominentTabIdentifier: String?

  /// - Parameter animated: Has no effect on the callbacks.
  open func setProminentTabIdentifier(_ identifier: String?, animated: Bool) {
    prominentTabIdentifier = identifier
  }

  /// OS 27. Runs `updates` at once; the bar is laid out once for all of them.
  open func performBatchUpdates(_ updates: () -> Void) {
    updates()
    viewIfLoaded?.setNeedsLayout()
  }

  // MARK: Bar

  /// The controller owns its items, its selection and its delegate (TAB-6).
  open private(set) lazy var tabBar: UITabBar = {
    let bar = UITabBar()
    bar.manager = self
    return bar
  }()

  /// Called after the user tapped an item, before the controllers change.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  /// Whether the bar is hidden for all tabs. Since iOS 18 (TAB-13).
  open var isTabBarHidden = false {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }

  /// - Parameter animated: Has no effect on the callbacks.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) {
    isTabBarHidden = hidden
  }

  /// The direction of scrolling that minimises the bar on a phone. Since iOS 26 (MIN-1). `automatic` leaves it expanded.
  open var tabBarMinimizeBehavior = MinimizeBehavior.automatic {
    didSet { if tabBarMinimizeBehavior != oldValue { expandTabBarForAllTabs() } }
  }

  /// The accessory above the bar, or beside the circles of a minimised one. Since iOS 26 (ACC-1, ACC-2).
  open var bottomAccessory: UITabAccessory? {
    didSet { if bottomAccessory !== oldValue { replaceAccessory(oldValue) } }
  }

  /// - Parameter animated: Has no effect on the callbacks.
  open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    self.bottomAccessory = bottomAccessory
  }

  /// The view around the accessory's own.
  private(set) lazy var accessoryView = TabAccessoryView(frame: .zero)

  /// The part of the view that the bar does not cover, as of the last layout. Since iOS 26 (ACC-1).
  open private(set) lazy var contentLayoutGuide: UILayoutGuide = TabContentLayoutGuide(self)

  // MARK: View

  /// Whether the question for its own style of the status bar is being asked (STB-12).
  var isAskedForStatusBar = false

  /// The part of the view that the bar covers, as of the last layout (BAR-3).
  var coveredByTabBar = UIEdgeInsets.zero

  override func coveredByBars() -> UIEdgeInsets { coveredByTabBar }

  /// The selected controller decides on vertical bars (VBR-4).
  open override var childForPreferredVerticalBarBehavior: UIViewController? { selectedViewController }

  /// The delegate's answer, or else that of every controller: not the selected controller's (ROT-6).
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    heldDelegate.ask("tabBarControllerSupportedInterfaceOrientations") { $0.tabBarControllerSupportedInterfaceOrientations(self) }
      ?? super.supportedInterfaceOrientations
  }

  /// The delegate's answer, or else the orientation of the interface (ROT-8).
  open override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    heldDelegate.ask("tabBarControllerPreferredInterfaceOrientationForPresentation") {
      $0.tabBarControllerPreferredInterfaceOrientationForPresentation(self)
    } ?? super.preferredInterfaceOrientationForPresentation
  }

  open override func loadView() {
    view = TabContainerView(self)
  }

  /// The selected controller's view is loaded when the tab bar controller appears (VCL-5).
  override func arrangeChildren() {
    placeSelected()
  }
}

/// The item in the bar.
extension UITabBarController {
  /// The items of the tabs that have a place, and More (TAB-3). Those of controllers are theirs as they are now (NAV-10).
  var barItems: [UITabBarItem]? {
    guard contents.usesTabs || contents.hasControllers else { return nil }
    let arrangement = arrangement
    var items: [UITabBarItem] = []
    for tab in arrangement.inBar { items.append(tab.barItem) }
    if arrangement.hasMore { items.append(more.controller.tabBarItem) }
    return items
  }

  var selectedBarItem: UITabBarItem? {
    if selection.isMore { return more.controller.tabBarItem }
    guard let root = selection.tab?.root else { return nil }
    return arrangement.inBar.hasObject(root) ? root.barItem : nil
  }
}

extension UITabBarController {
  /// The presentation of tabs (TAB-13).
  public enum Mode: Int, Sendable { case automatic, tabBar, tabSidebar }

  /// The direction of scrolling that minimises the bar (MIN-1).
  public enum MinimizeBehavior: Int, Sendable { case automatic, never, onScrollDown, onScrollUp }

  /// The mode in use, never `automatic`: a sidebar if there is a group (TAB-13).
  public var modelMode: Mode {
    guard mode == .automatic else { return mode }
    return tabs.contains { $0 is UITabGroup } ? .tabSidebar : .tabBar
  }

  /// The tab that stands out: the one of ``prominentTabIdentifier``, else a search tab that activates its search (TAB-13, iOS 27).
  public var modelProminentTab: UITab? {
    guard CurrentSimulation.device.systemVersion >= 27 else { return nil }
    guard let prominentTabIdentifier else {
      return tabs.first { ($0 as? UISearchTab)?.automaticallyActivatesSearch == true }
    }
    return tab(forIdentifier: prominentTabIdentifier)
  }
}

/// Selections by the app, for which no delegate is called (TAB-5).
extension UITabBarController {
  func select(at index: Int) {
    guard contents.roots.indices.contains(index) else {
      return CurrentSimulation.fault(
        .tab5, "\(modelName) cannot select the index \(index); it has \(contents.roots.count) controllers")
    }
    let tab = contents.roots[index].destination
    selection.perform { [self] in selection.show(tab) }
  }

  func select(_ controller: UIViewController?) {
    if let controller, arrangement.hasMore, controller === more.controllerIfMade {
      return selection.perform { [self] in
        more.showList()
        selection.showMore()
      }
    }
    guard let tab = contents.all.first(where: { $0.resolved === controller }) else {
      return CurrentSimulation.fault(
        .tab5,
        "\(modelName) cannot select \(controller?.modelName ?? "nil"); only one of its viewControllers, or moreNavigationController "
          + "where More is shown, can be selected")
    }
    selection.perform { [self] in selection.show(tab) }
  }

  func select(_ tab: UITab?) {
    guard let tab, contents.usesTabs, contents.has(tab) else {
      return CurrentSimulation.fault(
        .tab5, "\(modelName) cannot select the tab \(tab?.identifier ?? "nil"); only one of its tabs can be selected")
    }
    selection.perform { [self] in selection.show(tab.destination) }
  }
}

extension UITabBarController: TabBarManager {}
