import Foundation
import ModelCore
import PelmetTestSupport
import Testing

/// FRM-5 to FRM-9: what a text field asks and tells.
@MainActor
struct TextFieldTests {
  /// The events of a control, in order.
  private func events(of field: UITextField) -> () -> [String] {
    final class Box { var names: [String] = [] }
    let box = Box()
    let all: [(UIControl.Event, String)] = [
      (.touchDown, "down"), (.editingDidBegin, "begin"), (.editingChanged, "changed"), (.editingDidEnd, "end"),
      (.primaryActionTriggered, "primary"),
    ]
    for (event, name) in all { field.addAction(UIAction { _ in box.names.append(name) }, for: event) }
    return {
      defer { box.names = [] }
      return box.names
    }
  }

  @Test("FRM-5: a tap asks the delegate, and tells delegate, actions and observers of the beginning")
  func begins() {
    let stage = FormStage()
    let (events, notices) = (events(of: stage.email), FormNotices([stage.email]))
    defer { notices.stop() }
    stage.simulation.tap(stage.email)
    expectEqual(stage.takeCalls(), ["textFieldShouldBeginEditing(Email)", "textFieldDidBeginEditing(Email)"])
    #expect(events() == ["down", "begin"] && stage.email.isFirstResponder && stage.complaints.isEmpty)
    expectEqual(notices.takeNames(), ["FieldTextDidBeginEditing", "WillChangeFrame", "WillShow"])
    stage.simulation.tap(stage.email)
    #expect(stage.takeCalls() == [] && events() == ["down"])
  }

  @Test("FRM-5: a delegate keeps the cursor out, and a disabled field takes none")
  func refuses() {
    let stage = FormStage()
    let events = events(of: stage.email)
    stage.listener.refused = ["begin"]
    stage.simulation.tap(stage.email)
    #expect(stage.takeCalls() == ["textFieldShouldBeginEditing(Email)"] && events() == ["down"] && !stage.email.isEditing)
    stage.listener.refused = []
    stage.email.isEnabled = false
    #expect(!stage.email.becomeFirstResponder() && stage.takeCalls() == [])
  }

