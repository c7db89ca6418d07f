import Foundation
import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct AlertTextFieldTests {
  /// An alert `Alert` that has arrived, with a field for each placeholder.
  private func present(_ stage: AlertStage, _ placeholders: String...) -> [UITextField] {
    let alert = stage.alert()
    for placeholder in placeholders {
      alert.addTextField {
        $0.placeholder = placeholder
        $0.modelName = placeholder
      }
    }
    stage.present(alert)
    return alert.textFields ?? []
  }

  @Test("ALR-3: a text field is configured when it is added, before the alert is presented")
  func configuredAtOnce() throws {
    _ = AlertStage()
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    alert.addTextField {
      $0.text = "Ada"
      $0.isSecureTextEntry = true
      $0.keyboardType = .emailAddress
    }
    alert.addTextField()
    let fields = try #require(alert.textFields)
    #expect(fields.map(\.text) == ["Ada", ""] && fields.map(\.isSecureTextEntry) == [true, false])
    #expect(fields.map(\.keyboardType) == [.emailAddress, .default] && fields[1].autocapitalizationType == .sentences)
  }

  @Test("ALR-11: typing adds to the text, and the handler reads it")
  func types() {
    let stage = AlertStage()
    let fields = present(stage, "Name", "City")
    fields[0].text = "Ada "
    stage.simulation.typeIntoAlert("Lovelace")
    stage.simulation.typeIntoAlert("London", textField: 1)
    expectEqual(fields.map(\.text), ["Ada Lovelace", "London"])
    #expect(fields.map(\.isEditing) == [false, true] && stage.complaints.isEmpty)
  }

  @Test("ALR-11: an action of the field hears of every character, and enables the button")
  func enables() {
    let stage = AlertStage()
    let alert = stage.alert()
    alert.actions[0].isEnabled = false
    alert.addTextField { field in
      let check = UIAction { [unowned alert] in
        alert.actions[0].isEnabled = (($0.sender as? UITextField)?.text?.count ?? 0) > 2
      }
      field.addAction(check, for: .editingChanged)
    }
    stage.present(alert)
    stage.simulation.typeIntoAlert("Te")
    #expect(!alert.actions[0].isEnabled)
    stage.simulation.typeIntoAlert("a")
    stage.simulation.tapAlertAction("Delete")
    stage.simulation.settle()
    #expect(stage.handled == ["Delete"] && stage.complaints.isEmpty)
  }

  @Test("ALR-11: the delegate hears of beginning, characters and end, and can refuse a character")
  func delegate() {
    final class Digits: UIResponder, UITextFieldDelegate {
      func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
      ) -> Bool {
        range.length == 0 && range.location == textField.text?.utf16.count && string.allSatisfy(\.isNumber)
      }
    }
    let stage = AlertStage()
    let (fields, digits) = (present(stage, "PIN", "Name"), Digits())
    fields[0].delegate = digits
    stage.simulation.typeIntoAlert("4x2")
    stage.simulation.typeIntoAlert("Ada", textField: 1)
    expectEqual(fields.map(\.text), ["42", "Ada"])
    #expect(
      stage.simulation.log.events.map(\.description) == [
        "Digits.textFieldShouldBeginEditing(PIN)", "Digits.textFieldDidBeginEditing(PIN)",
        "Digits.shouldChangeCharactersIn(PIN, replacementString: 4)",
        "Digits.shouldChangeCharactersIn(PIN, replacementString: x)",
        "Digits.shouldChangeCharactersIn(PIN, replacementString: 2)", "Digits.textFieldShouldEndEditing(PIN)",
        "Digits.textFieldDidEndEditing(PIN)",
      ])
  }

  @Test("ALR-11: a delegate keeps the cursor out, or in")
  func delegateRefuses() {
    final class Guard: UIResponder, UITextFieldDelegate {
      var lets = false
      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { lets }
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { !lets }
    }
    let stage = AlertStage()
    let (fields, keeper) = (present(stage, "PIN", "Name"), Guard())
    fields[0].delegate = keeper
    stage.simulation.typeIntoAlert("4")
    keeper.lets = true
    stage.simulation.typeIntoAlert("2")
    stage.simulation.typeIntoAlert("Ada", textField: 1)
    #expect(fields.map(\.text) == ["2", ""] && fields.map(\.isEditing) == [true, false])
  }

  @Test("ALR-11: notifications tell of beginning, change and end")
  func notifications() {
    let stage = AlertStage()
    let fields = present(stage, "PIN", "Name")
    var posted: [String] = []
    let names = [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification,
    ]
    let tokens = fields.flatMap { field in
      names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: field, queue: nil) { notification in
          let name = notification.name.rawValue
          MainActor.assumeIsolated { posted.append(String(name.dropFirst("UITextFieldText".count))) }
        }
      }
    }
    stage.simulation.typeIntoAlert("42")
    stage.simulation.typeIntoAlert("A", textField: 1)
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    #expect(
      posted == [
        "DidBeginEditingNotification", "DidChangeNotification", "DidChangeNotification", "DidEndEditingNotification",
        "DidBeginEditingNotification", "DidChangeNotification",
      ])
  }

  @Test func `a field that is not there, or is disabled, gets no text`() {
    let stage = AlertStage()
    let fields = present(stage, "Name")
    fields[0].isEnabled = false
    stage.simulation.typeIntoAlert("Ada")
    stage.simulation.typeIntoAlert("Ada", textField: 1)
    #expect(fields[0].text == "" && stage.complaints == ["Simulation: there is no text field 1; Alert has 1"])
  }

  @Test func `a control performs its actions for the events to which they were added`() {
    _ = AlertStage()
    let control = UIControl(frame: .zero)
    var sent: [String] = []
    let (first, second) = (UIAction { _ in sent.append("first") }, UIAction { _ in sent.append("second") })
    control.addAction(first, for: .editingChanged)
    control.addAction(second, for: .allEditingEvents)
    control.addAction(first, for: .valueChanged)
    control.sendActions(for: .editingChanged)
    control.removeAction(first, for: .editingChanged)
    control.sendActions(for: [.editingDidEnd, .valueChanged])
    control.removeAction(first, for: .allEvents)
    control.sendActions(for: .valueChanged)
    expectEqual(sent, ["first", "second", "first", "second"])
  }
}
