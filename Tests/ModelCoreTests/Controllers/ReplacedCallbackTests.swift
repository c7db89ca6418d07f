import ModelCore
import Testing

/// Callbacks that a library replaces for all controllers, as others swizzle them.
@MainActor
struct ReplacedCallbackTests {
  @Test func allCallbacksCanBeReplaced() {
    let watched = Watched()
    let stack = UINavigationController(rootViewController: UIViewController())
    let (simulation, window) = shown(stack)
    stack.pushViewController(watched, animated: true)
    simulation.settle()
    stack.popViewController(animated: true)
    simulation.settle()
    #expect(
      watched.heard == [
        "willMove true", "viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewWillLayoutSubviews", "viewDidLayoutSubviews",
        "viewDidAppear", "didMove true", "willMove false", "viewWillDisappear", "viewDidDisappear", "didMove false",
      ])
    withExtendedLifetime(window) {}
  }

  @Test func aReplacementHearsOfWhoCallsSuper() {
    let (caller, silent) = (CallsSuper(), CallsNobody())
    let windows = [shown(caller), shown(silent)]
    #expect(caller.heard.filter { $0.hasSuffix("DidAppear") } == ["viewDidAppear", "ownDidAppear"])
    #expect(silent.heard.filter { $0.hasSuffix("DidAppear") } == ["ownDidAppear"])
    withExtendedLifetime(windows) {}
  }

  private func shown(_ controller: UIViewController) -> (Simulation, UIWindow) {
    let simulation = Simulation()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    simulation.settle()
    return (simulation, window)
  }
}

private class Watched: UIViewController {
  var heard: [String] = []
}

private final class CallsSuper: Watched {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    heard.append("ownDidAppear")
  }
}

private final class CallsNobody: Watched {
  override func viewDidAppear(_ animated: Bool) {
    heard.append("ownDidAppear")
  }
}

// begin: replacement
extension UIViewController {
  @_dynamicReplacement(for:viewDidAppear(_:))
  private func replacedDidAppear(_ animated: Bool) {
    viewDidAppear(animated)
    (self as? Watched)?.heard.append("viewDidAppear")
  }
}
// end: replacement

extension UIViewController {
  private func note(_ name: String) { (self as? Watched)?.heard.append(name) }

  @_dynamicReplacement(for:viewDidLoad())
  private func replacedDidLoad() {
    viewDidLoad()
    note("viewDidLoad")
  }

  @_dynamicReplacement(for:viewWillAppear(_:))
  private func replacedWillAppear(_ animated: Bool) {
    viewWillAppear(animated)
    note("viewWillAppear")
  }

  @_dynamicReplacement(for:viewIsAppearing(_:))
  private func replacedIsAppearing(_ animated: Bool) {
    viewIsAppearing(animated)
    note("viewIsAppearing")
  }

  @_dynamicReplacement(for:viewWillDisappear(_:))
  private func replacedWillDisappear(_ animated: Bool) {
    viewWillDisappear(animated)
    note("viewWillDisappear")
  }

  @_dynamicReplacement(for:viewDidDisappear(_:))
  private func replacedDidDisappear(_ animated: Bool) {
    viewDidDisappear(animated)
    note("viewDidDisappear")
  }

  @_dynamicReplacement(for:viewWillLayoutSubviews())
  private func replacedWillLayoutSubviews() {
    viewWillLayoutSubviews()
    note("viewWillLayoutSubviews")
  }

  @_dynamicReplacement(for:viewDidLayoutSubviews())
  private func replacedDidLayoutSubviews() {
    viewDidLayoutSubviews()
    note("viewDidLayoutSubviews")
  }

  @_dynamicReplacement(for:willMove(toParent:))
  private func replacedWillMove(toParent parent: UIViewController?) {
    willMove(toParent: parent)
    note("willMove \(parent != nil)")
  }

  @_dynamicReplacement(for:didMove(toParent:))
  private func replacedDidMove(toParent parent: UIViewController?) {
    didMove(toParent: parent)
    note("didMove \(parent != nil)")
  }
}
