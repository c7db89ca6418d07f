import Foundation
import ModelCore
import PelmetTestSupport
import Testing

/// ACT-1: selectors, their names and their methods.
@MainActor
struct SelectorTests {
  @Test(
    "ACT-1: the name is Objective-C's",
    arguments: [
      ("refresh", "refresh"), ("refresh()", "refresh"), ("didTap(_:)", "didTap:"), ("didTap(sender:)", "didTapWithSender:"),
      ("move(from:to:)", "moveFrom:to:"), ("didTap(_:with:)", "didTap:with:"), ("update(_:_:)", "update::"),
      ("animate(withDuration:)", "animateWithDuration:"), ("reloadWith(item:)", "reloadWithItem:"), ("share:", "share:"),
    ])
  func names(swift: String, objectiveC: String) {
    expectEqual(Selector(swift).name, objectiveC)
    expectEqual("\(Selector(swift))", objectiveC)
  }

  @Test("ACT-1: a name without labels gets one for each parameter")
  func namesOfMethods() {
    expectEqual(Selector("tapped", Screen.tapped).name, "tapped")
    expectEqual(Selector("sent", Screen.sent).name, "sent:")
    expectEqual(Selector("sentWith", Screen.sentWith).name, "sentWith::")
  }

  @Test("ACT-1: selectors are equal if their names are, whatever they carry")
  func equality() {
    let selector = Selector("sent(_:)", Screen.sent(_:))
    #expect(selector == "sent:" && selector != "sent")
    expectEqual(Set([selector, "sent:"]).count, 1)
  }

  @Test("ACT-1: a method gets as many arguments as it has parameters, and overrides are called")
  func calls() {
    let simulation = run(on: 26)
    let (screen, child) = (Screen(), Child())
    for target in [screen, child] {
      let control = UIButton(frame: .zero)
      control.addTarget(target, action: Selector("tapped", Screen.tapped), for: .touchUpInside)
      control.addTarget(target, action: Selector("sent(_:)", Screen.sent(_:)), for: .touchUpInside)
      control.addTarget(target, action: Selector("sentWith(_:event:)", Screen.sentWith(_:event:)), for: .touchUpInside)
      control.addTarget(target, action: Selector("hidden", Screen.hidden), for: .touchUpInside)
      simulation.showAndTap(control)
    }
    expectEqual(screen.notes, ["tapped", "sent UIButton", "sentWith UIButton touches", "hidden"])
    expectEqual(child.notes, ["child", "tapped", "sent UIButton", "sentWith UIButton touches", "hidden"])
    #expect(simulation.faults.isEmpty)
  }

  @Test("ACT-1: a selector that is only a name cannot be called")
  func nameOnly() {
    let simulation = run(on: 26)
    Screen().perform("refresh")
    expectEqual(simulation.faults.map(\.rule), [.act1])
    #expect(
      simulation.faults.first?.message
        == "the action refresh is only a name, which cannot be called here; make it with its method, "
        + "as #selector does where code is rewritten: Selector(\"refresh\", Screen.method)")
  }

  @Test("ACT-1: a target of another class, and an argument of another type, are faults")
  func misuse() {
    let simulation = run(on: 26)
    let control = UISwitch(frame: .zero)
    control.addTarget(UIViewController(), action: Selector("tapped", Screen.tapped), for: .valueChanged)
    let other = Other()
    control.addTarget(other, action: Selector("tapped", Screen.tapped), for: .valueChanged)
    let screen = Screen()
    control.addTarget(screen, action: Selector("only(_:)", Screen.only(_:)), for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(
      simulation.faults.map(\.message) == [
        "tapped is a method of Screen, and the target is Other; pass a target of that class",
        "only: takes UIButton, and was sent UISwitch; change its parameter",
      ])
  }

  @Test("ACT-1: an optional parameter takes no sender, any other does not")
  func optionalSender() {
    let simulation = run(on: 26)
    let screen = Screen()
    screen.perform(Selector("sent(_:)", Screen.sent(_:)))
    expectEqual(screen.notes, ["sent nothing"])
    screen.perform(Selector("only(_:)", Screen.only(_:)))
    expectEqual(simulation.faults.map(\.message), ["only: takes UIButton, and was sent nil; change its parameter"])
  }
}

private class Screen: UIViewController {
  var notes: [String] = []

  func tapped() { notes.append("tapped") }

  func sent(_ sender: Any?) { notes.append("sent \(sender.map { "\(type(of: $0))" } ?? "nothing")") }

  @discardableResult
  func sentWith(_ sender: UIButton, event: UIEvent?) -> Bool {
    notes.append("sentWith \(type(of: sender)) \(event.map { "\($0.type)" } ?? "nothing")")
    return true
  }

  func only(_ sender: UIButton) {}
}

extension Screen {
  fileprivate func hidden() { notes.append("hidden") }
}

private final class Child: Screen {
  override func tapped() {
    notes.append("child")
    super.tapped()
  }
}

private final class Other: UIViewController {}

extension Simulation {
  /// Taps a control on a screen of its own.
  fileprivate func showAndTap(_ control: UIControl) {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    settle()
    window.rootViewController?.view.addSubview(control)
    tap(control)
  }
}
