import Foundation
import ModelCore
import PelmetTestSupport
import Testing

/// ACT-2, ACT-3, ACT-6: targets of controls and items.
@MainActor
struct ControlTargetTests {
  @Test("ACT-2: methods and closures run in the order in which they were added, each for its events")
  func order() {
    let stage = ActionStage()
    let button = stage.added(UIButton(frame: .zero))
    let listener = ActionListener()
    button.addTarget(listener, action: .heard("a"), for: .touchUpInside)
    button.addAction(UIAction { _ in listener.notes.append("closure") }, for: .touchUpInside)
    button.addTarget(listener, action: .heard("b"), for: .touchDown)
    button.addTarget(listener, action: .heard("c"), for: .valueChanged)
    stage.simulation.tap(button)
    expectEqual(listener.notes, ["b", "a", "closure"])
    button.isEnabled = false
    stage.simulation.tap(button)
    expectEqual(listener.notes.count, 3)
  }

  @Test("ACT-2: adding a method again adds its events, and calls it once")
  func again() {
    run(on: 26)
    let (button, listener) = (UIButton(frame: .zero), ActionListener())
    button.addTarget(listener, action: .heard("a"), for: .touchDown)
    button.addTarget(listener, action: .heard("a"), for: [.touchDown, .valueChanged])
    button.sendActions(for: .touchDown)
    expectEqual(listener.notes, ["a"])
    expectEqual(button.allControlEvents, [.touchDown, .valueChanged])
  }

  @Test("ACT-2: removing takes the events away; nil stands for every target and every method, and closures stay")
  func removal() {
    run(on: 26)
    let (button, first, second) = (UIButton(frame: .zero), ActionListener(), ActionListener())
    for listener in [first, second] {
      button.addTarget(listener, action: .heard("a"), for: [.touchDown, .touchUpInside])
      button.addTarget(listener, action: .heard("b"), for: .touchDown)
    }
    button.removeTarget(first, action: .heard("a"), for: .touchUpInside)
    expectEqual(button.actions(forTarget: first, forControlEvent: .touchDown), ["a", "b"])
    #expect(button.actions(forTarget: first, forControlEvent: .touchUpInside) == nil)
    button.removeTarget(first, action: nil, for: .allEvents)
    expectEqual(button.allTargets, [second])
    button.addAction(UIAction { _ in second.notes.append("closure") }, for: .touchDown)
    button.removeTarget(nil, action: nil, for: .allEvents)
    button.sendActions(for: .touchDown)
    #expect(button.allTargets.isEmpty && second.notes == ["closure"])
  }

  @Test("ACT-2: a target is not kept, and one that has gone is not called, nor does the chain take its place")
  func lostTargets() {
    let stage = ActionStage()
    let button = stage.added(UIButton(frame: .zero))
    do {
      let listener = ActionListener()
      button.addTarget(listener, action: .heard("a"), for: .touchUpInside)
    }
    stage.simulation.tap(button)
    #expect(button.allTargets.isEmpty && stage.simulation.faults.isEmpty)
    button.addTarget(nil, action: .heard("a"), for: .touchUpInside)
    expectEqual(button.allTargets.map { $0.base is NSNull }, [true])
    expectEqual(button.actions(forTarget: nil, forControlEvent: .touchUpInside), ["a"])
  }

  @Test("ACT-2: the actions can be enumerated, up to where the app stops")
  func enumeration() {
    run(on: 26)
    let (button, listener) = (UIButton(frame: .zero), ActionListener())
    button.addAction(UIAction(title: "T") { _ in }, for: .touchDown)
    button.addTarget(listener, action: .heard("a"), for: .touchUpInside)
    button.addTarget(listener, action: .heard("b"), for: .touchUpInside)
    var seen: [String] = []
    button.enumerateEventHandlers { action, method, events, stop in
      seen.append("\(action?.title ?? "\(method!.action)") \(events.rawValue)")
      stop = method != nil
    }
    expectEqual(seen, ["T 1", "a 64"])
  }

  @Test("ACT-3: every method is sent through sendAction, which a control can override, and through the application")
  func override() {
    let stage = ActionStage()
    let control = stage.added(LoudControl(frame: .zero))
    let listener = ActionListener()
    control.addTarget(listener, action: .heard("a"), for: .touchUpInside)
    control.addTarget(listener, action: .heard("b"), for: .touchUpInside)
    stage.simulation.tap(control)
    #expect(control.sent == ["a with an event", "b with an event"] && listener.notes == ["a"])
    control.sendActions(for: .touchUpInside)
    expectEqual(control.sent.suffix(2), ["a without an event", "b without an event"])
    #expect(UIApplication.shared.sendAction(.heard("c"), to: listener, from: nil, for: nil))
    expectEqual(listener.notes, ["a", "a", "c"])
  }

  @Test("ACT-3: the event of a tap has a touch in the middle of the control")
  func events() {
    let stage = ActionStage()
    let control = stage.added(TouchControl(frame: CGRect(x: 10, y: 10, width: 20, height: 40)))
    control.addTarget(ActionListener(), action: .heard("a"), for: .touchUpInside)
    let listener = ActionListener()
    control.addTarget(listener, action: .heard("a"), for: .touchUpInside)
    stage.simulation.tap(control)
    #expect(control.places == [CGPoint(x: 10, y: 20)] && listener.notes == ["a"])
  }

  @Test("ACT-6: a tap on an item calls the method of its target with the item, unless it has a primary action")
  func items() {
    let simulation = run(on: 26)
    let listener = ActionListener()
    let item = UIBarButtonItem(
      title: "Edit", style: .plain, target: listener, action: Selector("tapped(_:)", ActionListener.tapped(_:)))
    simulation.tap(item)
    expectEqual(listener.notes, ["Edit"])
    item.primaryAction = UIAction { _ in listener.notes.append("primary") }
    simulation.tap(item)
    expectEqual(listener.notes, ["Edit", "primary"])
    #expect(simulation.faults.isEmpty)
  }
}

/// A control that hears of its actions, and keeps some.
private final class LoudControl: UIControl {
  var sent: [String] = []

  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    sent.append("\(action) \(event == nil ? "without" : "with") an event")
    if action != "b" { super.sendAction(action, to: target, for: event) }
  }
}

private final class TouchControl: UIControl {
  var places: [CGPoint] = []

  override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
    super.sendAction(action, to: target, for: event)
    if let touch = event?.touches(for: self)?.first, event?.allTouches?.count == 1 { places.append(touch.location(in: self)) }
  }
}

/// An object that is no responder.
@MainActor
final class ActionListener: NSObject {
  var notes: [String] = []

  func tapped(_ sender: UIBarButtonItem) { notes.append(sender.title ?? "") }
}

extension Selector {
  /// A method of a listener that notes its name.
  static func heard(_ name: String) -> Selector {
    Selector(name) { (listener: ActionListener) in { @MainActor in listener.notes.append(name) } }
  }
}

/// A page in a window.
@MainActor
struct ActionStage {
  let simulation = run(on: 26)
  let page = UIViewController()
  let window = UIWindow(frame: UIScreen.main.bounds)

  init(page: UIViewController? = nil) {
    window.rootViewController = page ?? self.page
    window.makeKeyAndVisible()
    simulation.settle()
  }

  func added<View: UIView>(_ view: View) -> View {
    window.rootViewController?.view.addSubview(view)
    return view
  }
}
