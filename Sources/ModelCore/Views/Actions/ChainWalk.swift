import Foundation

/// A way along the responder chain that the defaults of `UIResponder` take: in a loop, because a chain of views is as deep as the app makes it.
@MainActor
final class ChainWalk {
  /// The responder that is being visited; `nil` once its default has run.
  private weak var visited: UIResponder?

  /// Goes on behind a responder whose default runs, until a visit has an answer, or an override does not call super.
  func walk<Answer>(after responder: UIResponder, _ visit: (UIResponder) -> Answer?) -> Answer? {
    guard visited !== responder else {
      visited = nil
      return nil
    }
    let outer = visited
    defer { visited = outer }
    var next = responder.next
    while let current = next {
      visited = current
      if let answer = visit(current) { return answer }
      guard visited == nil else { return nil }
      next = current.next
    }
    return nil
  }
}

/// The walks of a simulation.
@MainActor
final class ChainWalks: FeatureState {
  /// In search of a target for an action (ACT-5).
  let actions = ChainWalk()
  /// With touches that nobody has kept (RSP-3).
  let touches = ChainWalk()

  init(of simulation: any RunningSimulation) {}
}

extension RunningSimulation {
  var chainWalks: ChainWalks { state() }
}
