public import Foundation

/// An object with traits of its own: a scene, a window, a view, a controller, a presentation controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  var traitCollection: UITraitCollection { get }

  /// Called after the traits changed. Deprecated since iOS 17 in favour of `registerForTraitChanges`.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}

/// A registration for changes of traits, to end it by.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// An object at which one registers for changes of its traits (TRT-5). Since iOS 17; before, nothing is ever called.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UITraitChangeObservable {
  public typealias TraitChangeHandler<TraitEnvironment> = (TraitEnvironment, UITraitCollection) -> Void

  /// Calls a closure when one of the traits has another value, with this object and its old traits (TRT-5).
  ///
  /// The closure should not keep this object: it gets it as a parameter. The registration ends with this object.
  @discardableResult
  public func registerForTraitChanges<TraitEnvironment: UITraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration {
    register(traits) { environment, previous in (environment as? TraitEnvironment).map { handler($0, previous) } }
  }

  /// Calls a method of this object when one of the traits has another value (TRT-5).
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }

  /// Calls a method of another object, which is not kept, when one of the traits has another value (TRT-5).
  /// - Parameter action: A method without parameters, with this object, or with it and its old traits.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration {
    let method = TargetedAction(target, action)
    return register(traits) { environment, previous in
      if let target = method.target { action.send(to: target, environment, previous) }
    }
  }

  /// Ends a registration before this object ends.
  public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
    (self as? any TraitHolder)?.traitState?.registrations.removeAll { $0 === registration }
  }

  private func register(_ traits: [UITrait], _ run: @escaping (any UITraitEnvironment, UITraitCollection) -> Void)
    -> any UITraitChangeRegistration
  {
    let registration = TraitRegistration(traits, run)
    (self as? any TraitHolder)?.madeTraitState.registrations.append(registration)
    return registration
  }
}

/// A registration: the traits, and what to call.
@MainActor
final class TraitRegistration: NSObject, UITraitChangeRegistration {
  private let traits: [UITrait]
  private let run: (any UITraitEnvironment, UITraitCollection) -> Void

  init(_ traits: [UITrait], _ run: @escaping (any UITraitEnvironment, UITraitCollection) -> Void) {
    self.traits = traits
    self.run = run
    super.init()
  }

  /// Calls the handler if one of its traits differs from the old ones.
  func tell(_ environment: any UITraitEnvironment, _ old: TraitValues) {
    let new = environment.traitCollection.traits
    guard traits.contains(where: { new.differs(in: $0, from: old) }) else { return }
    CurrentSimulation.simulation?.note(.traits, environment, "traitHandler", traits.map { $0.name }.joined(separator: ", "))
    run(environment, UITraitCollection(old))
  }
}

/// The overrides and registrations of one trait environment.
@MainActor
final class TraitState {
  var overrides = UITraitOverrides() { didSet { TraitGeneration.advance() } }
  var registrations: [TraitRegistration] = []
  /// The traits that the parent forces on a controller, and that parent (TRT-4).
  var forced: UITraitCollection? { didSet { TraitGeneration.advance() } }
  weak var forcer: AnyObject? { didSet { TraitGeneration.advance() } }
}

/// A trait environment that can have overrides and registrations, made when first needed.
@MainActor
protocol TraitHolder: UITraitEnvironment {
  var traitState: TraitState? { get set }

  /// Calls `traitCollectionDidChange`; a controller's is logged.
  func sendTraitCollectionDidChange(_ previous: UITraitCollection)

  /// Runs a change of this environment's traits, and tells all that inherit them.
  func changeTraits(_ change: () -> Void)
}

extension TraitHolder {
  func sendTraitCollectionDidChange(_ previous: UITraitCollection) { traitCollectionDidChange(previous) }

  var madeTraitState: TraitState {
    if let traitState { return traitState }
    let state = TraitState()
    traitState = state
    return state
  }

  /// Inherited traits with the overrides of this environment.
  func overriding(_ traits: UITraitCollection) -> UITraitCollection { traitState?.overrides.applied(to: traits) ?? traits }

  /// Calls the handlers whose traits have changed, in the order of their registration (TRT-5).
  func tellHandlers(_ old: TraitValues) {
    guard let traitState, CurrentSimulation.device.systemVersion >= 17 else { return }
    for registration in traitState.registrations { registration.tell(self, old) }
  }
}
