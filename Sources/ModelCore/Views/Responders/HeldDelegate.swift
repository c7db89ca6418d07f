public import Foundation

/// A delegate as UIKit holds it: weakly, the object that was set, whatever a subclass's `delegate` returns, with the optional methods that
/// it had when it was set (NDL-8).
@MainActor
final class HeldDelegate<Delegate> {
  private weak var object: AnyObject?
  /// The methods of a delegate that chooses them; `nil` for all others.
  private var chosen: Set<String>?
  /// The methods of which it is known whether the delegate implements them.
  private var known: [String: Bool] = [:]

  /// The delegate that was set last, while it exists.
  var delegate: Delegate? { object as? Delegate }

  func set(_ delegate: AnyObject?) {
    object = delegate
    chosen = (delegate as? any ModelSelectiveDelegate)?.modelOptionalMethods
    known = [:]
  }

  /// Calls an optional method, and logs the call whether or not the delegate implements it.
  /// - Returns: The answer, or `nil` if there is no delegate that listens.
  @discardableResult
  func call<Answer>(_ name: String, _ arguments: @autoclosure () -> String = "", _ method: (Delegate) -> Answer) -> Answer? {
    guard let object, let delegate = listener(to: name) else { return nil }
    CurrentSimulation.simulation?.note(.delegate, object, name, arguments())
    return method(delegate)
  }

  /// Calls an optional method, and logs the call only if the delegate implements it.
  /// - Returns: The answer, or `nil` if there is none.
  func ask<Answer>(_ name: String, _ arguments: @autoclosure () -> String = "", _ method: (Delegate) -> Answer) -> Answer? {
    guard let object, let delegate = listener(to: name) else { return nil }
    return CurrentSimulation.simulation?.ask(.delegate, object, name, arguments()) { method(delegate) }
  }

  /// Asks an optional method for data. Such questions are not logged, because UIKit asks them whenever and as often as it likes.
  /// - Returns: The answer, or `nil` if the delegate does not implement the method.
  func answer<Answer>(_ name: String, _ question: (Delegate) -> Answer) -> Answer? {
    guard let delegate = listener(to: name) else { return nil }
    let (answer, isImplemented) = OptionalMethods.answer { question(delegate) }
    return isImplemented ? answer : nil
  }

  /// Whether the delegate implements an optional method; found out by one call, which is not logged.
  func implements(_ name: String, _ call: (Delegate) -> Void) -> Bool {
    guard let delegate = listener(to: name) else { return false }
    if let answer = known[name] { return answer }
    let answer = OptionalMethods.implements { call(delegate) }
    known[name] = answer
    return answer
  }

  private func listener(to name: String) -> Delegate? {
    chosen?.contains(name) == false ? nil : delegate
  }
}

/// A delegate with fewer optional methods than its class declares: a proxy that passes calls on, and whose `responds(to:)` says on a device
/// what the delegate behind it has (NDL-8).
@preconcurrency @MainActor
public protocol ModelSelectiveDelegate: NSObjectProtocol {
  /// The optional methods that it has now, by their names in the log, such as `didShow`. Read when the delegate is set, and not again: what
  /// it gets later is not called.
  var modelOptionalMethods: Set<String> { get }
}
