/// What the delegate hears when a stack comes on the screen that changed unseen, as at launch (NDL-3, 5).
@MainActor
struct NavigationLaunch {
  /// Whether the delegate ever heard `didShow`.
  private var hasShown = false

  /// The controller that the delegate heard of last.
  private weak var announced: UIViewController?
  private var isUnderWay = false

  /// After `viewWillAppear` of the top.
  mutating func begin(_ owner: UINavigationController, showing top: UIViewController?) {
    guard let top, top !== announced, top === owner.topViewController else { return }
    isUnderWay = true
    announced = top
    owner.sendWillShow(top, animated: false)
  }

  /// Before `viewDidAppear` of the top: P-4.
  mutating func beforeEnd(_ owner: UINavigationController) {
    guard isUnderWay, !hasShown, CurrentSimulation.policies.didShowAtLaunch == .twice, let announced else { return }
    owner.sendDidShow(announced, animated: false)
  }

  /// After `viewDidAppear` of the top.
  mutating func afterEnd(_ owner: UINavigationController) {
    guard isUnderWay, let announced else { return }
    isUnderWay = false
    hasShown = true
    owner.sendDidShow(announced, animated: false)
  }

  /// A transition has ended while the stack can be seen.
  mutating func transitionDidEnd(showing top: UIViewController?) {
    hasShown = true
    announced = top
  }

  /// The stack left the screen, or a transition began, before its appearance ended.
  mutating func forget() {
    if isUnderWay { announced = nil }
    isUnderWay = false
  }
}
