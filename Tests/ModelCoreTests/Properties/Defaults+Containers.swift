import ModelCore

extension Defaults {
  static let tabBarController = Defaults(name: "UITabBarController") {
    let controller = UITabBarController()
    return [
      "viewControllers": shown(controller.viewControllers),
      "selectedIndex": controller.selectedIndex == NSNotFound ? "NSNotFound" : "\(controller.selectedIndex)",
      "selectedViewController": shown(controller.selectedViewController),
      "customizableViewControllers": shown(controller.customizableViewControllers),
      "mode": shown(controller.mode),
      "tabs": shown(controller.tabs),
      "isTabBarHidden": shown(controller.isTabBarHidden),
      "tabBarMinimizeBehavior": shown(controller.tabBarMinimizeBehavior),
      "bottomAccessory": shown(controller.bottomAccessory),
      "prominentTabIdentifier": shown(controller.prominentTabIdentifier),
      "sidebar": "object",
    ]
  }

  static let sidebar = Defaults(name: "UITabBarControllerSidebar") {
    let sidebar = UITabBarController().sidebar
    return ["preferredPlacement": shown(sidebar.preferredPlacement), "preferredLayout": shown(sidebar.preferredLayout)]
  }
}
