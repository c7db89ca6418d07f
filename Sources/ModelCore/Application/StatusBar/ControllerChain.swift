/// The way from a window's root controller to the controller that answers for the system around it: for the status bar (STB-2, STB-3), the
/// home indicator and its kin (STB-9), the orientation (ROT-8).
@MainActor
struct ControllerChain {
  /// The one that is asked first; `nil` if the window has no root controller.
  private let start: UIViewController?
  /// Those after it. Mostly there are none.
  private var others: [UIViewController] = []

  /// The controller that answers.
  var provider: UIViewController? { others.last ?? start }

  /// - Parameter next: The controller that decides instead of one.
  init(from start: UIViewController?, next: @MainActor (UIViewController) -> UIViewController?) {
    self.start = start
    guard let start else { return }
    var link = next(start)
    while let controller = link, controller !== start, !others.hasObject(controller) {
      others.append(controller)
      link = next(controller)
    }
  }

  /// The controller that answers, where nobody needs the way to it.
  static func provider(
    from start: UIViewController?, next: @MainActor (UIViewController) -> UIViewController?
  ) -> UIViewController? {
    guard let start, let second = next(start), second !== start else { return start }
    var provider = second
    var visited = [start, second]
    while let controller = next(provider), !visited.hasObject(controller) {
      visited.append(controller)
      provider = controller
    }
    return provider
  }

  /// Whether the first one answers.
  var isAnsweredAtOnce: Bool { others.isEmpty }

  /// The names of the controllers, from the one that is asked first to the one that answers.
  var names: [String] {
    guard let start else { return [] }
    var names = [start.modelName]
    for controller in others { names.append(controller.modelName) }
    return names
  }

  /// The root controller, or the topmost presented one that covers the whole window or asks to take over.
  static func start(in window: UIWindow) -> UIViewController? {
    guard let root = window.rootViewController else { return nil }
    var next = root.presentation?.summit.presentation
    while let presentation = next {
      if presentation.phase != .leaving, presentation.decides { return presentation.presented }
      next = presentation.deciderBelow
    }
    return root
  }
}

extension UIWindow {
  /// Asks the controllers again about the system around them. Called after pushing, popping, selecting, presenting and dismissing (STB-5,
  /// STB-9).
  func askControllers() {
    let start = ControllerChain.start(in: self)
    statusBar.update(from: start)
    updateWishes(from: start)
  }

  /// Asks again when a controller appears by itself: as the root, presented, or because its container shows it instead of another.
  func controllerAppeared(_ controller: UIViewController) {
    if let parent = controller.parent {
      guard parent.appearance == .appeared, parent is UINavigationController || parent is UITabBarController else { return }
    }
    askControllers()
  }
}
