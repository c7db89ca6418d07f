/// The decision of a window's or a presentation's controllers whether bars may stand upright (VBR-3 to VBR-5).
@MainActor
enum VerticalBarDecision {
  /// Asks at the beginning of the next layout pass, once however often it is requested.
  static func request(from controller: UIViewController) {
    guard CurrentSimulation.device.hasVerticalBars, let simulation = CurrentSimulation.simulation else { return }
    let root = controller.outermostContainer
    guard !root.verticalBarState.isPending else { return }
    root.verticalBarState.isPending = true
    simulation.clock.atLayoutPass { [weak root] in
      guard let root else { return }
      root.verticalBarState.isPending = false
      // It may have got a container meanwhile, which is asked on its own request.
      let outermost = root.outermostContainer
      if !outermost.verticalBarState.isPending { ask(outermost) }
    }
  }

  /// Asks the controller at the root, and those to which it and they forward, at once. If the answer is another one, views and controllers
  /// are told of their new traits, and all are laid out.
  static func ask(_ root: UIViewController) {
    guard CurrentSimulation.device.hasVerticalBars else { return }
    let behavior = decider(from: root).preferredVerticalBarBehavior
    guard behavior != root.verticalBarState.decided else { return }
    TraitChange.run(in: root.viewIfLoaded) { root.verticalBarState.decided = behavior }
  }

  /// The controller at the end of the chain. A controller that comes up twice ends it.
  static func decider(from root: UIViewController) -> UIViewController {
    var visited: Set<ObjectIdentifier> = [ObjectIdentifier(root)]
    var decider = root
    while decider.forwardsVerticalBarBehavior, let next = decider.childForPreferredVerticalBarBehavior,
      visited.insert(ObjectIdentifier(next)).inserted
    {
      decider = next
    }
    return decider
  }
}

/// The last decision on vertical bars, at the root of a window or a presentation (VBR-4).
struct VerticalBarState {
  var decided = UIVerticalBarBehavior.automatic

  /// Whether the controllers are to be asked before the next layout pass.
  var isPending = false
}

/// A container that decides on vertical bars itself, whatever it names (FLD-5).
protocol VerticalBarDecider: UIViewController {}

extension UIViewController {
  /// Whether another controller may decide on vertical bars instead of this one.
  fileprivate var forwardsVerticalBarBehavior: Bool { !(self is any VerticalBarDecider) }

  /// The answer of the controller that decides on vertical bars, if this one is asked first (VBR-4).
  package var effectiveVerticalBarBehavior: UIVerticalBarBehavior {
    VerticalBarDecision.decider(from: self).preferredVerticalBarBehavior
  }

  /// Whether another controller decides on vertical bars instead of this one.
  package var asksAnotherAboutVerticalBars: Bool {
    forwardsVerticalBarBehavior && childForPreferredVerticalBarBehavior != nil
  }

  /// The container that is in no other: at the root of a window, or presented.
  var outermostContainer: UIViewController {
    var controller = self
    while let container = controller.enclosingContainer { controller = container }
    return controller
  }
}