  @Test("FRM-6: each character is asked for; the cursor moves, then actions and observers hear of the change")
  func types() {
    let stage = FormStage()
    stage.simulation.tap(stage.email)
    let (events, notices) = (events(of: stage.email), FormNotices([stage.email]))
    defer { notices.stop() }
    _ = stage.takeCalls()
    stage.simulation.typeText("a!b")
    #expect(stage.email.text == "ab" && events() == ["changed", "changed"])
    #expect(
      stage.takeCalls() == [
        "shouldChangeCharactersIn(Email, replacementString: a)", "textFieldDidChangeSelection(Email)",
        "shouldChangeCharactersIn(Email, replacementString: !)", "shouldChangeCharactersIn(Email, replacementString: b)",
        "textFieldDidChangeSelection(Email)",
      ])
    expectEqual(notices.takeNames(), ["FieldTextDidChange", "FieldTextDidChange"])
  }

  @Test("FRM-6: what the app sets moves the cursor to the end, and sends no event")
  func setByApp() {
    let stage = FormStage()
    let (events, notices) = (events(of: stage.email), FormNotices([stage.email]))
    defer { notices.stop() }
    stage.email.text = "Ada"
    let cursor = stage.email.selectedTextRange.map { stage.email.offset(from: stage.email.beginningOfDocument, to: $0.start) }
    #expect(stage.takeCalls() == [] && cursor == 3)
    stage.simulation.tap(stage.email)
    _ = (stage.takeCalls(), events(), notices.takeNames())
    stage.email.text = "Ada L"
    expectEqual(stage.takeCalls(), ["textFieldDidChangeSelection(Email)"])
    stage.email.text = "Grace"
    #expect(stage.takeCalls() == [] && events() == [] && notices.takeNames() == [])
  }

  @Test("FRM-6: text goes in place of the selection, and Delete takes it or the character before the cursor")
  func selection() throws {
    let stage = FormStage()
    stage.simulation.tap(stage.email)
    stage.simulation.typeText("a👍🏽c")
    let field = stage.email
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.beginningOfDocument)
    stage.simulation.typeText("x")
    expectEqual(field.text, "xa👍🏽c")
    let start = try #require(field.position(from: field.endOfDocument, offset: -1))
    field.selectedTextRange = field.textRange(from: start, to: start)
    stage.simulation.pressDelete()
    expectEqual(field.text, "xac")
    field.selectedTextRange = field.textRange(from: field.beginningOfDocument, to: field.endOfDocument)
    #expect(field.text(in: try #require(field.selectedTextRange)) == "xac")
    _ = stage.takeCalls()
    stage.simulation.typeText("z")
    #expect(field.text == "z" && stage.takeCalls().first == "shouldChangeCharactersIn(Email, replacementString: z)")
    stage.simulation.pressDelete()
    stage.simulation.pressDelete()
    #expect(field.text == "" && !field.hasText && field.position(from: field.endOfDocument, offset: 1) == nil)
  }

  @Test("FRM-6: a class hears of Delete in an empty field, and changes what is inserted")
  func overrides() {
    final class Digit: UITextField {
      var emptyDeletes = 0

      override func insertText(_ text: String) { super.insertText(text.uppercased()) }

      override func deleteBackward() {
        if !hasText { emptyDeletes += 1 }
        super.deleteBackward()
      }
    }
    let stage = FormStage()
    let field = Digit(frame: .zero)
    stage.page.view.addSubview(field)
    stage.simulation.tap(field)
    stage.simulation.typeText("a")
    expectEqual(field.text, "A")
    stage.simulation.pressDelete()
    stage.simulation.pressDelete()
    #expect(field.emptyDeletes == 1 && stage.complaints.isEmpty)
  }

  @Test("FRM-6: a delegate that moves the cursor whenever it has moved is a fault")
  func echo() {
    final class Echo: UIResponder, UITextFieldDelegate {
      func textFieldDidChangeSelection(_ textField: UITextField) { textField.text? += "x" }
    }
    let stage = FormStage()
    let echo = Echo()
    stage.email.delegate = echo
    stage.simulation.tap(stage.email)
    stage.simulation.typeText("a")
    #expect(
      stage.complaints == [
        "FRM-6: the delegate of Email moves the cursor whenever it is told that it has moved; change the text only where it differs"
      ])
  }

  @Test("FRM-7: a delegate with the method that has a reason does not hear the other one")
  func reasons() {
    final class Reasons: UIResponder, UITextFieldDelegate {
      var reasons: [UITextField.DidEndEditingReason] = []
      func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) { reasons.append(reason) }
      func textFieldDidEndEditing(_ textField: UITextField) { Issue.record("not called") }
    }
    let stage = FormStage()
    let delegate = Reasons()
    delegate.modelName = "D"
    stage.email.delegate = delegate
    let (events, notices) = (events(of: stage.email), FormNotices([stage.email]))
    defer { notices.stop() }
    stage.simulation.tap(stage.email)
    _ = (stage.takeCalls(), events(), notices.takeNames())
    stage.email.resignFirstResponder()
    #expect(delegate.reasons == [.committed] && events() == ["end"])
    expectEqual(stage.takeCalls(), ["textFieldShouldEndEditing(Email)", "textFieldDidEndEditing(Email, reason: committed)"])
    expectEqual(notices.takeNames(), ["WillChangeFrame", "WillHide", "FieldTextDidEndEditing"])
  }

  @Test("FRM-8: Return asks the delegate, and leaves the cursor in a field without an action for it")
  func returns() {
    let stage = FormStage()
    stage.simulation.tap(stage.email)
    _ = stage.takeCalls()
    let events = events(of: stage.email)
    stage.simulation.pressReturn()
    #expect(stage.takeCalls() == ["textFieldShouldReturn(Email)"] && events() == ["primary"] && stage.email.isEditing)
    stage.listener.refused = ["return"]
    stage.simulation.typeText("a\n")
    #expect(events() == ["changed"] && stage.email.text == "a")
  }

  @Test("FRM-8: a field with an action for Return performs it, and then loses the cursor")
  func endsOnExit() {
    let stage = FormStage()
    var order: [String] = []
    let exit = UIAction { [email = stage.email] _ in order.append("exit \(email.isEditing)") }
    stage.email.addAction(exit, for: .editingDidEndOnExit)
    stage.email.addAction(UIAction { _ in order.append("end") }, for: .editingDidEnd)
    stage.simulation.tap(stage.email)
    stage.simulation.pressReturn()
    #expect(order == ["exit true", "end"] && !stage.email.isEditing && stage.complaints.isEmpty)
  }

  @Test("FRM-8: Return is disabled without a text where the field says so")
  func returnKey() {
    let stage = FormStage()
    stage.email.enablesReturnKeyAutomatically = true
    stage.simulation.tap(stage.email)
    stage.simulation.pressReturn()
    #expect(
      stage.complaints == [
        "Simulation: Return is disabled while Email has no text; it sets enablesReturnKeyAutomatically"
      ])
  }

  @Test("FRM-9: the clear button is there while the mode says so and there is a text; the delegate decides")
  func clears() {
    let stage = FormStage()
    stage.email.text = "Ada"
    stage.simulation.tapClearButton(of: stage.email)
    expectEqual(stage.complaints.count, 1)
    stage.email.clearButtonMode = .whileEditing
    stage.simulation.tap(stage.email)
    stage.listener.refused = ["clear"]
    stage.simulation.tapClearButton(of: stage.email)
    expectEqual(stage.email.text, "Ada")
    stage.listener.refused = []
    let events = events(of: stage.email)
    _ = stage.takeCalls()
    stage.simulation.tapClearButton(of: stage.email)
    #expect(stage.email.text == "" && events() == ["changed"])
    expectEqual(stage.takeCalls(), ["textFieldShouldClear(Email)", "textFieldDidChangeSelection(Email)"])
  }

  @Test("FRM-9: a field clears its text when editing begins, if it says so and the delegate allows it")
  func clearsOnBegin() {
    let stage = FormStage()
    stage.email.text = "Ada"
    stage.email.clearsOnBeginEditing = true
    stage.listener.refused = ["clear"]
    stage.simulation.tap(stage.email)
    expectEqual(stage.email.text, "Ada")
    stage.email.resignFirstResponder()
    stage.listener.refused = []
    stage.simulation.tap(stage.email)
    expectEqual(stage.email.text, "")
  }

  @Test("FRM-12: traits begin with the system's defaults, and are kept")
  func traits() {
    let stage = FormStage()
    let texts: [any UITextInputTraits] = [stage.email, stage.note]
    for text in texts {
      #expect(text.autocapitalizationType == .sentences && text.autocorrectionType == .default && text.keyboardType == .default)
      #expect(text.returnKeyType == .default && !text.isSecureTextEntry && !text.enablesReturnKeyAutomatically)
      #expect(text.textContentType == nil && text.smartQuotesType == .default)
      text.textContentType = .password
      text.isSecureTextEntry = true
    }
    #expect(stage.email.isSecureTextEntry && stage.note.textContentType == .password)
    let bar = UISearchBar(frame: .zero)
    bar.returnKeyType = .done
    expectEqual(bar.searchTextField.returnKeyType, .done)
  }
}
