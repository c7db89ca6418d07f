import ModelCore
import PelmetTestSupport
import Testing

/// The ways of coordinators with a deep link: they go elsewhere as soon as the first screen is announced.
@MainActor
struct DelegateReentryTests {
  enum Callback: CaseIterable { case willShow, didShow }

  /// A tab bar controller whose first tab is a navigation controller with a delegate that makes one call in one callback.
  @MainActor
  private final class Stage: NSObject, UINavigationControllerDelegate {
    let simulation = Simulation()
    let window = UIWindow()
    let navigation = UINavigationController(rootViewController: page("A"))
    let tabs = UITabBarController()
    private let callback: Callback
    private var call: (() -> Void)?

    init(in callback: Callback) {
      self.callback = callback
      super.init()
      navigation.delegate = self
      tabs.viewControllers = [navigation, page("Other")]
      window.rootViewController = tabs
    }

    /// Shows the window, and makes the call in the first callback.
    func show(calling call: @escaping () -> Void) {
      self.call = call
      window.isHidden = false
      simulation.settle()
      #expect(self.call == nil)
      #expect(simulation.faults.isEmpty, "\(simulation.faults)")
    }

    private func make(in callback: Callback) {
      guard callback == self.callback, let call else { return }
      self.call = nil
      call()
    }

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { make(in: .willShow) }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { make(in: .didShow) }
  }

  @Test("NDL-3: at launch, a delegate can push and wait for the end of it", arguments: Callback.allCases)
  func push(in callback: Callback) {
    let (stage, pushed) = (Stage(in: callback), page("B"))
    stage.show {
      stage.navigation.pushViewController(pushed, animated: true)
      stage.simulation.settle()
    }
    #expect(stage.navigation.topViewController === pushed)
    #expect(pushed.viewIfLoaded?.window === stage.window)
  }

  @Test("NDL-3: at launch, a delegate can select another tab", arguments: Callback.allCases)
  func selection(in callback: Callback) {
    let stage = Stage(in: callback)
    stage.show { stage.tabs.selectedIndex = 1 }
    expectEqual(stage.tabs.selectedViewController?.modelName, "Other")
    #expect(stage.tabs.selectedViewController?.viewIfLoaded?.window === stage.window)
    #expect(stage.navigation.viewIfLoaded?.window == nil)
  }

  @Test("NDL-3: at launch, a delegate can replace the root", arguments: Callback.allCases)
  func root(in callback: Callback) {
    let (stage, root) = (Stage(in: callback), page("Root"))
    stage.show { stage.window.rootViewController = root }
    #expect(root.viewIfLoaded?.window === stage.window)
    #expect(stage.tabs.viewIfLoaded?.window == nil)
    expectEqual(stage.simulation.log.names(for: [.appearance]).filter { $0.hasPrefix("Root.") }.last, "Root.viewDidAppear")
  }

  @Test("NDL-3: at launch, a delegate can hide the window", arguments: Callback.allCases)
  func hiding(in callback: Callback) {
    let stage = Stage(in: callback)
    stage.show { stage.window.isHidden = true }
    #expect(stage.window.modelScreen == nil)
    stage.window.isHidden = false
    stage.simulation.settle()
    expectEqual(stage.simulation.log.names(for: [.appearance]).filter { $0.hasPrefix("A.") }.last, "A.viewDidAppear")
  }
}
