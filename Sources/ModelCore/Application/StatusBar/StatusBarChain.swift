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
