#if canImport(ModelCore)
  import ModelCore
#else
  import UIKit
#endif

extension CallbackOrders {
  static let navigationRules: [String: String] = .all("NDL-2", "willShow", "didShow")
    .or(["willMove": "VCL-21", "didMove": "VCL-21", "shouldPop": "NAV-8", "didPop": "NAV-8"])
    .or(["loadView": "VCL-20, P-10", "viewDidLoad": "VCL-20, P-10"]).or(appearance)

  private static let launchRules: [String: String] = .all(
    "VCL-15", "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear"
  ).or(["didShow": "NDL-3, P-4", "willShow": "NDL-3"]).or(navigationRules)

  /// A change of a stack that is on the screen, all of whose controllers have been seen before.
  private static func change(
    _ name: String, _ title: String, from stack: [String] = ["A"],
    act: @escaping @MainActor @Sendable (UINavigationController, Stage) -> Void
  ) -> Scenario {
    Scenario(name, rules: navigationRules) { stage in
      let navigation = stage.navigation("N", stack.map { stage.page($0) })
      return [
        .before { stage.show(navigation) },
        .before { for controller in navigation.viewControllers { controller.loadViewIfNeeded() } },
        Step(title) { act(navigation, stage) },
      ]
    }
  }

  // begin: push
  static let push = change("a push", "pushViewController(B)") { $0.pushViewController($1.page("B"), animated: true) }
  // end: push

  static let unanimatedPush = change("a push that is not animated", "pushViewController(B)") {
    $0.pushViewController($1.page("B"), animated: false)
  }

  static let pop = change("a pop", "popViewController()", from: ["B", "A"]) { navigation, _ in
    navigation.popViewController(animated: true)
  }

  static let unanimatedPop = change("a pop that is not animated", "popViewController()", from: ["B", "A"]) { navigation, _ in
    navigation.popViewController(animated: false)
  }

  static let navigation = [
    push, unanimatedPush, pop, unanimatedPop,
    Scenario("a navigation controller at launch", rules: launchRules) { stage in
      let navigation = stage.navigation("N", [stage.page("A")])
      return [
        .before { stage.prepare(navigation) }, Step("window.isHidden = false") { stage.window?.isHidden = false },
      ]
    },
  ]
}
