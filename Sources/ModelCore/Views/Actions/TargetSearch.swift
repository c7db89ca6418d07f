/// The search along the responder chain for an object that performs an action (ACT-5).
///
/// Every responder is asked by `target(forAction:withSender:)`, which an app may override, and whose default asks the next one. That is a
/// loop here, and not a call in a call: while a search waits for the answer of a responder, its default only says to go on.
@MainActor
final class TargetSearch: FeatureState {
  /// The responder that is being asked; `nil` once its default has run.
  private weak var asked: UIResponder?

  init(of simulation: any RunningSimulation) {}

  /// The answer of the default for a responder that does not perform the action.
  func target(after responder: UIResponder, for action: Selector, _ sender: Any?) -> Any? {
    guard asked !== responder else {
      asked = nil
      return nil
    }
    let outer = asked
    defer { asked = outer }
    var next = responder.next
    while let current = next {
      asked = current
      if let target = current.target(forAction: action, withSender: sender) { return target }
      // An override that does not call super ends the search.
      guard asked == nil else { return nil }
      next = current.next
    }
    return nil
  }
}

extension RunningSimulation {
  var targetSearch: TargetSearch { state() }
}
