import Foundation
import ModelCore
import PelmetTestSupport
import Testing

/// ACT-11, ACT-12: recognizers on views.
@MainActor
struct GestureTests {
  @Test("ACT-11: a tap calls the targets of the recognizer, each once, with the recognizer, and does not keep them")
  func taps() {
    let stage = ActionStage()
    let view = stage.added(UIView(frame: CGRect(x: 10, y: 20, width: 40, height: 60)))
    let hand = Hand()
    let tap = UITapGestureRecognizer(target: hand, action: Selector("tapped(_:)", Hand.tapped(_:)))
    tap.addTarget(hand, action: Selector("tapped(_:)", Hand.tapped(_:)))
    tap.addTarget(Hand(), action: Selector("tapped(_:)", Hand.tapped(_:)))
    view.addGestureRecognizer(tap)
    #expect(view.gestureRecognizers == [tap] && tap.view === view)
    stage.simulation.tap(view)
    #expect(hand.notes == ["ended 1"] && tap.state == .possible && tap.numberOfTouches == 0)
    #expect(tap.location(in: view) == CGPoint(x: 20, y: 30) && tap.location(in: nil) == CGPoint(x: 30, y: 50))
    tap.removeTarget(hand, action: nil)
    stage.simulation.tap(view)
    expectEqual(hand.notes.count, 1)
    view.removeGestureRecognizer(tap)
    #expect(view.gestureRecognizers == nil && tap.view == nil)
    stage.simulation.tap(view)
    expectEqual(stage.simulation.faults.map(\.rule), [.simulation])
  }

  @Test("ACT-11: a drag begins, changes and ends; the app may count from anew, and hears the speed at the end")
  func drags() {
    let stage = ActionStage()
    let view = stage.added(UIView(frame: .zero))
    let hand = Hand()
    let pan = UIPanGestureRecognizer(target: hand, action: Selector("dragged(_:)", Hand.dragged(_:)))
    view.addGestureRecognizer(pan)
    stage.simulation.pan(view, by: CGPoint(x: 30, y: -5), velocity: CGPoint(x: 200, y: 0))
    expectEqual(hand.notes, ["began 0", "changed 30", "ended 30 at 200"])
    hand.notes = []
    hand.countsAnew = true
    stage.simulation.pan(view, by: CGPoint(x: 30, y: 0), isCancelled: true)
    expectEqual(hand.notes, ["began 0", "changed 30", "cancelled 0 at 0"])
  }

  @Test("ACT-11: long presses take their time; swipes, pinches and turns have their measures")
  func others() {
    let stage = ActionStage()
    let view = stage.added(UIView(frame: .zero))
    var heard: [String] = []
    let press = view.recognizer(UILongPressGestureRecognizer()) { heard.append("press \($0.state)") }
    press.minimumPressDuration = 2
    let swipe = view.recognizer(UISwipeGestureRecognizer()) { heard.append("swipe \($0.direction.rawValue)") }
    swipe.direction = [.left, .up]
    _ = view.recognizer(UIPinchGestureRecognizer()) { heard.append("pinch \($0.scale)") }
    _ = view.recognizer(UIRotationGestureRecognizer()) { heard.append("turn \($0.rotation)") }
    stage.simulation.longPress(view)
    expectEqual(stage.simulation.now, 2)
    stage.simulation.swipe(.up, over: view)
    stage.simulation.pinch(view, to: 2)
    stage.simulation.rotate(view, by: 1)
    #expect(
      heard == [
        "press began", "press ended", "swipe 6", "pinch 1.0", "pinch 2.0", "pinch 2.0", "turn 0.0", "turn 1.0", "turn 1.0",
      ])
    #expect(stage.simulation.faults.isEmpty)
    stage.simulation.swipe(.right, over: view)
    expectEqual(stage.simulation.faults.count, 1)
  }

  @Test("ACT-12: the nearest recognizer takes a gesture, unless it is off or a delegate or the view refuses")
  func nearest() {
    let stage = ActionStage()
    let (outer, inner) = (stage.added(UIView(frame: .zero)), PickyView(frame: .zero))
    outer.addSubview(inner)
    var heard: [String] = []
    let above = outer.recognizer(UITapGestureRecognizer()) { _ in heard.append("outer") }
    let below = inner.recognizer(UITapGestureRecognizer()) { _ in heard.append("inner") }
    stage.simulation.tap(inner)
    below.isEnabled = false
    stage.simulation.tap(inner)
    below.isEnabled = true
    let delegate = GestureDelegate()
    below.delegate = delegate
    delegate.receives = false
    stage.simulation.tap(inner)
    (delegate.receives, delegate.begins) = (true, false)
    stage.simulation.tap(inner)
    (delegate.begins, inner.begins) = (true, false)
    stage.simulation.tap(inner)
    expectEqual(heard, ["inner", "outer", "outer", "outer", "outer"])
    inner.begins = true
    delegate.isTogether = true
    stage.simulation.tap(inner)
    expectEqual(heard.suffix(2), ["inner", "outer"])
    delegate.isTogether = false
    below.require(toFail: above)
    stage.simulation.tap(inner)
    expectEqual(heard.last, "outer")
    #expect(stage.simulation.faults.isEmpty)
  }

  @Test("ACT-12: a recognizer is for as many taps as it requires")
  func doubleTaps() {
    let stage = ActionStage()
    let view = stage.added(UIView(frame: .zero))
    var heard: [String] = []
    _ = view.recognizer(UITapGestureRecognizer()) { _ in heard.append("one") }
    view.recognizer(UITapGestureRecognizer()) { _ in heard.append("two") }.numberOfTapsRequired = 2
    stage.simulation.tap(view, times: 2)
    stage.simulation.tap(view)
    expectEqual(heard, ["two", "one"])
  }
}

@MainActor
private final class Hand: NSObject {
  var notes: [String] = []
  var countsAnew = false

  func tapped(_ tap: UITapGestureRecognizer) { notes.append("\(tap.state) \(tap.numberOfTouches)") }

  func dragged(_ pan: UIPanGestureRecognizer) {
    let speed = pan.state == .ended || pan.state == .cancelled ? " at \(Int(pan.velocity(in: nil).x))" : ""
    notes.append("\(pan.state) \(Int(pan.translation(in: pan.view).x))\(speed)")
    if countsAnew { pan.setTranslation(.zero, in: pan.view) }
  }
}

private final class PickyView: UIView {
  var begins = true

  override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }
}

@MainActor
private final class GestureDelegate: NSObject, UIGestureRecognizerDelegate {
  var (receives, begins, isTogether) = (true, true, false)

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins }

  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { receives }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { isTogether }
}

/// The target of a recognizer that calls a closure; the view keeps it.
@MainActor
private final class Closure: NSObject {
  let run: (UIGestureRecognizer) -> Void

  init(_ run: @escaping (UIGestureRecognizer) -> Void) {
    self.run = run
    super.init()
  }

  func called(_ recognizer: UIGestureRecognizer) { run(recognizer) }
}

extension UIView {
  private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  /// Adds a recognizer that calls a closure.
  @discardableResult
  fileprivate func recognizer<Recognizer: UIGestureRecognizer>(
    _ recognizer: Recognizer, _ run: @escaping (Recognizer) -> Void
  ) -> Recognizer {
    let closure = Closure { _ in run(recognizer) }
    recognizer.addTarget(closure, action: Selector("called(_:)", Closure.called(_:)))
    objc_setAssociatedObject(recognizer, Self.key, closure, .OBJC_ASSOCIATION_RETAIN)
    addGestureRecognizer(recognizer)
    return recognizer
  }
}
