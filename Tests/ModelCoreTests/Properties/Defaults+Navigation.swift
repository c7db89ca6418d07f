import JudgedProperties
import ModelCore

extension Defaults {
  /// There is no recogniser for the content area before iOS 26.
  static let navigationController = Defaults(
    "UINavigationController", of: JudgedProperty.all, absent: ["interactiveContentPopGestureRecognizer"]
  ) {
    UINavigationController()
  } others: { navigation in
    [
      "viewControllers": shown(navigation.viewControllers),
      "interactivePopGestureRecognizer": navigation.interactivePopGestureRecognizer == nil ? "nil" : "installed",
    ]
  }
}
