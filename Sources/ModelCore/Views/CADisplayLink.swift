public import Foundation

/// A timer that calls a method for every frame of the screen, sixty times a second of virtual time (ACT-10).
///
///     let link = CADisplayLink(target: self, selector: #selector(step(_:)))
///     link.add(to: .main, forMode: .common)
///
/// UIKit has it from QuartzCore, which a file need not import. It keeps its target until it is invalidated. ``Simulation/advance(by:)`` brings
/// its frames; `settle()` does not wait for any.
@preconcurrency @MainActor
open class CADisplayLink: NSObject {
  private static let frame: CFTimeInterval = 1 / 60

  private let action: Selector
  private var target: AnyObject?
  private var modes: Set<RunLoop.Mode> = []
  /// The number of the current schedule: an older one has ended.
  private var schedules = 0
  private var last: CFTimeInterval = 0

  /// - Parameter sel: A method without parameters, or with the display link.
  public init(target: Any, selector sel: Selector) {
    self.target = target as AnyObject
    action = sel
    super.init()
  }

  /// Starts the link, which is in the same time in every mode of a run loop.
  open func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    let wasRunning = isRunning
    modes.insert(mode)
    if !wasRunning { schedule() }
  }

  /// Stops the link once it is in no mode.
  open func remove(from runloop: RunLoop, forMode mode: RunLoop.Mode) {
    modes.remove(mode)
  }

  /// Stops the link for good, and lets its target go.
  open func invalidate() {
    modes = []
    let ended = target
    target = nil
    withExtendedLifetime(ended) {}
  }

  /// Whether the link waits. It is not at first.
  open var isPaused = false {
    didSet { if oldValue, isRunning { schedule() } }
  }

  /// The time of the frame, in seconds of virtual time; 0 before the first.
  open var timestamp: CFTimeInterval { last }

  /// The time of the next frame.
  open var targetTimestamp: CFTimeInterval { last + duration }

  /// The time between two frames, in seconds: 1/60.
  open var duration: CFTimeInterval { Self.frame }

  /// The number of frames that the app wants in a second; 0 for the screen's. It is kept, and changes nothing.
  open var preferredFramesPerSecond = 0

  private var isRunning: Bool { !modes.isEmpty && !isPaused && target != nil }

  private func schedule() {
    guard let clock = CurrentSimulation.simulation?.clock else { return }
    schedules += 1
    // The clock keeps the link while it runs, as a run loop does.
    clock.afterTimer(Self.frame) { [self, schedules] in
      guard schedules == self.schedules, isRunning, let target else { return }
      last = clock.now
      action.send(to: target, self)
      if schedules == self.schedules, isRunning { schedule() }
    }
  }
}

#if !canImport(Darwin)
  /// A time in seconds, under the name of Core Foundation.
  public typealias CFTimeInterval = Double

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The virtual time in seconds, which a display link counts in, too.
  @preconcurrency @MainActor
  public func CACurrentMediaTime() -> CFTimeInterval { CurrentSimulation.simulation?.clock.now ?? 0 }
#endif
