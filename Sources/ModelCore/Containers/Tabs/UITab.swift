public import Foundation

/// A tab, which knows how to make its controller (TAB-13, OS 18).
@MainActor
open class UITab: NSObject {
  /// - Parameters:
  ///   - identifier: Unique in the tab bar controller.
  ///   - viewControllerProvider: Called once, when the controller is first needed.
  public init(
    title: String, image: UIImage?, identifier: String, viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    ownIdentifier = identifier
    provider = viewControllerProvider
    item = UITabBarItem(title: title, image: image, selectedImage: nil)
    super.init()
  }

  private let ownIdentifier: String
  private var provider: ((UITab) -> UIViewController)?
  private let item: UITabBarItem

  /// What the bar shows.
  var barItem: UITabBarItem { item }

  open var identifier: String { ownIdentifier }

  open var title: String {
    get { item.title ?? "" }
    set { item.title = newValue }
  }

  open var image: UIImage? {
    get { item.image }
    set { item.image = newValue }
  }

  /// Shown while the tab is selected; nil is ``image``.
  open var selectedImage: UIImage? {
    didSet { item.selectedImage = selectedImage }
  }

  /// Shown in lists only.
  open var subtitle: String?

  /// Nil hides the badge, "" shows an empty one (TAB-11).
  open var badgeValue: String? {
    get { item.badgeValue }
    set { item.badgeValue = newValue }
  }

  /// Whether a person can select the tab.
  open var isEnabled: Bool {
    get { item.isEnabled }
    set { item.isEnabled = newValue }
  }

  /// The app's own.
  open var userInfo: Any?

  // MARK: Place

  /// The group that the tab is in.
  open internal(set) weak var parent: UITabGroup?

  weak var manager: UITabBarController?

  /// The controller in which the tab or its group is.
  open var tabBarController: UITabBarController? { parent?.tabBarController ?? manager }

  /// The tab at the top level that this one is in, or is.
  var root: UITab { parent?.root ?? self }

  /// The tabs in this one, with itself.
  var all: [UITab] { [self] }

  /// The tab that is shown when a person chooses this one.
  var destination: UITab { self }

  /// This tab or the one below it with this identifier.
  func find(_ identifier: String) -> UITab? {
    all.first { $0.identifier == identifier }
  }

  // MARK: Controller

  /// The controller, if it was needed before.
  var resolved: UIViewController?

  /// Whether the app said how to make the controller.
  var hasController: Bool { resolved != nil || provider != nil }

  /// Made when first asked for.
  open var viewController: UIViewController? {
    if resolved == nil, let provider {
      self.provider = nil
      let controller = provider(self)
      controller.tab = self
      resolved = controller
      tabBarController?.takeIn(controller)
    }
    return resolved
  }
}
