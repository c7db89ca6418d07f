import Foundation
import ModelCore
import PelmetTestSupport
import Testing

/// ACT-8, ACT-10: timers and display links with targets, in virtual time.
@MainActor
struct TimerTests {
  @Test("ACT-8: a repeating timer fires in virtual time until it is invalidated")
  func repeating() {
    let simulation = run(on: 26)
    let counter = Counter()
    let timer = Timer.scheduledTimer(
      timeInterval: 0.5, target: counter, selector: Selector("fired(_:)", Counter.fired(_:)), userInfo: "info", repeats: true)
    #expect(timer.isValid && timer.timeInterval == 0.5)
    simulation.advance(by: 0.4)
    #expect(counter.notes.isEmpty)
    simulation.advance(by: 1.2)
    expectEqual(counter.notes, ["info", "info", "info"])
    timer.invalidate()
    simulation.advance(by: 2)
    #expect(counter.notes.count == 3 && !timer.isValid)
  }

  @Test("ACT-8: a timer that does not repeat fires once, and lets its target go")
  func once() {
    let simulation = run(on: 26)
    weak var counter: Counter?
    do {
      let new = Counter()
      counter = new
      Timer.scheduledTimer(
        timeInterval: 1, target: new, selector: Selector("counted", Counter.counted), userInfo: nil, repeats: false)
    }
    #expect(counter != nil)
    simulation.advance(by: 1)
    #expect(counter == nil)
  }

  @Test("ACT-8: nothing waits for timers that comes to rest")
  func settling() {
    let simulation = run(on: 26)
    let counter = Counter()
    Timer.scheduledTimer(
      timeInterval: 1, target: counter, selector: Selector("counted", Counter.counted), userInfo: nil, repeats: true)
    simulation.settle()
    #expect(simulation.now == 0 && counter.notes.isEmpty)
    UIView.animate(withDuration: 2.5) { UIView(frame: .zero).alpha = 0 }
    simulation.settle()
    expectEqual(counter.notes.count, Int(simulation.now))
    #expect(simulation.faults.isEmpty)
  }

  @Test("ACT-8: fire() calls the target at once; fireDate moves the next time")
  func fireDate() {
    let simulation = run(on: 26)
    let counter = Counter()
    let timer = Timer.scheduledTimer(
      timeInterval: 10, target: counter, selector: Selector("counted", Counter.counted), userInfo: nil, repeats: true)
    timer.fire()
    expectEqual(counter.notes.count, 1)
    timer.fireDate = Date(timeIntervalSinceNow: 2)
    simulation.advance(by: 2)
    expectEqual(counter.notes.count, 2)
    timer.fireDate = .distantFuture
    simulation.advance(by: 100)
    expectEqual(counter.notes.count, 2)
    timer.invalidate()
  }

  @Test("ACT-8: a timer may be invalidated by its own call, and by the end of the process")
  func invalidation() {
    let simulation = run(on: 26)
    let counter = Counter()
    let timer = Timer.scheduledTimer(
      timeInterval: 1, target: counter, selector: Selector("last(_:)", Counter.last(_:)), userInfo: nil, repeats: true)
    simulation.advance(by: 5)
    #expect(counter.notes == ["last"] && !timer.isValid)
  }

  @Test("ACT-10: a display link runs sixty times a second while it is in a run loop, and not paused")
  func displayLinks() {
    let simulation = run(on: 26)
    let counter = Counter()
    let link = CADisplayLink(target: counter, selector: Selector("frame(_:)", Counter.frame(_:)))
    simulation.advance(by: 1)
    #expect(counter.notes.isEmpty)
    link.add(to: .main, forMode: .common)
    simulation.advance(by: 0.105)
    #expect(counter.notes.count == 6 && abs(link.timestamp - 1.1) < 0.001)
    link.isPaused = true
    simulation.advance(by: 1)
    expectEqual(counter.notes.count, 6)
    link.isPaused = false
    simulation.advance(by: 0.105)
    expectEqual(counter.notes.count, 12)
    link.invalidate()
    simulation.advance(by: 1)
    #expect(counter.notes.count == 12 && CACurrentMediaTime() == simulation.now)
  }
}

/// An object that nothing binds to the main actor, as many an app's coordinator.
private final class Counter: NSObject {
  var notes: [String] = []

  func fired(_ timer: Timer) { notes.append(timer.userInfo as? String ?? "") }

  func counted() { notes.append("counted") }

  func last(_ timer: Timer) {
    notes.append("last")
    timer.invalidate()
  }

  func frame(_ link: CADisplayLink) { notes.append("frame") }
}
