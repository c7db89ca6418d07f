/// Calls to the delegate when a stack comes on screen after it changed while invisible, as at launch (NDL-3, NDL-5).
@MainActor
final class NavigationLaunch {
  /// Whether the delegate has been sent `didShow`.
  private var hasShown = false

  /// The controller that the delegate was told of last.
  private weak var announced: UIViewController?
  private var isUnderWay = false

  /// Call it after `viewWillAppear` of the top controller.
  func begin(_ owner: UINavigationController, showing top: UIViewController?) {
    guard let top, top !== announced, top === owner.topViewController else { return }
    isUnderWay = true
    announced = top
    owner.sendWillShow(top, animated: false)
  }

  /// Call it before `viewDidAppear` of the top controller; by policy it sends `didShow` (P-4).
  func beforeEnd(_ owner: UINavigationController) {
    guard isUnderWay, !hasShown, CurrentSimulation.policies.didShowAtLaunch == .twice, let announced else { return }
    owner.sendDidShow(announced, animated: false)
  }

  /// Call it after `viewDidAppear` of the top controller.
  func afterEnd(_ owner: UINavigationController) {
    guard isUnderWay, let announced else { return }
    isUnderWay = false
    hasShown = true
    owner.sendDidShow(announced, animated: false)
  }

  /// Notes the end of a transition of a visible stack.
  func transitionDidEnd(showing top: UIViewController?) {
    hasShown = true
    announced = top
  }

  /// Call it if the stack leaves the screen or a transition begins before its appearance ended.
  func forget() {
    if isUnderWay { announced = nil }
    isUnderWay = false
  }
}
