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
