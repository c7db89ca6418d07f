public import Foundation

/// An animation that can be paused, reversed and continued. Changes are made at once; its time is virtual, and its end calls the completions.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating {
  open private(set) var duration: TimeInterval = 0
  open private(set) var state = UIViewAnimatingState.inactive
  open private(set) var isRunning = false

  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var isBackwards = false
  /// The progress when the animation began to move last, the virtual time of that, and the time that the rest takes.
  private var reached: CGFloat = 0
  private var since: TimeInterval = 0
  private var span: TimeInterval = 0
  /// The number of the course that counts: ends of earlier ones are void.
  private var course = 0

  public override init() { super.init() }

  /// - Parameter duration: In seconds of virtual time.
  public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
    self.init()
    self.duration = duration
    self.animations = [animations].compactMap { $0 }
  }

  /// - Parameter ratio: The damping of a spring. Without effect.
  public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  /// - Parameters:
  ///   - point1: The first control point of a cubic Bézier curve. Without effect, as is the second.
  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, curve: .easeInOut, animations: animations)
  }

  /// - Parameter parameters: The curve. Without effect.
  public convenience init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    self.init(duration: duration, curve: .easeInOut)
  }

  open var fractionComplete: CGFloat {
    get { isRunning ? progress : reached }
    set {
      activate()
      halt()
      reached = min(max(0, newValue), 1)
    }
  }

  /// Whether an animation that the app moves by ``fractionComplete`` leaves out its curve. Kept: curves have no effect.
  open var scrubsLinearly = true

  open var isReversed: Bool {
    get { isBackwards }
    set {
      guard newValue != isBackwards else { return }
      let wasRunning = isRunning
      halt()
      isBackwards = newValue
      if wasRunning { move(for: rest) }
    }
  }

  open func addAnimations(_ animation: @escaping () -> Void) {
    if state == .active { UIView.withAnimations(true, animation) } else { animations.append(animation) }
  }

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { addAnimations(animation) }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

  open func startAnimation() { startAnimation(afterDelay: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    guard state != .stopped, !isRunning else { return }
    activate()
    move(for: rest, after: delay)
  }

  open func pauseAnimation() {
    activate()
    halt()
  }

  open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
    guard state == .active, !isRunning else { return }
    move(for: durationFactor > 0 ? duration * TimeInterval(durationFactor) : rest)
  }

  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    halt()
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { reached = 0 }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    if state == .stopped { end(at: finalPosition) }
  }

  private func activate() {
    guard state == .inactive else { return }
    state = .active
    let changes = animations
    animations = []
    for change in changes { UIView.withAnimations(true, change) }
  }

  /// The time until the end in the current direction.
  private var rest: TimeInterval { duration * TimeInterval(isBackwards ? reached : 1 - reached) }

  private var progress: CGFloat {
    guard span > 0, let now = CurrentSimulation.simulation?.clock.now else { return reached }
    let passed = CGFloat(min(max(0, (now - since) / span), 1))
    return reached + passed * ((isBackwards ? 0 : 1) - reached)
  }

  private func move(for time: TimeInterval, after delay: TimeInterval = 0) {
    isRunning = true
    course += 1
    let current = course
    guard let simulation = CurrentSimulation.simulation else { return end(at: isBackwards ? .start : .end) }
    (since, span) = (simulation.clock.now + delay, time)
    simulation.animation.end(after: delay + time) { [self] isForwards in
      guard course == current, isRunning else { return }
      end(at: isForwards != isBackwards ? .end : .start)
    }
  }

  private func halt() {
    reached = fractionComplete
    isRunning = false
    course += 1
  }

  private func end(at position: UIViewAnimatingPosition) {
    (isRunning, state, reached) = (false, .inactive, 0)
    course += 1
    let due = completions
    completions = []
    for completion in due { completion(position) }
  }
}
