import ModelCore

extension Scenarios {
  private static let rules: [String: String] = .all("NDL-2", "willShow", "didShow")
    .or(["willMove": "VCL-21", "didMove": "VCL-21", "shouldPop": "NAV-8", "didPop": "NAV-8"])
    .or(["loadView": "VCL-20, P-10", "viewDidLoad": "VCL-20, P-10"]).or(appearance)

  /// - Parameter stack: How many controllers there are, the last of which is A, that leaves.
  private static func change(
    _ name: String, _ title: String, from stack: [String] = ["A"],
    make: @escaping @MainActor @Sendable () -> UINavigationController = { UINavigationController() },
    act: @escaping @MainActor @Sendable (NavigationRig) -> Void
  ) -> Scenario {
    Scenario(name, rules: rules) {
      let rig = NavigationRig(0, make: make)
      rig.navigation.viewControllers = stack.map(page)
      _ = rig.shown()
      rig.loadAll()
      return ScenarioStage(rig.simulation, keeping: rig, title: title) { act(rig) }
    }
  }

  static let push = change("a push", "`pushViewController(B)`") { $0.navigation.pushViewController(page("B"), animated: true) }

  static let unanimatedPush = change("a push that is not animated", "`pushViewController(B)`") {
    $0.navigation.pushViewController(page("B"), animated: false)
  }

  static let pop = change("a pop", "`popViewController()`", from: ["B", "A"]) { $0.navigation.popViewController(animated: true) }

  static let unanimatedPop = change("a pop that is not animated", "`popViewController()`", from: ["B", "A"]) {
    $0.navigation.popViewController(animated: false)
  }

  static let navigation = [
    push, unanimatedPush, pop, unanimatedPop,
    change("a tap on the back button", "`tapBackButton(in: N)`", from: ["B", "A"], make: { AskedNavigation(true) }) {
      $0.simulation.tapBackButton(in: $0.navigation)
    },
    Scenario("a navigation controller at launch", rules: launchRules) {
      let rig = NavigationRig(1)
      rig.navigation.delegate = rig.listener
      return ScenarioStage(rig.simulation, keeping: rig, title: "`window.isHidden = false`") { rig.window.isHidden = false }
    },
  ]

  private static let launchRules: [String: String] = .all(
    "VCL-15", "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear"
  ).or(["didShow": "NDL-3, P-4", "willShow": "NDL-3"]).or(rules)

  static func swipe(completes: Bool) -> Scenario {
    let own: [String: String] =
      completes ? [:] : .all("VCL-22", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear")
    return Scenario(
      completes ? "a swipe" : "a swipe that is let go", rules: own.or(["willShow": "NDL-4", "didShow": "NDL-4"]).or(rules)
    ) {
      let rig = NavigationRig(0, make: { AskedNavigation(true) })
      rig.navigation.viewControllers = ["B", "A"].map(page)
      _ = rig.shown()
      rig.loadAll()
      var hand: InteractivePop?
      return ScenarioStage(rig.simulation, keeping: rig, title: "`beginInteractivePop(in: N)`") {
        hand = try? rig.simulation.beginInteractivePop(in: rig.navigation)
      }.then(completes ? "`finish()`" : "`cancel()`") { completes ? hand?.finish() : hand?.cancel() }
    }
  }

  static let interactivePop = [swipe(completes: true), swipe(completes: false)]

  private static let tabRules: [String: String] = .all(
    "TAB-12", "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"
  ).or(.all("TAB-4", "shouldSelect", "didSelect", "shouldSelectTab", "didSelectTab")).or(appearance)

  static let tabSwitch = tap("a tap on another tab")

  private static func tap(_ name: String, allows: Bool = true) -> Scenario {
    Scenario(name, rules: tabRules) {
      let stage = TabStage("AB")
      let delegate = TabDelegate()
      delegate.allows = allows
      stage.tabs.delegate = delegate
      return ScenarioStage(stage.simulation, keeping: stage.window, title: "`tapTab(1, in: T)`") {
        stage.simulation.tapTab(1, in: stage.tabs)
      }
      .showing { "\(delegate.selectedAtDid)" }
    }
  }

  static let tabs = [
    tabSwitch, tap("a tap that the delegate refuses", allows: false),
    Scenario("a selection by the app", rules: tabRules) {
      let stage = TabStage("AB")
      let delegate = TabDelegate()
      stage.tabs.delegate = delegate
      return ScenarioStage(stage.simulation, keeping: stage.window, title: "`selectedIndex = 1`") { stage.tabs.selectedIndex = 1 }
        .showing { "\(delegate.selectedAtDid)" }
    },
  ]
}

extension NavigationRig {
  /// As if all controllers had been seen before.
  fileprivate func loadAll() {
    for controller in navigation.viewControllers { controller.loadViewIfNeeded() }
  }
}
