public import Foundation

/// The contents of a navigation bar for one controller: titles, back button, items.
@preconcurrency @MainActor
open class UINavigationItem: NSObject {
  /// The title of the back button that leads back to an item (ITM-3).
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }

  /// The use of the large title for an item (NAV-12).
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }

  /// The arrangement of an item's groups (ITM-6).
  public enum ItemStyle: Int, Sendable { case navigator, browser, editor }

  /// The placement of an item's search bar (LG-5).
  public enum SearchBarPlacement: Int, Sendable {
    case automatic, integrated, stacked, integratedCentered, integratedButton

    /// The name of `integrated` before iOS 26.
    public static var inline: SearchBarPlacement { .integrated }
  }

  #if !canImport(ObjectiveC)
    /// Safe on any thread: only `AssociationStore` touches it, under its lock.
    nonisolated(unsafe) final var associations: [UnsafeRawPointer: Association] = [:]
  #endif

  public override init() {
    super.init()
  }

  public init(title: String) {
    self.title = title
    super.init()
  }

  // MARK: Title (ITM-1)

  open var title: String?

  open var titleView: UIView?

  /// Above the buttons; selects the `…Prompt` metrics (ITM-7).
  open var prompt: String? {
    didSet { bar?.superview?.setNeedsLayout() }
  }

  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic {
    didSet { bar?.superview?.setNeedsLayout() }
  }

  open var style = ItemStyle.navigator

  /// Makes the menu that a tap on the title opens, from the elements that the system suggests; none without a menu (MNU-9, iOS 16).
  open var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)?

  // MARK: Title since iOS 26 (ITM-1)

  open var attributedTitle: AttributedString?

  private var plainSubtitle: String?

  /// Reads the string of `attributedSubtitle` while there is one (ITM-1).
  open var subtitle: String? {
    get { attributedSubtitle.map { String($0.characters) } ?? plainSubtitle }
    set { plainSubtitle = newValue }
  }

  open var attributedSubtitle: AttributedString?

  open var subtitleView: UIView?

  open var largeTitle: String?

  open var largeSubtitle: String?

  open var largeAttributedSubtitle: AttributedString?

  open var largeSubtitleView: UIView?

  /// The subtitle without `attributedSubtitle`, which a title view disables (ITM-1).
  var subtitleBesideTitleView: String? { plainSubtitle }

  // MARK: Back button (ITM-2, 3)

  /// The back button that leads to this item from the next one. Its custom view is ignored.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { updateItemsOnBar() }
  }

  open var backButtonTitle: String?

  open var backButtonDisplayMode = BackButtonDisplayMode.default

  open var hidesBackButton = false

  /// The action of the back button, in place of popping (ITM-3, iOS 16).
  open var backAction: UIAction?

  // MARK: Items (ITM-5)

  /// The items or groups at the leading side.
  private(set) var leading = ItemSide.items(nil) {
    didSet { replace(oldValue, by: leading) }
  }

  /// The items or groups at the trailing side.
  private(set) var trailing = ItemSide.items(nil) {
    didSet { replace(oldValue, by: trailing) }
  }

  /// Left to right, the first outermost. Takes the place of `leadingItemGroups`.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    get { leading.items }
    set { leading = .items(newValue) }
  }

  /// Right to left, the first outermost. Takes the place of `trailingItemGroups`.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    get { trailing.items }
    set { trailing = .items(newValue) }
  }

  /// The first of the left items; setting it replaces them all.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The first of the right items; setting it replaces them all.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Whether left items stand beside the back button instead of replacing it (ITM-2).
  open var leftItemsSupplementBackButton = false

  // MARK: Groups (ITM-6, iOS 16)

  /// From the leading edge inwards. Takes the place of `leftBarButtonItems`.
  open var leadingItemGroups: [UIBarButtonItemGroup] {
    get { leading.groups }
    set { leading = .groups(newValue) }
  }

  /// In reading direction, the last outermost. Takes the place of `rightBarButtonItems`.
  open var trailingItemGroups: [UIBarButtonItemGroup] {
    get { trailing.groups }
    set { trailing = .groups(newValue) }
  }

  /// In the middle of a browser's or editor's bar; in the overflow menu of a navigator's.
  open var centerItemGroups: [UIBarButtonItemGroup] = [] {
    didSet { replace(.groups(oldValue), by: .groups(centerItemGroups)) }
  }

  /// At the trailing edge, outside everything else.
  open var pinnedTrailingGroup: UIBarButtonItemGroup? {
    didSet { replace(.groups([oldValue].compactMap { $0 }), by: .groups([pinnedTrailingGroup].compactMap { $0 })) }
  }

  /// Elements at the end of the overflow menu, which give the bar an overflow button also where every item has room (OVF-1, iOS 16).
  open var additionalOverflowItems: UIDeferredMenuElement?

  private func replace(_ old: ItemSide, by new: ItemSide) {
    for group in old.groups where group.navigationItem === self { group.navigationItem = nil }
    for group in new.groups { group.navigationItem = self }
    updateItemsOnBar()
  }

  // MARK: Bar

  /// The bar whose stack the item is in. Its height depends on the item (NAV-14), and items are on it.
  weak var bar: UINavigationBar? {
    didSet {
      guard bar !== oldValue else { return }
      if let oldValue { ItemPlacement.change(from: placedItems, to: [], on: oldValue) }
      placedItems = []
      updateItemsOnBar()
    }
  }

  /// All items that the bar may show for this one.
  var itemsOnBar: [UIBarItem] {
    var items: [UIBarItem] = leading.all + trailing.all
    for group in centerItemGroups { items += group.barButtonItems }
    if let pinnedTrailingGroup { items += pinnedTrailingGroup.barButtonItems }
    if let backBarButtonItem { items.append(backBarButtonItem) }
    return items
  }

  /// The items that know that they are on the bar.
  private var placedItems: [UIBarItem] = []

  func updateItemsOnBar() {
    guard let bar else { return }
    let items = itemsOnBar
    ItemPlacement.change(from: placedItems, to: items, on: bar)
    placedItems = items
  }

  // MARK: Search (LG-5)

  /// The controller whose item this is.
  weak var owner: UIViewController?

  /// The controller that searches the content, with its bar in the navigation bar (SRC-4). Since iOS 11.
  open var searchController: UISearchController? {
    didSet {
      if oldValue?.item === self { oldValue?.item = nil }
      searchController?.item = self
    }
  }

  open var hidesSearchBarWhenScrolling = true

  open var preferredSearchBarPlacement = SearchBarPlacement.automatic

  open var searchBarPlacementAllowsToolbarIntegration = true

  open var searchBarPlacementAllowsExternalIntegration = false

  // MARK: Minimised and vertical bars

  /// The conditions under which scrolling minimises the bar while the item is the top one. As in UIKit, subclasses do not override them
  /// (MIN-5, iOS 27).
  public var navigationBarMinimization = UIBarMinimization() {
    didSet {
      guard navigationBarMinimization != oldValue else { return }
      if navigationBarMinimization.minimizationBehavior != oldValue.minimizationBehavior { isBarMinimized = false }
      bar?.superview?.setNeedsLayout()
    }
  }

  /// Whether scrolling has minimised the bar that shows the item (MIN-5).
  var isBarMinimized = false

  /// The bar whose contents overflow first where bars share one column (VBR-12, iOS 27.1).
  open var verticalBarCompressionBehavior = UIVerticalBarCompressionBehavior.automatic

  // MARK: Appearance objects

  var slots = BarAppearanceSlots<UINavigationBarAppearance>()

  /// Overrides the bar's while the item is the top one (APP-2); copied when set (APP-6).
  open var standardAppearance: UINavigationBarAppearance? {
    get { slots[.standard] }
    set { slots[.standard] = newValue?.modelCopy() }
  }

  open var compactAppearance: UINavigationBarAppearance? {
    get { slots[.compact] }
    set { slots[.compact] = newValue?.modelCopy() }
  }

  open var scrollEdgeAppearance: UINavigationBarAppearance? {
    get { slots[.scrollEdge] }
    set { slots[.scrollEdge] = newValue?.modelCopy() }
  }

  open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { slots[.compactScrollEdge] }
    set { slots[.compactScrollEdge] = newValue?.modelCopy() }
  }
}

