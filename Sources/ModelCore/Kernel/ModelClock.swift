import Foundation

/// Virtual time, and the work that is scheduled in it.
///
/// A turn of the run loop has three phases: work that calls deferred to the layout pass, layout, and the ends of transitions without
/// animation. Work that a phase adds to itself or to an earlier phase waits for the next turn.
@MainActor
final class ModelClock {
  /// The duration of an animated transition, in seconds of virtual time.
  static let transitionDuration: TimeInterval = 0.35

  /// Work scheduled for a time.
  private struct Timed {
    let time: TimeInterval
    /// The order among work for the same time.
    let number: Int
    let work: () -> Void
  }

  /// The virtual time in seconds since the first launch.
  private(set) var now: TimeInterval = 0

  /// Whether transitions without animation end before the layout instead of after it (P-3).
  private let endsBeforeLayout: Bool

  private let starts = WorkQueue()
  private let ends = WorkQueue()
  private var timed: [Timed] = []
  private var nextNumber = 0

  /// The pending layout of windows, in order.
  private let layouts = WorkQueue()

  init(endsBeforeLayout: Bool = false) {
    self.endsBeforeLayout = endsBeforeLayout
  }

  /// Whether a turn would do anything.
  var hasWork: Bool { !(starts.isEmpty && ends.isEmpty && layouts.isEmpty) }

  /// The time at which the next scheduled work is due.
  var nextTime: TimeInterval? { timed.first?.time }

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
    let entry = Timed(time: now + max(0, delay), number: nextNumber, work: work)
    nextNumber += 1
    let index = timed.firstIndex { $0.time > entry.time } ?? timed.endIndex
    timed.insert(entry, at: index)
  }

  /// Runs one turn of the run loop.
  func turn() {
    starts.run()
    if endsBeforeLayout { ends.run() }
    layouts.run()
    if !endsBeforeLayout { ends.run() }
  }

  /// Advances the time, running the work that becomes due; each point in time is followed by a turn.
  func advance(to time: TimeInterval) {
    turn()
    while let next = timed.first, next.time <= time {
      now = max(now, next.time)
      while let due = timed.first, due.time <= now {
        timed.removeFirst()
        due.work()
      }
      turn()
    }
    now = max(now, time)
  }

  /// Cancels all scheduled work at the end of the process.
  func cancelAll() {
    starts.removeAll()
    layouts.removeAll()
    ends.removeAll()
    timed.removeAll()
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

  func removeAll() {
    waiting = []
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
