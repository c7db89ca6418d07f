@MainActor open class UIBarItem: NSObject, UIAppearance {
  public override init() {}
  open var isEnabled = true
  open var title: String?
  open var image: UIImage?
  open var landscapeImagePhone: UIImage?
  open var largeContentSizeImage: UIImage?
  open var tag = 0
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { declared() }
}

@MainActor open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain = 0
    @available(iOS 26, visionOS 26, *)
    case prominent = 2  // uibarbuttonitem/style-swift.enum/prominent
    public static var done: UIBarButtonItem.Style { declared() }  // …/done: of the same number, and so no case
  }
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh
    case stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    case close = 24
  }
  public override init() {}
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) { self.init() }
  @available(iOS 14, *)
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
  // uibarbuttonitem/axisbehavior-swift.enum
  @available(iOS 27.1, *)
  @available(macCatalyst, unavailable)
  @available(visionOS, unavailable)
  public enum AxisBehavior: Int, Sendable { case automatic, horizontalOnly, verticalPreferred }
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

// Swift's own, over Objective-C's class: a badge is a value, and no subclass of an item overrides the property.
@available(iOS 26, *)
@available(visionOS, unavailable)
extension UIBarButtonItem {
  // uibarbuttonitem/badge-swift.struct
  @MainActor public struct Badge {
    public static func count(_ count: Int) -> UIBarButtonItem.Badge { declared() }
    public static func string(_ string: String) -> UIBarButtonItem.Badge { declared() }
    public static func indicator() -> UIBarButtonItem.Badge { declared() }
    public var stringValue: String? { declared() }
  }
  // uibarbuttonitem/badge-4sz3f
  @MainActor public var badge: UIBarButtonItem.Badge? {
    get { declared() }
    set {}
  }
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
  open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? { declared() }
}

@MainActor open class UINavigationItem: NSObject {
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never
    @available(iOS 17, visionOS 1, *)
    case inline
  }
  @available(iOS 14, *)
  public enum BackButtonDisplayMode: Int, Sendable { case `default`, generic, minimal }
  @available(iOS 16, *)
  public enum ItemStyle: Int, Sendable { case navigator, browser, editor }
  // uinavigationitem/searchbarplacement-swift.enum
  @available(iOS 16, *)
  public enum SearchBarPlacement: Int, Sendable {
    case automatic = 0
    @available(iOS 26, visionOS 26, *)
    case integrated = 1
    case stacked = 2
    @available(iOS 26, *)
    @available(visionOS, unavailable)
    case integratedCentered = 3
    @available(iOS 26, *)
    @available(visionOS, unavailable)
    case integratedButton = 4
    public static var inline: UINavigationItem.SearchBarPlacement { declared() }  // …/inline: of integrated's number
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
  @available(iOS 16, *)
  open var leadingItemGroups: [UIBarButtonItemGroup] = []
  @available(iOS 16, *)
  open var centerItemGroups: [UIBarButtonItemGroup] = []
  @available(iOS 16, *)
  open var trailingItemGroups: [UIBarButtonItemGroup] = []
  @available(iOS 16, *)
  open var pinnedTrailingGroup: UIBarButtonItemGroup?
  open var searchController: UISearchController?
  open var standardAppearance: UINavigationBarAppearance?
  open var compactAppearance: UINavigationBarAppearance?
  open var scrollEdgeAppearance: UINavigationBarAppearance?
  @available(iOS 15, *)
  open var compactScrollEdgeAppearance: UINavigationBarAppearance?
}

// uinavigationitem/navigationbarminimization-1kj9z: Swift's own, over Objective-C's class.
@available(iOS 27, visionOS 27, *)
extension UINavigationItem {
  @MainActor public var navigationBarMinimization: UIBarMinimization {
    get { declared() }
    set {}
  }
}
