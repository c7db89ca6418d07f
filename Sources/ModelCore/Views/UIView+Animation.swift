public import Foundation

extension UIView {
  /// Runs the animations at once: only their end can be seen here.
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
    let isNested = simulation.isAnimating
    simulation.isAnimating = true
    animations()
    simulation.isAnimating = isNested
    guard let completion else { return }
    simulation.clock.after(duration) { completion(true) }
  }
}
