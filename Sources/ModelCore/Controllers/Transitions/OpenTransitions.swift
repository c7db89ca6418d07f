/// The transitions that animators of the app have begun and not yet ended (TRN-5).
@MainActor
final class OpenTransitions: FeatureState {
  private var contexts: [TransitionContext] = []

  init(of simulation: any RunningSimulation) {}

  func add(_ context: TransitionContext) { contexts.append(context) }

  func remove(_ context: TransitionContext) { contexts.removeObject(context) }

  /// Forgets them with the process that they belong to.
  func removeAll() { contexts = [] }

  /// Records a fault for every transition that nothing will end: no work is left, and no hand holds it. Call it at rest.
  func report() {
    for context in contexts where !context.isInHand && !context.isReported {
      context.isReported = true
      CurrentSimulation.fault(.trn5, message(about: context))
    }
  }

  private func message(about context: TransitionContext) -> String {
    let from = context.viewController(forKey: .from)?.modelName ?? "nothing"
    let to = context.viewController(forKey: .to)?.modelName ?? "nothing"
    let subject = "the transition from \(from) to \(to) is still open, and the user can do nothing"
    if context.wasLetGoBefore {
      return "\(subject): finish() or cancel() came before it began; remember the end of the gesture, and call it again in "
        + "startInteractiveTransition"
    }
    return
      "\(subject): \(context.animatorName) has not called completeTransition; call it when the animation is over, also one that was "
      + "cancelled"
  }
}

extension RunningSimulation {
  var openTransitions: OpenTransitions { state() }
}
