import Foundation

/// Animations whose time a hand drives instead of the clock (TRN-6): their ends wait until the hand lets go.
@MainActor
final class HeldAnimations {
  /// The end of an animation: after a time of the animation, a call that is given whether it ran forwards.
  private struct End {
    let time: TimeInterval
    let call: (_ isForwards: Bool) -> Void
  }

  private var ends: [End] = []
  /// The places of the ends that have come.
  private var over: Set<Int> = []
  /// The course since the hand let go: the time of the animation then, and its speed, which is negative backwards; `nil` in the hand.
  private var released: (at: TimeInterval, elapsed: TimeInterval, speed: TimeInterval)?
  /// The number of the course that counts: ends of earlier ones are void.
  private var course = 0

  /// Holds the animations that a closure begins.
  func record(_ begin: () -> Void) {
    guard let state = CurrentSimulation.simulation?.animation else { return begin() }
    let outer = state.held
    state.held = self
    begin()
    state.held = outer
  }

  func add(after time: TimeInterval, _ call: @escaping (_ isForwards: Bool) -> Void) {
    ends.append(End(time: time, call: call))
  }

  /// Lets the animations take the rest of their time.
  /// - Parameters:
  ///   - elapsed: The time of the animation that the hand has reached, in seconds.
  ///   - backwards: Whether they return to their beginning.
  func release(at elapsed: TimeInterval, backwards: Bool, speed: TimeInterval) {
    guard let clock = CurrentSimulation.simulation?.clock else { return }
    released = (clock.now, elapsed, backwards ? -speed : speed)
    course += 1
    let current = course
    for (index, end) in ends.enumerated() where !over.contains(index) {
      let rest = backwards ? min(end.time, elapsed) : max(0, end.time - elapsed)
      clock.after(rest / speed) { [self] in
        guard course == current else { return }
        over.insert(index)
        end.call(!backwards)
      }
    }
  }

  /// Takes the animations back into the hand.
  /// - Returns: The progress that they have reached, 0...1.
  func pause(duration: TimeInterval) -> CGFloat? {
    guard let released, let now = CurrentSimulation.simulation?.clock.now, duration > 0 else { return nil }
    course += 1
    self.released = nil
    let elapsed = released.elapsed + (now - released.at) * released.speed
    return CGFloat(min(max(0, elapsed / duration), 1))
  }
}
