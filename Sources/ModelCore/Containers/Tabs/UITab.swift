public import Foundation

/// A tab, which creates its controller when it is first needed. Since iOS 18 (TAB-13).
@preconcurrency @MainActor
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

  /// The item in the bar.
  var barItem: UITabBarItem { item }

  open var identifier: String { ownIdentifier }

  open var title: String {
    get { item.title ?? "" }
    set {
      item.title = newValue
      resolved?.tabBarItem.title = newValue
    }
  }

  open var image: UIImage? {
    get { item.image }
    set {
      item.image = newValue
      resolved?.tabBarItem.image = newValue
    }
  }

  /// The image while the tab is selected; `nil` for ``image``.
  open var selectedImage: UIImage? {
    didSet { item.selectedImage = selectedImage }
  }

  /// The subtitle, which only lists show.
  open var subtitle: String?

  /// The text of the badge. `nil` hides it; "" shows an empty one (TAB-11).
  open var badgeValue: String? {
    get { item.badgeValue }
    set {
      item.badgeValue = newValue
      resolved?.tabBarItem.badgeValue = newValue
    }
  }

  /// Whether the user can select the tab.
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

  /// The tab bar controller of the tab or its group.
  open var tabBarController: UITabBarController? { parent?.tabBarController ?? manager }

  /// Whether scrolling has minimised the bar while this tab was selected (MIN-3).
  var isBarMinimized = false

  /// The tab at the top level that this one is in, or is.
  var root: UITab { parent?.root ?? self }

  /// This tab and those in it.
  var all: [UITab] { [self] }

  /// The tab that is shown when the user selects this one.
  var destination: UITab { self }

  /// The tab with this identifier: this one, or one below it.
  func find(_ identifier: String) -> UITab? {
    all.first { $0.identifier == identifier }
  }

  // MARK: Controller

  /// The controller, if it has been created.
  var resolved: UIViewController?

  /// Whether there is a controller or a closure that creates it.
  var hasController: Bool { resolved != nil || provider != nil }

  /// Made when first asked for.
  open var viewController: UIViewController? {
    if resolved == nil, let provider {
      self.provider = nil
      let controller = provider(self)
      guard resolved == nil, tabBarController?.canHold(controller) ?? true else { return resolved }
      controller.tab = self
      resolved = controller
      describe(controller)
      tabBarController?.takeIn(controller)
    }
    return resolved
  }

  /// Writes what the tab shows into its controller's item (TAB-13).
  func describe(_ controller: UIViewController) {
    guard let item = controller.tabBarItem else { return }
    (item.title, item.image, item.badgeValue) = (title, image, badgeValue)
  }
}

/// A tab with tabs in it (TAB-13, OS 18).
open class UITabGroup: UITab {
  /// - Parameter viewControllerProvider: For what a tab bar shows in place of a child; called once, when it is first needed.
  public init(
    title: String, image: UIImage?, identifier: String, children: [UITab],
    viewControllerProvider: ((UITab) -> UIViewController)? = nil
  ) {
    self.children = children
    super.init(title: title, image: image, identifier: identifier, viewControllerProvider: viewControllerProvider)
    for child in children { child.parent = self }
  }

  open var children: [UITab] {
    didSet {
      for child in oldValue where child.parent === self { child.parent = nil }
      for child in children { child.parent = self }
      tabBarController?.arrangementDidChange()
    }
  }

  private weak var chosenChild: UITab?

  /// One of ``children``. Setting it while the group is selected selects the child.
  open var selectedChild: UITab? {
    get { chosenChild?.parent === self ? chosenChild : nil }
    set {
      chosenChild = newValue
      guard let newValue, let tabBarController, tabBarController.selectedTab?.isInside(self) == true else { return }
      tabBarController.select(newValue.destination)
    }
  }

  /// The identifier of the initially selected child; `nil` for the first.
  open var defaultChildIdentifier: String?

  /// The tab with this identifier below the group.
  open func tab(forIdentifier identifier: String) -> UITab? {
    children.lazy.compactMap { $0.find(identifier) }.first
  }

  override var all: [UITab] { [self] + children.flatMap(\.all) }

  override var destination: UITab {
    guard !hasController else { return self }
    let child = selectedChild ?? children.first { $0.identifier == defaultChildIdentifier } ?? children.first
    return child?.destination ?? self
  }

  /// Notes the selected child, so that the group shows it again.
  func remember(_ child: UITab) {
    chosenChild = child
  }
}

extension UITab {
  /// Whether the tab is in the group, or is it.
  func isInside(_ group: UITabGroup) -> Bool {
    self === group || parent?.isInside(group) ?? false
  }

  /// Makes this tab the selected child of the groups above it.
  func rememberInGroups() {
    parent?.remember(self)
    parent?.rememberInGroups()
  }
}

/// The tab for searching, with the system's title and identifier (TAB-14, OS 18). A tab bar controller has one at most.
open class UISearchTab: UITab {
  /// - Parameter viewControllerProvider: Called once, when the controller is first needed.
  public convenience init(viewControllerProvider: ((UITab) -> UIViewController)? = nil) {
    self.init(
      title: "Search", image: UITabBarItem(tabBarSystemItem: .search, tag: 0).image, identifier: "com.apple.UIKit.Search",
      viewControllerProvider: viewControllerProvider)
  }

  /// Whether selecting the tab activates its search, iOS 26; ``UITabBarController/modelIsSearchActive`` says whether it is. Such a tab is
  /// prominent on iOS 27.
  open var automaticallyActivatesSearch = false

  /// The controller gets another item (TAB-13).
  override func describe(_ controller: UIViewController) {
    controller.tabBarItem = UITabBarItem()
    super.describe(controller)
  }
}

/// The tab of a controller that the app gave without a tab.
final class ControllerTab: UITab {
  private let controller: UIViewController

  init(_ controller: UIViewController) {
    self.controller = controller
    super.init(title: "", image: nil, identifier: "")
    resolved = controller
  }

  /// The controller's own, as it is now.
  override var barItem: UITabBarItem { controller.tabBarItem }
}
