/// The controllers for which a compact tab bar has no room, in a stack above their list (TAB-3).
@MainActor
final class MoreNavigation {
  private unowned let container: UITabBarController

  init(_ container: UITabBarController) {
    self.container = container
  }

  /// Nil as long as nobody asked for it.
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

  /// Whether nothing is above the list.
  var isListShown: Bool { controller.viewControllers.count == 1 }

  func show(_ tab: UITab) {
    guard shownTab !== tab else { return }
    showList()
    push(tab, animated: false)
  }

  /// A controller of any class, also a navigation controller. To be called while the list is shown.
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

  /// Lets go of controllers that are the tab bar controller's no more.
  func remove(_ controllers: [UIViewController]) {
    if controllers.contains(where: holds) { showList() }
  }

  /// Gives the tab bar controller back what was shown. To be called while More is not on the screen.
  func takeBack() {
    showList()
    for tab in container.contents.all {
      if let controller = tab.resolved { container.takeIn(controller) }
    }
  }
}

/// The list of the controllers for which a compact tab bar has no room (TAB-3).
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

  /// What was popped belongs to the tab bar controller again.
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    for tab in container?.contents.all ?? [] {
      if let controller = tab.resolved, controller.parent == nil { container?.takeIn(controller) }
    }
  }
}
