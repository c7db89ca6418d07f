public import Foundation

extension UIView {
  /// Runs the animations at once, because they complete immediately.
  /// - Parameters:
  ///   - duration: In seconds of virtual time.
  ///   - completion: Called when the time is over.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    guard let simulation = CurrentSimulation.simulation else {
      animations()
      completion?(true)
      return
    }
    let isNested = simulation.animation.isAnimating
    simulation.animation.isAnimating = true
    animations()
    simulation.animation.isAnimating = isNested
    guard let completion else { return }
    simulation.clock.after(duration) { completion(true) }
  }
}

/// Whether the app is inside `UIView.animate` (STB-4).
@MainActor
final class AnimationState: FeatureState {
  fileprivate(set) var isAnimating = false

  init(of simulation: any RunningSimulation) {}
}

extension RunningSimulation {
  var animation: AnimationState { state() }
}
