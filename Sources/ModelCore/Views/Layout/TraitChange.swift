import Foundation

/// Tells views and their controllers that their traits changed, from the top down, controllers before their views.
@MainActor
struct TraitChange {
  private let views: [UIView]
  private var old: [ObjectIdentifier: TraitValues] = [:]

  init(_ views: [UIView]) {
    self.views = views
    var waiting: [UIView] = views.reversed()
    while let view = waiting.popLast() {
      for environment in view.traitEnvironments { old[ObjectIdentifier(environment)] = environment.traitCollection.traits }
      waiting += view.subviews.reversed()
    }
  }

  /// Runs a change that affects the traits of a view and tells the views. Views outside of windows are not told.
  static func run(in view: UIView?, _ change: () -> Void) {
    TraitChange(view?.window == nil ? [] : [view].compactMap(\.self)).run(change)
  }

  func run(_ change: () -> Void) {
    change()
    TraitGeneration.advance()
    var waiting: [UIView] = views.reversed()
    while let view = waiting.popLast() {
      for environment in view.traitEnvironments { tell(environment) }
      waiting += view.subviews.reversed()
    }
  }

  /// Calls the method, and the handlers for the traits that have changed, in the order of the policy (TRT-5, P-27).
  private func tell(_ environment: any TraitHolder) {
    let collection = environment.traitCollection
    guard let old = old[ObjectIdentifier(environment)], old != collection.traits else { return }
    // The safe area changes, too.
    if old.verticalBarEdge != collection.traits.verticalBarEdge { (environment as? UIView)?.setNeedsLayout() }
    let isBefore = CurrentSimulation.policies.traitHandlers == .beforeDidChange
    collection.performAsCurrent {
      if isBefore { environment.tellHandlers(old) }
      environment.sendTraitCollectionDidChange(UITraitCollection(old))
      if !isBefore { environment.tellHandlers(old) }
    }
  }
}
