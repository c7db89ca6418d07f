import Foundation

/// The status bar of one window, as its controllers last decided (STB-5).
///
/// Callers keep the window alive while they ask controllers, which may release it.
@MainActor
final class StatusBarState {
  private unowned let window: UIWindow
  private var last: StatusBarAnswer?
  /// The window's size when last asked: controllers are asked again when it turns.
  private var size = CGSize.zero

  init(_ window: UIWindow) {
    self.window = window
  }

  /// The last answer; that of the app, where it decides (STB-1).
  var answer: StatusBarAnswer {
    if let settings = AppStatusBar.current { return settings.answer }
    if let last, size == window.bounds.size { return last }
    return ask()
  }

  /// Asks the controllers again.
  func update() { update(from: ControllerChain.start(in: window)) }

  /// - Parameter start: The controller that is asked first.
  func update(from start: UIViewController?) {
    if AppStatusBar.current == nil { ask(from: start) }
  }

  /// Asks the controllers again on the app's request, animated inside an animation (STB-4).
  func updateByApp() {
    guard AppStatusBar.current == nil else { return }
    let window = window
    defer { withExtendedLifetime(window) {} }
    let old = answer
    let new = ask()
    guard new.isHidden != old.isHidden, CurrentSimulation.simulation?.animation.isAnimating == true else { return }
    last?.animation = animation
  }

  private func ask() -> StatusBarAnswer { ask(from: ControllerChain.start(in: window)) }

  @discardableResult
  private func ask(from start: UIViewController?) -> StatusBarAnswer {
    let window = window
    let answer = StatusBarAnswer(from: start)
    let wasHidden = last?.isHidden
    last = answer
    size = window.bounds.size
    if let wasHidden, wasHidden != answer.isHidden { window.rootViewController?.safeAreaDidChange() }
    return answer
  }

  /// The animation; iOS 15 fades instead of sliding.
  private var animation: UIStatusBarAnimation {
    let hidden = ControllerChain(from: ControllerChain.start(in: window)) { $0.childForStatusBarHidden }
    let preferred = hidden.provider?.preferredStatusBarUpdateAnimation ?? .none
    return preferred == .slide && CurrentSimulation.device.systemVersion.major == 15 ? .fade : preferred
  }
}

/// The status bar of the whole app, where Info.plist says that view controllers do not decide (STB-1).
struct AppStatusBar {
  var style: UIStatusBarStyle
  var isHidden: Bool
  /// How it was last hidden or shown.
  var animation = UIStatusBarAnimation.none

  init(_ infoPlist: InfoPlist) {
    style = infoPlist.statusBarStyle
    isHidden = infoPlist.isStatusBarHidden
  }

  var answer: StatusBarAnswer { StatusBarAnswer(style: style, isHidden: isHidden, animation: animation) }

  /// Nil where view controllers decide.
  @MainActor static var current: AppStatusBar? {
    guard let app = CurrentSimulation.simulation?.app, !app.infoPlist.viewControllerBasedStatusBarAppearance else {
      return nil
    }
    return UIApplication.shared.statusBar
  }
}

/// The last answer of the controllers (STB-5).
struct StatusBarAnswer: Equatable {
  var style: UIStatusBarStyle
  var isHidden: Bool
  /// How it was hidden or shown.
  var animation = UIStatusBarAnimation.none
  /// The names of the controllers from the one that was asked for the style to the one that answered.
  var styleProviders: [String] = []
  /// As ``styleProviders``, for the visibility.
  var hiddenProviders: [String] = []
}

extension StatusBarAnswer {
  /// Asks a controller, and those that decide instead of it (STB-2, 3).
  @MainActor init(from start: UIViewController?) {
    let style = ControllerChain(from: start) { $0.childForStatusBarStyle }
    let hidden = ControllerChain(from: start) { $0.childForStatusBarHidden }
    self.style = style.provider?.preferredStatusBarStyle ?? .default
    isHidden = hidden.provider?.prefersStatusBarHidden ?? false
    styleProviders = style.names
    hiddenProviders = style.isAnsweredAtOnce && hidden.isAnsweredAtOnce ? styleProviders : hidden.names
  }
}

/// The defaults of UIKit's own classes for the status bar.
extension UIViewController {
  /// The style; a navigation controller's follows its bar's legacy style, until both system and SDK are of iOS 27 (STB-2).
  var builtInStatusBarStyle: UIStatusBarStyle {
    if self is UITabBarController { OptionalMethods.runInherited() }
    guard let bar = (self as? UINavigationController)?.navigationBar, bar.barStyle != .default else { return .default }
    let device = CurrentSimulation.device
    let isIgnored = device.hasStatusBarOf27 || device.systemVersion >= 13 && !bar.slots.isEmpty
    return isIgnored ? .default : .lightContent
  }

  /// The controller that decides on the style; only a tab bar controller has one (STB-2), if it does not answer itself (STB-12).
  var builtInChildForStatusBarStyle: UIViewController? {
    guard let tabs = self as? UITabBarController, !tabs.answersForStatusBar else { return nil }
    return tabs.selectedViewController
  }

  /// Whether the status bar is hidden: in compact height (STB-3), unless the device folds, whose bars keep their place below it (VBR-17).
  var builtInPrefersStatusBarHidden: Bool {
    let device = CurrentSimulation.device
    return device.linkedSDK >= 8 && !device.folds && traitCollection.traits.verticalSizeClass == .compact
  }

  /// The controller that decides on the visibility, which a navigation controller also forwards (STB-3).
  var builtInChildForStatusBarHidden: UIViewController? {
    if let navigationController = self as? UINavigationController { return navigationController.topViewController }
    return (self as? UITabBarController)?.selectedViewController
  }
}

extension UITabBarController {
  /// Whether a subclass has a style of its own, which is heard before iOS 27 (STB-12, P-29).
  fileprivate var answersForStatusBar: Bool {
    guard type(of: self) != UITabBarController.self, !CurrentSimulation.device.hasStatusBarOf27,
      CurrentSimulation.policies.tabBarStatusBar == .ownStyleBefore27
    else { return false }
    if isAskedForStatusBar {
      // It asks its child, and so passes the question on.
      OptionalMethods.runInherited()
      return false
    }
    isAskedForStatusBar = true
    defer { isAskedForStatusBar = false }
    return OptionalMethods.answer { preferredStatusBarStyle }.isImplemented
  }
}

extension Device {
  /// Whether the answers are those of iOS 27 in an app of its SDK (STB-2, STB-12).
  fileprivate var hasStatusBarOf27: Bool { min(systemVersion, linkedSDK) >= 27 }
}

extension UIWindow {
  /// The height that the status bar covers at the top of the window, in points (NAV-14); 0 while it is hidden (STB-3).
  ///
  /// On iOS 26.0, a hidden status bar leaves its height on devices without a notch, unless the property list hides it (WIN-14).
  var statusBarHeight: CGFloat {
    let device = CurrentSimulation.device
    guard hostScene?.display == nil else { return 0 }
    guard statusBar.answer.isHidden else { return device.statusBarHeight }
    let keepsHeight = device.systemVersion == 26 && !device.hasNotch && process?.app.infoPlist.isStatusBarHidden != true
    return keepsHeight ? device.statusBarHeight : 0
  }
}
