/// The way of an action from a control, an item or a command through the application, which an app may override (ACT-3).
@MainActor
final class ActionDispatch: FeatureState {
  /// The application of the simulation's process.
  weak var application: (any ActionApplication)?

  init(of simulation: any RunningSimulation) {}

  /// - Parameter target: Nil for the responder chain.
  static func send(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) {
    if let application = CurrentSimulation.simulation?.actionDispatch.application {
      _ = application.sendAction(action, to: target, from: sender, for: event)
    } else if let target {
      action.send(to: target as AnyObject, sender, event)
    } else {
      action.faultIfNameOnly()
    }
  }
}

extension RunningSimulation {
  var actionDispatch: ActionDispatch { state() }
}

/// The application, for what is below it.
@MainActor
protocol ActionApplication: AnyObject {
  func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool
}

/// A sender of actions that is no responder itself, such as an item of a bar.
@MainActor
protocol ActionSender {
  /// The object at which the chain for its actions begins (ACT-4).
  var chainStart: AnyObject? { get }
}
