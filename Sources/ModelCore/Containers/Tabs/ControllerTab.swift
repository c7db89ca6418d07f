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
