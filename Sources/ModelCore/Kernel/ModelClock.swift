import Foundation

/// Virtual time, and the work that is scheduled in it.
///
/// A turn of the run loop has three phases: work that calls deferred to the layout pass, layout, and the ends of transitions without
/// animation. Work that a phase adds to itself or to an earlier phase waits for the next turn.
@MainActor
final class ModelClock {
  /// The duration of an animated transition, in seconds of virtual time.
  static let transitionDuration: TimeInterval = 0.35

  /// The virtual time in seconds since the first launch.
  private(set) var now: TimeInterval = 0

  /// Whether transitions without animation end before the layout instead of after it (P-3).
  private let endsBeforeLayout: Bool

  private let starts = WorkQueue()
  private let ends = WorkQueue()
  private let timed = Timetable()
  /// The work of timers, for which nothing waits that comes to rest (ACT-8).
  private let timers = Timetable()

  /// The objects that live until the end of the turn, as those in an autorelease pool do.
  private var autoreleased: [AnyObject] = []

  /// The pending layout of windows, in order.
  private let layouts = WorkQueue()

  init(endsBeforeLayout: Bool = false) {
    self.endsBeforeLayout = endsBeforeLayout
  }

  /// Whether a turn would do anything.
  var hasWork: Bool { !(starts.isEmpty && ends.isEmpty && layouts.isEmpty) }

  /// The time at which the next scheduled work is due: that of timers only if it is due now.
  var nextTime: TimeInterval? {
    guard let timer = timers.nextTime, timer <= now else { return timed.nextTime }
    return now
  }

  /// Defers work to the beginning of the next layout pass.
  func atLayoutPass(_ work: @escaping () -> Void) {
    starts.append(work)
  }

  /// Defers the layout of a hierarchy to the next layout pass.
  func layOut(_ work: @escaping () -> Void) {
    layouts.append(work)
  }

  /// Defers the end of a transition without animation until after the next layout, or by policy until right before it (P-3).
  func afterLayout(_ work: @escaping () -> Void) {
    ends.append(work)
  }

  /// Schedules work.
  /// - Parameter delay: In seconds of virtual time.
  func after(_ delay: TimeInterval, _ work: @escaping () -> Void) {
    timed.add(work, at: now + max(0, delay))
  }

  /// Schedules the work of a timer, which runs when the time has come that far, and for which `settle()` does not wait (ACT-8).
  /// - Parameter delay: In seconds of virtual time.
  func afterTimer(_ delay: TimeInterval, _ work: @escaping () -> Void) {
    timers.add(work, at: now + max(0, delay))
  }

  /// Keeps an object until the end of the turn.
  func autorelease(_ object: AnyObject) {
    // Moved out and in, so that it is changed in place.
    var objects = autoreleased
    autoreleased = []
    objects.append(object)
    autoreleased = objects
  }

  /// Runs one turn of the run loop.
  func turn() {
    TraitGeneration.advance()
    starts.run()
    if endsBeforeLayout { ends.run() }
    layouts.run()
    if !endsBeforeLayout { ends.run() }
    guard !autoreleased.isEmpty else { return }
    let ended = autoreleased
    autoreleased = []
    withExtendedLifetime(ended) {}
  }

  /// The number of works for one point in time after which the time stops.
  private static let mostWorks = 10_000

  /// Advances the time, running the work that becomes due; each point in time is followed by a turn.
  /// - Returns: Whether the time came that far, and did not stop because each work adds one that is due at once.
  @discardableResult
  func advance(to time: TimeInterval) -> Bool {
    turn()
    var (point, works) = (now, 0)
    while let next = nextOfAll, next <= time {
      now = max(now, next)
      if now > point { (point, works) = (now, 0) }
      while works < Self.mostWorks, let work = timed.next(until: now) ?? timers.next(until: now) {
        works += 1
        work()
      }
      guard works < Self.mostWorks else { return false }
      turn()
    }
    now = max(now, time)
    return true
  }

  /// The time at which anything is due, work of timers, too.
  private var nextOfAll: TimeInterval? {
    guard let timer = timers.nextTime else { return timed.nextTime }
    return min(timer, timed.nextTime ?? timer)
  }

  /// Cancels all scheduled work at the end of the process.
  func cancelAll() {
    starts.removeAll()
    layouts.removeAll()
    ends.removeAll()
    timed.removeAll()
    timers.removeAll()
  }
}

/// Work that waits for a time, the earliest first, and for the same time in the order in which it was scheduled.
@MainActor
private final class Timetable {
  private var entries: [(time: TimeInterval, work: () -> Void)] = []
  /// The number of entries at the beginning that are done.
  private var done = 0

  var nextTime: TimeInterval? { done < entries.count ? entries[done].time : nil }

  /// Adds work. Mostly it is for the latest time of all.
  func add(_ work: @escaping () -> Void, at time: TimeInterval) {
    var place = entries.count
    while place > done, entries[place - 1].time > time { place -= 1 }
    entries.insert((time, work), at: place)
  }

  /// Takes out the next work, if it is due.
  func next(until now: TimeInterval) -> (() -> Void)? {
    guard done < entries.count, entries[done].time <= now else { return nil }
    let work = entries[done].work
    // The array keeps no work that is done, nor more room for it than for what waits.
    entries[done].work = {}
    done += 1
    if done * 2 > entries.count {
      entries.removeFirst(done)
      done = 0
    }
    return work
  }

  func removeAll() {
    let removed = entries
    entries = []
    done = 0
    // What it refers to may end with code of the app, which may schedule work.
    withExtendedLifetime(removed) {}
  }
}

/// Work that waits for its phase.
@MainActor
private final class WorkQueue {
  private var waiting: [() -> Void] = []
  /// An empty array with room, so that a phase needs no new one.
  private var spare: [() -> Void] = []

  var isEmpty: Bool { waiting.isEmpty }

  func append(_ work: @escaping () -> Void) {
    // Moved out and in, so that it is changed in place, and no access to the property lasts.
    var works = waiting
    waiting = []
    works.append(work)
    waiting = works
  }

  /// The works end after the queue is empty, because what ends with them may add others.
  func removeAll() {
    let ended = waiting
    waiting = []
    withExtendedLifetime(ended) {}
  }

  /// Runs all work; what it adds waits for the next turn.
  func run() {
    guard !waiting.isEmpty else { return }
    var works = waiting
    waiting = spare
    spare = []
    for work in works { work() }
    works.removeAll(keepingCapacity: true)
    spare = works
  }
}
