import Foundation

/// Tells views and their controllers that their traits changed, from the top down, controllers before their views.
@MainActor
struct TraitChange {
  private let views: [UIView]
  private var old: [ObjectIdentifier: TraitValues] = [:]

  init(_ views: [UIView]) {
    self.views = views
    for view in views { remember(view) }
  }

  /// Runs a change that affects the traits of a view and tells the views. Views outside of windows are not told.
  static func run(in view: UIView?, _ change: () -> Void) {
    TraitChange(view?.window == nil ? [] : [view].compactMap(\.self)).run(change)
  }

  func run(_ change: () -> Void) {
    change()
    for view in views { announce(view) }
  }

  private mutating func remember(_ view: UIView) {
    old[ObjectIdentifier(view)] = view.traitCollection.traits
    for environment in view.traitEnvironments where environment !== view && environment.traitState != nil {
      old[ObjectIdentifier(environment)] = environment.traitCollection.traits
    }
    for subview in view.subviews { remember(subview) }
  }

  private func announce(_ view: UIView) {
    let collection = view.traitCollection
    if let old = old[ObjectIdentifier(view)], old != collection.traits {
      let previous = UITraitCollection(old)
      // The safe area changes, too.
      if old.verticalBarEdge != collection.traits.verticalBarEdge { view.setNeedsLayout() }
      collection.performAsCurrent {
        for environment in view.traitEnvironments { tell(environment, previous) }
      }
    }
    for subview in view.subviews { announce(subview) }
  }

  /// Calls the method, and the handlers for the traits that have changed, in the order of the policy (TRT-5, P-27).
  private func tell(_ environment: any TraitHolder, _ previous: UITraitCollection) {
    let isBefore = CurrentSimulation.policies.traitHandlers == .beforeDidChange
    if isBefore { tellHandlers(environment) }
    environment.sendTraitCollectionDidChange(previous)
    if !isBefore { tellHandlers(environment) }
  }

  private func tellHandlers(_ environment: any TraitHolder) {
    if let old = old[ObjectIdentifier(environment)] { environment.tellHandlers(old) }
  }
}
