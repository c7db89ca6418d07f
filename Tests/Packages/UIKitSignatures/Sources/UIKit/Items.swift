@MainActor open class UIBarItem: NSObject, UIAppearance {
  public override init() {}
  open var isEnabled = true
  open var title: String?
  open var image: UIImage?
  open var landscapeImagePhone: UIImage?
  open var largeContentSizeImage: UIImage?
  open var imageInsets = UIEdgeInsets.zero
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero
  open var largeContentSizeImageInsets = UIEdgeInsets.zero
  open var tag = 0
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { declared() }
}

@MainActor open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2
    public static var prominent: Style { .done }
  }
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh
    case stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    case close = 24
  }
  public override init() {}
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) { self.init() }
  public convenience init(primaryAction: UIAction?) { self.init() }
  public convenience init(
    image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
  ) { self.init() }
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) { self.init() }
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) { self.init() }
  public convenience init(customView: UIView) { self.init() }
  open weak var target: AnyObject?
  open var action: Selector?
  open var style: Style = .plain
  open var width: CGFloat = 0
  open var customView: UIView?
  open var tintColor: UIColor?
  open var isSymbolAnimationEnabled = true
  open var hidesSharedBackground = false
  open var sharesBackground = true
  @MainActor open class Badge: NSObject, NSCopying {
    open class func count(_ count: Int) -> Self { declared() }
    open class func string(_ string: String) -> Self { declared() }
    open class func indicator() -> Self { declared() }
    open var stringValue: String? { declared() }
    open var foregroundColor: UIColor?
    open var backgroundColor: UIColor?
    open var font: UIFont?
    public nonisolated func copy(with zone: NSZone? = nil) -> Any { declared() }
  }
  open var badge: Badge?
  #if !SDK_26
    open var isPaddingRemoved = false
    open var visibilityPriority: UIBarButtonItemVisibilityPriority = .standard
  #endif
  #if !SDK_26 && !SDK_27_0
    public enum AxisBehavior: Int, Sendable { case automatic, horizontalOnly, verticalPreferred }
    open var axisBehavior: AxisBehavior = .automatic
  #endif
  open func setBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
  open func backgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? { declared() }
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: UIControl.State, style: Style, barMetrics: UIBarMetrics
  ) {}
  open func backgroundImage(for state: UIControl.State, style: Style, barMetrics: UIBarMetrics) -> UIImage? { declared() }
  open func setBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
  open func backgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { declared() }
  open func setTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
  open func titlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { declared() }
  open func setBackButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State, barMetrics: UIBarMetrics) {}
  open func backButtonBackgroundImage(for state: UIControl.State, barMetrics: UIBarMetrics) -> UIImage? { declared() }
  open func setBackButtonTitlePositionAdjustment(_ adjustment: UIOffset, for barMetrics: UIBarMetrics) {}
  open func backButtonTitlePositionAdjustment(for barMetrics: UIBarMetrics) -> UIOffset { declared() }
  open func setBackButtonBackgroundVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {}
  open func backButtonBackgroundVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat { declared() }
}

@MainActor open class UIBarButtonItemGroup: NSObject {
  open var barButtonItems: [UIBarButtonItem] = []
  open var representativeItem: UIBarButtonItem?
}

@MainActor open class UITabBarItem: UIBarItem {
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent, mostViewed
  }
  public override init() {}
  public convenience init(title: String?, image: UIImage?, tag: Int) { self.init() }
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) { self.init() }
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) { self.init() }
  open var selectedImage: UIImage?
  open var badgeValue: String?
  open var badgeColor: UIColor?
  open var titlePositionAdjustment = UIOffset.zero
  open var standardAppearance: UITabBarAppearance?
  open var scrollEdgeAppearance: UITabBarAppearance?
  open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { declared() }
}

@MainActor open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable { case automatic, always, never, inline }
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
  public enum ItemStyle: Int, Sendable { case navigator, browser, editor }
  public enum SearchBarPlacement: Int, Sendable {
    case automatic, inline, stacked, integrated, integratedCentered, integratedButton
  }
  public override init() {}
  public init(title: String) {}
  open var title: String?
  open var titleView: UIView?
  open var prompt: String?
  open var backBarButtonItem: UIBarButtonItem?
  open var leftBarButtonItems: [UIBarButtonItem]?
  open var rightBarButtonItems: [UIBarButtonItem]?
  open var leftBarButtonItem: UIBarButtonItem?
  open var rightBarButtonItem: UIBarButtonItem?
  open var leadingItemGroups: [UIBarButtonItemGroup] = []
  open var centerItemGroups: [UIBarButtonItemGroup] = []
  open var trailingItemGroups: [UIBarButtonItemGroup] = []
  open var pinnedTrailingGroup: UIBarButtonItemGroup?
  open var hidesBackButton = false
  open var leftItemsSupplementBackButton = false
  open var largeTitleDisplayMode: LargeTitleDisplayMode = .automatic
  open var backButtonDisplayMode: BackButtonDisplayMode = .default
  open var style: ItemStyle = .navigator
  open var searchController: UISearchController?
  open var hidesSearchBarWhenScrolling = true
  open var preferredSearchBarPlacement: SearchBarPlacement = .automatic
  open var searchBarPlacementAllowsToolbarIntegration = true
  open var searchBarPlacementAllowsExternalIntegration = false
  #if !SDK_26
    open var navigationBarMinimization = UIBarMinimization()
  #endif
  #if !SDK_26 && !SDK_27_0
    open var verticalBarCompressionBehavior: UIVerticalBarCompressionBehavior = .automatic
  #endif
  open var standardAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
}
