import Foundation

/// What one window makes of the status bar: the last answers of its controllers, whatever they would answer now (STB-5).
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

  /// Asks again. To be called by what pushes, pops, selects, presents or dismisses controllers.
  func update() {
    if AppStatusBar.current == nil { ask() }
  }

  /// Asks again because the app wishes it; in an animation what changes is animated (STB-4).
  func updateByApp() {
    guard AppStatusBar.current == nil else { return }
    let old = answer
    let new = ask()
    guard new.isHidden != old.isHidden, CurrentSimulation.simulation?.animation.isAnimating == true else { return }
    last?.animation = animation
  }

  /// Asks again when a controller appears by itself: as a window's root, presented, or because its container shows it instead of
  /// another.
  func controllerAppeared(_ controller: UIViewController) {
    if let parent = controller.parent {
      guard parent.appearance == .appeared, parent is UINavigationController || parent is UITabBarController else { return }
    }
    update()
  }

  @discardableResult
  private func ask() -> StatusBarAnswer {
    let answer = StatusBarAnswer(askedIn: window)
    let wasHidden = last?.isHidden
    last = answer
    size = window.bounds.size
    if let wasHidden, wasHidden != answer.isHidden { window.rootViewController?.safeAreaDidChange() }
    return answer
  }

  /// iOS 15 fades where a slide is asked for.
  private var animation: UIStatusBarAnimation {
    let preferred = StatusBarChain.hidden(in: window).provider?.preferredStatusBarUpdateAnimation ?? .none
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

/// What was answered when the status bar was last asked for (STB-5).
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
  /// Asks the controllers of a window (STB-2, 3).
  @MainActor init(askedIn window: UIWindow) {
    let (style, hidden) = (StatusBarChain.style(in: window), StatusBarChain.hidden(in: window))
    self.style = style.provider?.preferredStatusBarStyle ?? .default
    isHidden = hidden.provider?.prefersStatusBarHidden ?? false
    styleProviders = style.controllers.map(\.modelName)
    hiddenProviders = hidden.controllers.map(\.modelName)
  }
}

/// The way from a window's root controller to the controller that answers for the status bar (STB-2, 3).
@MainActor
struct StatusBarChain {
  /// From the one that is asked first to the one that answers; empty if the window has no root controller.
  private(set) var controllers: [UIViewController] = []

  /// The controller that answers.
  var provider: UIViewController? { controllers.last }

  /// Who answers for the style.
  static func style(in window: UIWindow) -> StatusBarChain {
    StatusBarChain(window, next: \.childForStatusBarStyle)
  }

  /// Who answers for whether it is hidden.
  static func hidden(in window: UIWindow) -> StatusBarChain {
    StatusBarChain(window, next: \.childForStatusBarHidden)
  }

  private init(_ window: UIWindow, next: (UIViewController) -> UIViewController?) {
    var controller = Self.start(in: window)
    while let link = controller, !controllers.contains(where: { $0 === link }) {
      controllers.append(link)
      controller = next(link)
    }
  }

  /// The root controller, or the topmost presented one that covers the whole window or asks to take over.
  private static func start(in window: UIWindow) -> UIViewController? {
    guard let root = window.rootViewController else { return nil }
    let takesOver = PresentationStack(from: root).presentations.last {
      $0.phase != .leaving && ($0.style == .fullScreen || $0.presented.modalPresentationCapturesStatusBarAppearance)
    }
    return takesOver?.presented ?? root
  }
}

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

extension UIWindow {
  /// What the status bar covers at the top of the window, in points (NAV-14); nothing while it is hidden (STB-3).
  var statusBarHeight: CGFloat {
    statusBar.answer.isHidden ? 0 : CurrentSimulation.device.statusBarHeight
  }
}
