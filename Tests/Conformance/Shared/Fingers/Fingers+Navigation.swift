#if canImport(ModelCore)
  import ModelCore

  extension Fingers {
    /// B and A on a stack whose bar asks before it pops.
    private static func stack(in stage: Stage) -> UINavigationController {
      let navigation = AskedNavigation("N", stage.recorder)
      navigation.delegate = stage.keep(RecordedNavigationDelegate("D", stage.recorder))
      navigation.viewControllers = [stage.page("B"), stage.page("A")]
      return navigation
    }

    private static func shown(_ navigation: UINavigationController, in stage: Stage) -> [Step] {
      [
        .before { stage.show(navigation) },
        .before { for controller in navigation.viewControllers { controller.loadViewIfNeeded() } },
      ]
    }

    static let backs = [
      Scenario("a tap on the back button", rules: CallbackOrders.navigationRules) { stage in
        let navigation = stack(in: stage)
        return shown(navigation, in: stage) + [
          Step("tapBackButton(in: N)") { stage.simulation.tapBackButton(in: navigation) }
        ]
      }
    ]

    static func swipe(completes: Bool) -> Scenario {
      let own: [String: String] =
        completes ? [:] : .all("VCL-22", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear")
      return Scenario(
        completes ? "a swipe" : "a swipe that is let go",
        rules: own.or(["willShow": "NDL-4", "didShow": "NDL-4"]).or(CallbackOrders.navigationRules)
      ) { stage in
        let navigation = stack(in: stage)
        var hand: InteractivePop?
        return shown(navigation, in: stage) + [
          Step("beginInteractivePop(in: N)") { hand = try? stage.simulation.beginInteractivePop(in: navigation) },
          Step(completes ? "finish()" : "cancel()") { completes ? hand?.finish() : hand?.cancel() },
        ]
      }
    }

    static let swipes = [swipe(completes: true), swipe(completes: false)]
  }

  /// A navigation controller whose bar asks it before it pops.
  private final class AskedNavigation: RecordedNavigation, UINavigationBarDelegate {
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      heard("shouldPop(\(item.title ?? "nil"))")
      return true
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
      heard("didPop(\(item.title ?? "nil"))")
    }
  }
#endif
