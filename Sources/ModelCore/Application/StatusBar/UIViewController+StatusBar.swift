/// What UIKit's own classes answer for the status bar.
extension UIViewController {
  /// STB-2: a navigation controller answers itself, by its bar's legacy style.
  var builtInStatusBarStyle: UIStatusBarStyle {
    guard let bar = (self as? UINavigationController)?.navigationBar, bar.barStyle != .default else { return .default }
    return CurrentSimulation.device.systemVersion >= 13 && !bar.slots.isEmpty ? .default : .lightContent
  }

  /// STB-2: only a tab bar controller forwards the style.
  var builtInChildForStatusBarStyle: UIViewController? {
    (self as? UITabBarController)?.selectedViewController
  }

  /// STB-3.
  var builtInPrefersStatusBarHidden: Bool {
    CurrentSimulation.device.linkedSDK >= 8 && traitCollection.traits.verticalSizeClass == .compact
  }

  /// STB-3: a navigation controller forwards this, though not the style.
  var builtInChildForStatusBarHidden: UIViewController? {
    if let navigationController = self as? UINavigationController { return navigationController.topViewController }
    return (self as? UITabBarController)?.selectedViewController
  }
}
