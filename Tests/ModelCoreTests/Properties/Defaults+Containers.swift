import JudgedProperties
import ModelCore

extension Defaults {
  static let tabBarController = Defaults("UITabBarController", of: JudgedProperty.all) {
    UITabBarController()
  } others: { controller in
    [
      "viewControllers": shown(controller.viewControllers),
      "selectedIndex": controller.selectedIndex == NSNotFound ? "NSNotFound" : "\(controller.selectedIndex)",
      "selectedViewController": shown(controller.selectedViewController),
      "customizableViewControllers": shown(controller.customizableViewControllers),
      "tabs": shown(controller.tabs),
      "bottomAccessory": shown(controller.bottomAccessory),
      "sidebar": "object",
    ]
  }

  static let sidebar = Defaults("UITabBarControllerSidebar", of: JudgedProperty.all) {
    UITabBarController().sidebar
  }
}
