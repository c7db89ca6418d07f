#if !canImport(ObjectiveC)
  public import Foundation

  /// Messages by selector, which are `NSObject`'s own where there is an Objective-C runtime (ACT-7).
  extension NSObject {
    /// Whether the object is of the class that declares the selector's method. Of a selector that is only a name, nobody knows: a fault, and
    /// false.
    public func responds(to aSelector: Selector!) -> Bool {
      guard let aSelector else { return false }
      if aSelector.method == nil { aSelector.fault(.nameOnly, "\(type(of: self))") }
      return aSelector.isMethod(of: self)
    }

    /// Calls the selector's method on this object, now and on this thread (ACT-7).
    /// - Returns: The object that the method returned, which lives until the end of the turn of the run loop; `nil` for anything else.
    @discardableResult
    public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! {
      perform(aSelector, with: nil, with: nil)
    }

    /// Calls the selector's method on this object with an argument.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
      perform(aSelector, with: object, with: nil)
    }

    /// Calls the selector's method on this object with two arguments.
    @discardableResult
    public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
      // A cast to `AnyObject` would put a number or a Boolean into a box.
      guard let result = aSelector?.send(to: self, object1, object2), type(of: result) is AnyClass else { return nil }
      // It goes nowhere: the clock gets it only if this is the main thread.
      nonisolated(unsafe) let object = result as AnyObject
      guard MainThread.isCurrent, let simulation = CurrentSimulation.onAnyThread else { return .passRetained(object) }
      MainActor.assumeIsolated { simulation.clock.autorelease(object) }
      return .passUnretained(object)
    }

    /// Calls the selector's method after a delay in virtual time, unless the request is cancelled; until then the object and the argument
    /// are kept (ACT-7). Without a simulation, and on other threads than the main one, there is no such time: nothing is called.
    ///
    /// `settle()` does not wait for it, except without a delay: ``Simulation/advance(by:)`` brings the time.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
      let message = DelayedMessage(self, aSelector, anArgument)
      DelayedMessages.onMainThread { $0.add(message, in: delay) }
    }

    /// Cancels the requests of `perform(_:with:afterDelay:)` for an object.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
      let target = ObjectIdentifier(aTarget as AnyObject)
      DelayedMessages.onMainThread { $0.cancel(target) { _ in true } }
    }

    /// Cancels the requests of `perform(_:with:afterDelay:)` for an object with this selector and this argument.
    public class func cancelPreviousPerformRequests(
      withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
      let cancelled = DelayedMessage(aTarget as AnyObject, aSelector, anArgument)
      DelayedMessages.onMainThread { $0.cancel(cancelled.id) { $0.isEqual(to: cancelled) } }
    }
  }

  /// A request to perform a method later. It is made, kept and performed on the main thread alone.
  private final class DelayedMessage: @unchecked Sendable {
    let target: AnyObject
    let action: Selector
    let argument: Any?

    var id: ObjectIdentifier { ObjectIdentifier(target) }

    init(_ target: AnyObject, _ action: Selector, _ argument: Any?) {
      self.target = target
      self.action = action
      self.argument = argument
    }

    func isEqual(to other: DelayedMessage) -> Bool {
      guard target === other.target, action == other.action else { return false }
      switch (argument, other.argument) {
      case (nil, nil): return true
      case (let own?, let other?):
        if let own = own as? AnyHashable, let other = other as? AnyHashable { return own == other }
        return own as AnyObject === other as AnyObject
      default: return false
      }
    }
  }

  /// The requests of a simulation that wait for their time, by their targets.
  @MainActor
  private final class DelayedMessages: FeatureState {
    private unowned let simulation: any RunningSimulation
    private var waiting: [ObjectIdentifier: [DelayedMessage]] = [:]

    init(of simulation: any RunningSimulation) {
      self.simulation = simulation
    }

    /// Changes the requests of the current simulation, from code that nothing binds to the main actor.
    nonisolated static func onMainThread(_ change: @MainActor (DelayedMessages) -> Void) {
      guard MainThread.isCurrent, let simulation = CurrentSimulation.onAnyThread else { return }
      MainActor.assumeIsolated { change(simulation.delayedMessages) }
    }

    func add(_ message: DelayedMessage, in delay: TimeInterval) {
      waiting[message.id, default: []].append(message)
      simulation.clock.afterTimer(delay) { [weak self, weak message] in
        guard let self, let message else { return }
        cancel(message.id) { $0 === message }
        message.action.send(to: message.target, message.argument)
      }
    }

    /// Takes out requests for a target. What they keep ends after the change.
    func cancel(_ target: ObjectIdentifier, _ isCancelled: (DelayedMessage) -> Bool) {
      let before = waiting[target] ?? []
      let after = before.filter { !isCancelled($0) }
      waiting[target] = after.isEmpty ? nil : after
      withExtendedLifetime(before) {}
    }
  }

  extension RunningSimulation {
    fileprivate var delayedMessages: DelayedMessages { state() }
  }
#endif
