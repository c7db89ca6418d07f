import Foundation
import ModelCore
import PelmetTestSupport
import Testing

/// ACT-7, ACT-9: messages that an app sends itself, and those of notification centres.
@MainActor
struct PerformTests {
  @Test("ACT-7: an object performs a selector with up to two arguments, and returns the method's object")
  func results() {
    let simulation = run(on: 26)
    let worker = Worker()
    #expect(worker.perform(Selector("made(_:)", Worker.made(_:)), with: "a")?.takeUnretainedValue() is Product)
    #expect(worker.perform(Selector("joined(_:_:)", Worker.joined(_:_:)), with: "a", with: 2) == nil)
    expectEqual(worker.notes, ["made a", "joined a 2"])
    #expect(simulation.faults.isEmpty)
  }

  @Test("ACT-7: the object that a method returned lives until the end of the turn")
  func autorelease() {
    let simulation = run(on: 26)
    weak var product: Product?
    product = Worker().perform(Selector("made(_:)", Worker.made(_:)), with: "a").takeUnretainedValue() as? Product
    #expect(product != nil)
    simulation.layoutPass()
    #expect(product == nil)
  }

  @Test("ACT-5, ACT-7: an object responds to the methods of its class")
  func responding() {
    let simulation = run(on: 26)
    let made = Selector("made(_:)", Worker.made(_:))
    #expect(Worker().responds(to: made) && !Product().responds(to: made))
    #expect(simulation.faults.isEmpty)
    #expect(!Worker().responds(to: "made:"))
    expectEqual(simulation.faults.map(\.rule), [.act1])
  }

  @Test("ACT-7: the application is found by the selector of its class, and by the key path")
  func sharedApplication() {
    let simulation = run(on: 26)
    let selector = NSSelectorFromString("sharedApplication")
    #expect(UIApplication.responds(to: selector))
    #expect(UIApplication.perform(selector)?.takeUnretainedValue() === UIApplication.shared)
    #expect(UIApplication.value(forKeyPath: NSStringFromSelector(selector)) as? UIApplication === UIApplication.shared)
    #expect(UIApplication.value(forKeyPath: "delegate") == nil && simulation.faults.isEmpty)
    #expect(UIApplication.perform("delegate") == nil)
    expectEqual(simulation.faults.map(\.rule), [.act1])
  }

  @Test("ACT-7: a message after a delay comes in virtual time, unless it is cancelled")
  func delayed() {
    let simulation = run(on: 26)
    let worker = Worker()
    let search = Selector("search(_:)", Worker.search(_:))
    worker.perform(search, with: "a", afterDelay: 0.3)
    simulation.advance(by: 0.2)
    NSObject.cancelPreviousPerformRequests(withTarget: worker, selector: search, object: "b")
    NSObject.cancelPreviousPerformRequests(withTarget: worker, selector: search, object: "a")
    worker.perform(search, with: "ab", afterDelay: 0.3)
    simulation.settle()
    #expect(worker.notes.isEmpty)
    simulation.advance(by: 0.3)
    expectEqual(worker.notes, ["search ab"])
    worker.perform(search, with: "c", afterDelay: 0)
    expectEqual(worker.notes.count, 1)
    simulation.settle()
    expectEqual(worker.notes, ["search ab", "search c"])
    worker.perform(search, with: "d", afterDelay: 1)
    NSObject.cancelPreviousPerformRequests(withTarget: worker)
    simulation.advance(by: 2)
    expectEqual(worker.notes.count, 2)
  }

  @Test("ACT-9: a notification calls the observer's method, by name and sender")
  func notifications() {
    run(on: 26)
    let (center, worker, sender) = (NotificationCenter(), Worker(), Product())
    center.addObserver(worker, selector: Selector("heard(_:)", Worker.heard(_:)), name: .init("A"), object: nil)
    center.addObserver(worker, selector: Selector("quiet", Worker.quiet), name: nil, object: sender)
    center.post(name: .init("A"), object: nil)
    center.post(name: .init("B"), object: nil)
    center.post(name: .init("B"), object: sender)
    expectEqual(worker.notes, ["heard A", "quiet"])
  }

  @Test("ACT-9: an observer is removed by name, by sender, or altogether, and tokens as always")
  func removal() {
    run(on: 26)
    let (center, worker) = (NotificationCenter(), Worker())
    let heard = Selector("heard(_:)", Worker.heard(_:))
    for name in ["A", "B", "C"] { center.addObserver(worker, selector: heard, name: .init(name), object: nil) }
    center.removeObserver(worker, name: .init("A"), object: nil)
    for name in ["A", "B", "C"] { center.post(name: .init(name), object: nil) }
    expectEqual(worker.notes, ["heard B", "heard C"])
    center.removeObserver(worker)
    center.post(name: .init("B"), object: nil)
    expectEqual(worker.notes.count, 2)
    let token = center.addObserver(forName: .init("D"), object: nil, queue: nil) { _ in Issue.record("removed") }
    center.removeObserver(token)
    center.post(name: .init("D"), object: nil)
  }

  @Test("ACT-9: an observer is not kept, and hears nothing after its end")
  func lostObservers() {
    run(on: 26)
    let center = NotificationCenter()
    weak var observer: Worker?
    do {
      let worker = Worker()
      observer = worker
      center.addObserver(worker, selector: Selector("quiet", Worker.quiet), name: nil, object: nil)
    }
    #expect(observer == nil)
    center.post(name: .init("A"), object: nil)
  }
}

private final class Product: NSObject {}

private final class Worker: NSObject {
  var notes: [String] = []

  func made(_ name: String) -> Product {
    notes.append("made \(name)")
    return Product()
  }

  func joined(_ name: String, _ number: Int) -> Int {
    notes.append("joined \(name) \(number)")
    return number
  }

  func search(_ text: String) { notes.append("search \(text)") }

  func heard(_ notification: Notification) { notes.append("heard \(notification.name.rawValue)") }

  func quiet() { notes.append("quiet") }
}
