#if canImport(ModelCore)
  import ModelCore
#else
  import UIKit
#endif

/// Transitions that objects of the app animate: D is the delegate, X the animator.
extension CallbackOrders {
  private static let transitionRules: [String: String] = .all(
    "TRN-2", "transitionDuration", "animateTransition", "animationEnded"
  )
  .or(["animationController": "TRN-1", "interactionControllerForDismissal": "TRN-1", "startInteractiveTransition": "TRN-6"])
  .or(["animationControllerFor": "TRN-8", "interactionControllerFor": "TRN-8"])
  .or(.all("TRN-7", "presentationController", "presentationTransitionWillBegin", "presentationTransitionDidEnd"))

  static let animatedPresentation = Scenario(
    "presenting with an animator", rules: transitionRules.or(rules("VCL-24"))
  ) { stage in
    let (a, b) = (stage.page("A"), stage.page("B"))
    b.transitioningDelegate = stage.keep(RecordedTransitions("D", RecordedAnimator("X", stage.recorder), stage.recorder))
    return [.before { stage.show(a) }, Step("A.present(B)") { a.present(b, animated: true) }]
  }

  static let cancelledDismissal = Scenario(
    "a dismissal by hand that is cancelled", rules: transitionRules.or(rules("TRN-4"))
  ) { stage in
    let (a, b) = (stage.page("A"), stage.page("B"))
    let delegate = stage.keep(RecordedTransitions("D", RecordedAnimator("X", stage.recorder), stage.recorder))
    let hand = UIPercentDrivenInteractiveTransition()
    return [
      .before { stage.show(a) }, .before { a.present(b, animated: false) },
      .before {
        b.transitioningDelegate = delegate
        delegate.hand = hand
      },
      Step("B.dismiss()") { b.dismiss(animated: true) },
      Step("cancel()") {
        hand.update(0.5)
        hand.cancel()
      },
    ]
  }

  static let animatedPush = Scenario("pushing with an animator", rules: transitionRules.or(navigationRules)) { stage in
    let navigation = stage.navigation("N", [stage.page("A")])
    navigation.delegate = stage.keep(RecordedNavigationTransitions("D", RecordedAnimator("X", stage.recorder), stage.recorder))
    return [
      .before { stage.show(navigation) },
      Step("pushViewController(B)") { navigation.pushViewController(stage.page("B"), animated: true) },
    ]
  }

  static let ownPresentation = Scenario(
    "presenting with a presentation controller", rules: transitionRules.or(rules("VCL-28"))
  ) { stage in
    let (a, b) = (stage.page("A"), stage.page("B", .custom))
    b.transitioningDelegate = stage.keep(RecordedTransitions("D", nil, stage.recorder))
    return [.before { stage.show(a) }, Step("A.present(B)") { a.present(b, animated: true) }]
  }

  private static func rules(_ rule: String) -> [String: String] {
    [String: String].all(
      rule, "loadView", "viewDidLoad", "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"
    ).or(appearance)
  }

  static let transitions = [animatedPresentation, cancelledDismissal, animatedPush, ownPresentation]
}
