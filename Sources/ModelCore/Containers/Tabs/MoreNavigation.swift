/// The controllers that do not fit a compact tab bar, in a stack above their list (TAB-3).
@MainActor
final class MoreNavigation {
  private unowned let container: UITabBarController

  init(_ container: UITabBarController) {
    self.container = container
  }

  /// The navigation controller, or `nil` until it is first used.
  private(set) var controllerIfMade: UINavigationController?

  /// Made when first asked for.
  var controller: UINavigationController {
    if let controllerIfMade { return controllerIfMade }
    let list = MoreList(container)
    let controller = UINavigationController(rootViewController: list)
    controller.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
    controllerIfMade = controller
    return controller
  }

  /// The tab whose controller is above the list.
  var shownTab: UITab? {
    guard let shown = controllerIfMade?.viewControllers.dropFirst().first else { return nil }
    return container.contents.all.first { $0.resolved === shown }
  }

  /// Whether the list itself is shown.
  var isListShown: Bool { controller.viewControllers.count == 1 }

  func show(_ tab: UITab) {
    guard shownTab !== tab else { return }
    showList()
    push(tab, animated: false)
  }

  /// Pushes a tab's controller, which can be a navigation controller. Call it while the list is shown.
  func push(_ tab: UITab, animated: Bool) {
    guard let pushed = tab.viewController else { return }
    controller.stack.pushForCollapse(pushed, animated: animated)
  }

  func showList() {
    guard let controller = controllerIfMade, controller.viewControllers.count > 1 else { return }
    controller.setViewControllers(Array(controller.viewControllers.prefix(1)), animated: false)
  }

  /// Whether the controller is above the list.
  func holds(_ controller: UIViewController) -> Bool {
    controllerIfMade?.viewControllers.contains { $0 === controller } ?? false
  }

  /// Removes controllers that no longer belong to the tab bar controller.
  func remove(_ controllers: [UIViewController]) {
    if controllers.contains(where: holds) { showList() }
  }

  /// Returns the shown controllers to the tab bar controller. Call it while More is not visible.
  func takeBack() {
    showList()
    for tab in container.contents.all {
      if let controller = tab.resolved { container.takeIn(controller) }
    }
  }
}

/// The list of the controllers that do not fit a compact tab bar (TAB-3).
final class MoreList: UIViewController {
  private weak var container: UITabBarController?

  init(_ container: UITabBarController) {
    self.container = container
    super.init(nibName: nil, bundle: nil)
    navigationItem.title = "More"
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Returns popped controllers to the tab bar controller.
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for tab in container?.contents.all ?? [] {
      if let controller = tab.resolved, controller.parent == nil { container?.takeIn(controller) }
    }
  }
}
