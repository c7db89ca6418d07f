// What the probes of the conformance kit set, clear and read.

extension UIView {
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint { declared() }
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint { declared() }
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect { declared() }
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect { declared() }
}

extension UIWindow {
  public struct Level: Hashable, RawRepresentable, Sendable {
    public let rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let normal = Level(rawValue: 0)
    public static let statusBar = Level(rawValue: 1000)
    public static let alert = Level(rawValue: 2000)
  }
  public var windowLevel: Level {
    get { declared() }
    set {}
  }
}

@MainActor open class UILabel: UIView {
  open var textColor: UIColor!
}

@MainActor open class UITableView: UIView {}

extension UITabBar {
  @available(*, deprecated, renamed: "tintColor")
  public var selectedImageTintColor: UIColor? {
    get { declared() }
    set {}
  }
}

extension UITabBarItem {
  public enum SystemItem: Int, Sendable {
    case more, favorites, featured, topRated, recents, contacts, history, bookmarks, search, downloads, mostRecent, mostViewed
  }
  public convenience init(title: String?, image: UIImage?, tag: Int) { self.init() }
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) { self.init() }
  public convenience init(tabBarSystemItem systemItem: SystemItem, tag: Int) { self.init() }
}

extension UIBarButtonItem {
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search, refresh
    case stop, camera, trash, play, pause, rewind, fastForward, undo, redo
  }
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) { self.init() }
  public convenience init(image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init()
  }
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) { self.init() }
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) { self.init() }
  public var target: AnyObject? {
    get { declared() }
    set {}
  }
}

extension UIViewController {
  public var isEditing: Bool {
    get { declared() }
    set {}
  }
  public var isMovingFromParent: Bool { declared() }
  public var isMovingToParent: Bool { declared() }
  public func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {}
  public var popoverPresentationController: UIPopoverPresentationController? { declared() }
}

@MainActor open class UIPopoverPresentationController: UIPresentationController {
  open var sourceView: UIView?
}

extension UITabBarController {
  public var customizableViewControllers: [UIViewController]? {
    get { declared() }
    set {}
  }
}

extension UIPageViewController {
  public var dataSource: (any UIPageViewControllerDataSource)? {
    get { declared() }
    set {}
  }
  public var delegate: (any UIPageViewControllerDelegate)? {
    get { declared() }
    set {}
  }
}

@MainActor public protocol UIPageViewControllerDataSource: NSObjectProtocol {}
@MainActor public protocol UIPageViewControllerDelegate: NSObjectProtocol {}
