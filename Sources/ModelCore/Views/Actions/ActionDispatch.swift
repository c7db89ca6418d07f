/// The way of an action from a control, an item or a command through the application.
@MainActor
enum ActionDispatch {
  @discardableResult
  static func send(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    UIApplication.shared.sendAction(action, to: target, from: sender, for: event)
  }
}

/// A sender of actions that is no responder itself, such as an item of a bar.
@MainActor
protocol ActionSender {
  /// The responder at which the chain for its actions begins (ACT-4).
  var sendingResponder: UIResponder? { get }
}
