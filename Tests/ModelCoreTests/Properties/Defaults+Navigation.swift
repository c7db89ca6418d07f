import ModelCore

extension Defaults {
  /// There is no recogniser for the content area before iOS 26.
  static let navigationController = Defaults(
    name: "UINavigationController",
    read: {
      let navigation = UINavigationController()
      return [
        "viewControllers": shown(navigation.viewControllers),
        "isNavigationBarHidden": shown(navigation.isNavigationBarHidden),
        "isToolbarHidden": shown(navigation.isToolbarHidden),
        "hidesBarsWhenKeyboardAppears": shown(navigation.hidesBarsWhenKeyboardAppears),
        "hidesBarsOnSwipe": shown(navigation.hidesBarsOnSwipe),
        "hidesBarsWhenVerticallyCompact": shown(navigation.hidesBarsWhenVerticallyCompact),
        "hidesBarsOnTap": shown(navigation.hidesBarsOnTap),
        "interactivePopGestureRecognizer": navigation.interactivePopGestureRecognizer == nil ? "nil" : "installed",
      ]
    }, absent: ["interactiveContentPopGestureRecognizer"])
}