/// The contents of one side of a navigation item: items or groups, which replace each other (ITM-6).
@MainActor
enum ItemSide {
  case items([UIBarButtonItem]?)
  case groups([UIBarButtonItemGroup])

  /// Nil while there are groups.
  var items: [UIBarButtonItem]? {
    if case .items(let items) = self { items } else { nil }
  }

  /// None while there are items.
  var groups: [UIBarButtonItemGroup] {
    if case .groups(let groups) = self { groups } else { [] }
  }

  /// Whether shown or not.
  var all: [UIBarButtonItem] { items ?? groups.flatMap { $0.barButtonItems + [$0.representativeItem].compactMap(\.self) } }

  /// Without what hidden groups have.
  var shown: [UIBarButtonItem] { items ?? groups.flatMap(\.shownItems) }
}

/// The items that a bar shows for a navigation item (ITM-6).
extension UINavigationItem {
  /// The items in the centre; a navigator's are in the overflow menu.
  var shownCenterItems: [UIBarButtonItem] { style == .navigator ? [] : centerGroupItems }

  var centerItemsInMenu: [UIBarButtonItem] { style == .navigator ? centerGroupItems : [] }

  private var centerGroupItems: [UIBarButtonItem] { centerItemGroups.flatMap(\.shownItems) }
}
