import Foundation
import ModelCore
import PelmetTestSupport
import Testing

/// The refusals of what a user could not tap or type, with their reasons.
@MainActor
struct FormReachTests {
  @Test("a control that nobody could tap is refused with the reason")
  func taps() {
    let stage = FormStage()
    let (box, button) = (UIView(frame: .zero), UIButton(type: .system))
    (box.modelName, button.modelName) = ("Box", "Save")
    box.addSubview(button)
    stage.simulation.tap(button)
    stage.page.view.addSubview(box)
    box.isHidden = true
    stage.simulation.tap(button)
    (box.isHidden, button.alpha) = (false, 0)
    stage.simulation.tap(button)
    (button.alpha, box.isUserInteractionEnabled) = (1, false)
    stage.simulation.tap(button)
    (box.isUserInteractionEnabled, button.isEnabled) = (true, false)
    stage.simulation.tap(button)
    button.isEnabled = true
    stage.page.present(controller("Sheet"), animated: false)
    stage.simulation.settle()
    stage.simulation.tap(button)
    #expect(
      stage.complaints
        == [
          "it is in no window; add it to a view that is on the screen", "Box, in which it is, is hidden",
          "it is transparent; its alpha is 0.0", "Box, in which it is, takes no touches; set isUserInteractionEnabled",
          "it is disabled; set isEnabled", "Sheet is presented over it",
        ].map { "Simulation: Save cannot be tapped: \($0)" })
  }

  @Test("a control behind a view in front, a sheet or the keyboard is covered")
  func covered() {
    let stage = FormStage()
    let (button, shade) = (UIButton(frame: CGRect(x: 0, y: 700, width: 100, height: 44)), UIView(frame: stage.page.view.bounds))
    (button.modelName, shade.modelName) = ("Save", "Shade")
    var taps = 0
    button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    stage.page.view.addSubview(button)
    stage.page.view.addSubview(shade)
    stage.simulation.tap(button)
    shade.isUserInteractionEnabled = false
    stage.simulation.tap(button)
    expectEqual(taps, 1)
    stage.simulation.tap(stage.email)
    stage.simulation.tap(button)
    stage.simulation.hideKeyboard()
    stage.page.present(controller("Sheet", .pageSheet), animated: false)
    stage.simulation.settle()
    stage.simulation.tap(button)
    #expect(
      stage.complaints
        == [
          "it is covered by Shade", "the keyboard is over it; scroll, or call hideKeyboard()", "Sheet is presented over it",
        ].map { "Simulation: Save cannot be tapped: \($0)" } && taps == 1)
  }

  @Test("keys without a first responder that takes text are refused with the reason")
  func keys() {
    final class Pad: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }
    let stage = FormStage()
    let pad = Pad(frame: .zero)
    pad.modelName = "Pad"
    stage.page.view.addSubview(pad)
    stage.simulation.typeText("a")
    pad.becomeFirstResponder()
    stage.simulation.pressReturn()
    stage.simulation.tap(stage.email)
    stage.email.isEnabled = false
    stage.simulation.typeText("ab")
    stage.email.isEnabled = true
    stage.page.present(controller("Sheet", .pageSheet), animated: false)
    stage.simulation.settle()
    stage.simulation.pressDelete()
    #expect(
      stage.complaints
        == [
          "there is no first responder to type \"a\" in; tap a text field first",
          "the first responder Pad takes no text; tap a text field first",
          "cannot type \"ab\" in Email: it is disabled; set isEnabled",
          "cannot press Delete in Email: Sheet is presented over it",
        ].map { "Simulation: \($0)" })
    expectEqual(stage.email.text, "")
  }

  @Test("a hidden field that has the cursor takes what is typed, and so does a view of the app's own")
  func hidden() {
    final class Code: UIView, UIKeyInput {
      var text = ""
      override var canBecomeFirstResponder: Bool { true }
      var hasText: Bool { !text.isEmpty }
      func insertText(_ text: String) { self.text += text }
      func deleteBackward() { _ = text.popLast() }
    }
    let stage = FormStage()
    stage.email.isHidden = true
    stage.email.becomeFirstResponder()
    stage.simulation.typeText("12")
    expectEqual(stage.email.text, "12")
    let code = Code(frame: .zero)
    stage.page.view.addSubview(code)
    #expect(code.becomeFirstResponder() && stage.simulation.keyboardFrame != nil)
    stage.simulation.typeText("34\n")
    stage.simulation.pressDelete()
    #expect(code.text == "34" && stage.complaints.isEmpty)
  }

  @Test("ITM-8: a system item is found by the title that the system gives it")
  func systemItems() {
    let simulation = Simulation()
    let page = UIViewController()
    var taps: [String] = []
    let items = [UIBarButtonItem.SystemItem.save, .cancel].map { item in
      UIBarButtonItem(systemItem: item, primaryAction: UIAction { _ in taps.append("\(item)") })
    }
    page.navigationItem.rightBarButtonItems = items
    let stage = ModalStage(in: simulation, root: UINavigationController(rootViewController: page))
    simulation.tapItem(titled: "Save")
    simulation.tapItem(titled: "Cancel")
    #expect(taps == ["save", "cancel"] && stage.simulation.faults.isEmpty)
    simulation.tapItem(titled: "Done")
    expectEqual(simulation.faults.count, 1)
  }
}
