import Foundation

/// Virtual time, and the work that the app's calls have put off.
///
/// One turn of the run loop has three phases: what calls have put off until the layout pass, the layout of what needs it, and the ends of
/// what is not animated. Work that a phase adds to itself or to an earlier one waits for the next turn.
@MainActor
final class ModelClock {
  /// How long an animated transition takes, in seconds of virtual time.
  static let transitionDuration: TimeInterval = 0.35

  /// What was put off until a time.
  private struct Timed {
    let time: TimeInterval
    /// The order of equal times.
    let number: Int
    let work: () -> Void
  }

  /// Seconds since the first launch.
  private(set) var now: TimeInterval = 0

  /// P-3: whether the ends of what is not animated come before the layout.
  private let endsBeforeLayout: Bool

  private var starts: [() -> Void] = []
  private var ends: [() -> Void] = []
  private var timed: [Timed] = []
  private var nextNumber = 0

  /// The windows in which something needs layout, in order.
  private var layouts: [() -> Void] = []

  init(endsBeforeLayout: Bool = false) {
    self.endsBeforeLayout = endsBeforeLayout
  }

  /// Whether a turn would do anything.
  var hasWork: Bool { !(starts.isEmpty && ends.isEmpty && layouts.isEmpty) }

  /// When the next timed work is due.
  var nextTime: TimeInterval? { timed.first?.time }

  /// Puts work off until the beginning of the next layout pass.
  func atLayoutPass(_ work: @escaping () -> Void) {
    starts.append(work)
  }

  /// Puts the layout of one hierarchy off until the next layout pass.
  func layOut(_ work: @escaping () -> Void) {
    layouts.append(work)
  }

  /// Puts the end of what is not animated off until after the next layout, or, if P-3 says so, until right before it.
  func afterLayout(_ work: @escaping () -> Void) {
    ends.append(work)
  }

  /// Puts work off.
  /// - Parameter delay: In seconds of virtual time.
  func after(_ delay: TimeInterval, _ work: @escaping () -> Void) {
    let entry = Timed(time: now + max(0, delay), number: nextNumber, work: work)
    nextNumber += 1
    let index = timed.firstIndex { $0.time > entry.time } ?? timed.endIndex
    timed.insert(entry, at: index)
  }

  /// One turn of the run loop.
  func turn() {
    for start in Self.drain(&starts) { start() }
    if endsBeforeLayout { end() }
    for layout in Self.drain(&layouts) { layout() }
    if !endsBeforeLayout { end() }
  }

  /// Moves the time on and does what is due on the way, one time after the other, each followed by a turn.
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

  /// Forgets what was put off: the process has ended.
  func cancelAll() {
    starts.removeAll()
    layouts.removeAll()
    ends.removeAll()
    timed.removeAll()
  }

  private func end() {
    for end in Self.drain(&ends) { end() }
  }

  private static func drain(_ queue: inout [() -> Void]) -> [() -> Void] {
    let works = queue
    queue.removeAll()
    return works
  }
}
