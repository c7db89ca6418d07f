/// The way from a window's root controller to the controller that answers for the system around it: for the status bar (STB-2, STB-3), the
/// home indicator and its kin (STB-9), the orientation (ROT-8).
@MainActor
struct ControllerChain {
  /// From the one that is asked first to the one that answers; empty if the window has no root controller.
  private(set) var controllers: [UIViewController] = []

  /// The controller that answers.
  var provider: UIViewController? { controllers.last }

  /// - Parameter next: The controller that decides instead of one.
  init(from start: UIViewController?, next: @MainActor (UIViewController) -> UIViewController?) {
    var controller = start
    while let link = controller, !controllers.hasObject(link) {
      controllers.append(link)
      controller = next(link)
    }
  }

  /// The root controller, or the topmost presented one that covers the whole window or asks to take over.
  static func start(in window: UIWindow) -> UIViewController? {
    guard let root = window.rootViewController, root.presentation != nil else { return window.rootViewController }
    let takesOver = PresentationStack(from: root).presentations.last {
      $0.phase != .leaving && ($0.style == .fullScreen || $0.presented.modalPresentationCapturesStatusBarAppearance)
    }
    return takesOver?.presented ?? root
  }
}

extension UIWindow {
  /// Asks the controllers again about the system around them. Called after pushing, popping, selecting, presenting and dismissing (STB-5,
  /// STB-9).
  func askControllers() {
    statusBar.update()
    updateWishes()
  }

  /// Asks again when a controller appears by itself: as the root, presented, or because its container shows it instead of another.
  func controllerAppeared(_ controller: UIViewController) {
    if let parent = controller.parent {
      guard parent.appearance == .appeared, parent is UINavigationController || parent is UITabBarController else { return }
    }
    askControllers()
  }
}
