#if !canImport(ObjectiveC)
  public import Foundation

  extension Timer {
    /// Creates a timer that calls a method of a target in virtual time, from now on (ACT-8).
    ///
    /// The target is kept until the timer is invalidated; one that does not repeat invalidates itself after its call. The method gets the
    /// timer. ``Simulation/advance(by:)`` makes it fire; `settle()` does not wait for timers. Without a simulation, and on
    /// other threads than the main one, the timer is on the current run loop, in real time.
    @discardableResult
    public class func scheduledTimer(
      timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
    ) -> Timer {
      let target = aTarget as AnyObject
      if MainThread.isCurrent, let simulation = CurrentSimulation.onAnyThread {
        let timer = ModelTimer(ti, repeats: yesOrNo, userInfo: userInfo) { aSelector.send(to: target, $0) }
        timer.start(in: simulation)
        return timer
      }
      let timer = Timer(timeInterval: ti, target: target, selector: aSelector, userInfo: userInfo, repeats: yesOrNo)
      RunLoop.current.add(timer, forMode: .default)
      return timer
    }

    /// Creates a timer that calls a method of a target once the app has added it to a run loop, whose time is the real one: virtual time
    /// does not reach it. Its `userInfo` is `nil`.
    public convenience init(
      timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?, repeats yesOrNo: Bool
    ) {
      let message = KeptMessage(target: aTarget as AnyObject, action: aSelector)
      self.init(timeInterval: ti, repeats: yesOrNo) { message.action.send(to: message.target, $0) }
    }
  }

  /// A target that a timer keeps. Its timer fires on one thread alone, that of its run loop.
  private struct KeptMessage: @unchecked Sendable {
    let target: AnyObject
    let action: Selector
  }

  /// A timer in virtual time. It is on no run loop of Foundation's, whose part of it never fires.
  private final class ModelTimer: Timer {
    private let interval: TimeInterval
    private let repeats: Bool
    private let info: Any?
    private var action: ((Timer) -> Void)?

    private weak var simulation: (any RunningSimulation)?
    /// The virtual time at which it fires next.
    private var due: TimeInterval = 0
    /// How often it was scheduled: only the last schedule holds.
    private var schedules = 0

    /// The shortest interval, as Foundation's timers have it.
    private static let shortest: TimeInterval = 0.0001

    init(_ interval: TimeInterval, repeats: Bool, userInfo: Any?, _ action: @escaping (Timer) -> Void) {
      self.interval = interval > 0 ? interval : Self.shortest
      self.repeats = repeats
      info = userInfo
      self.action = action
      super.init(fire: .distantFuture, interval: interval, repeats: repeats) { _ in }
    }

    func start(in simulation: any RunningSimulation) {
      self.simulation = simulation
      onMainActor { $0.schedule(at: simulation.clock.now + $0.interval) }
    }

    override var timeInterval: TimeInterval { repeats ? interval : 0 }

    override var userInfo: Any? { info }

    override var isValid: Bool { action != nil }

    override func invalidate() {
      let ended = action
      action = nil
      super.invalidate()
      withExtendedLifetime(ended) {}
    }

    override func fire() {
      guard let action else { return }
      action(self)
      if !repeats { invalidate() }
    }

    /// The next time, counted from the real one in whole milliseconds: virtual time has no date.
    override var fireDate: Date {
      get { onMainActor { Date(timeIntervalSinceNow: $0.due - ($0.simulation?.clock.now ?? 0)) } }
      set {
        let delay = (newValue.timeIntervalSinceNow * 1000).rounded() / 1000
        onMainActor { if $0.isValid { $0.schedule(at: ($0.simulation?.clock.now ?? 0) + max(0, delay)) } }
      }
    }

    @MainActor
    private func schedule(at time: TimeInterval) {
      guard let clock = simulation?.clock else { return }
      schedules += 1
      due = time
      // The clock keeps the timer while it is valid, as a run loop does.
      clock.afterTimer(time - clock.now) { [self, schedules] in
        if isValid, schedules == self.schedules { isDue() }
      }
    }

    @MainActor
    private func isDue() {
      let schedule = schedules
      fire()
      guard isValid, schedule == schedules, let now = simulation?.clock.now else { return }
      // The call may have taken time: what was missed is skipped.
      self.schedule(at: due + interval * (((now - due) / interval).rounded(.down) + 1))
    }

    /// Timers of the model are the main thread's, as its clock is.
    private func onMainActor<Result: Sendable>(_ run: @MainActor (ModelTimer) -> Result) -> Result {
      nonisolated(unsafe) let timer = self
      return MainActor.assumeIsolated { run(timer) }
    }
  }
#endif
