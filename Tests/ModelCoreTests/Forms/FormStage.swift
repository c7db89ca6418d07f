import Foundation
import ModelCore

/// A page with two fields and a text view, whose delegate notes what it hears.
@MainActor
final class FormStage {
  let modal: ModalStage
  let email = UITextField(frame: .zero)
  let password = UITextField(frame: .zero)
  let note = UITextView(frame: .zero)
  let listener = FormListener()

  var simulation: Simulation { modal.simulation }
  var page: UIViewController { modal.a }

  init(on version: Device.Release = 26, device: Device = .iPhone) {
    modal = ModalStage(on: version, device: device)
    for (view, name) in [(email, "Email"), (password, "Password"), (note, "Note")] as [(UIView, String)] {
      view.modelName = name
      page.view.addSubview(view)
    }
    (email.delegate, password.delegate, note.delegate) = (listener, listener, listener)
  }

  /// The calls that the delegate heard since the last time.
  func takeCalls() -> [String] {
    defer { simulation.log.clear() }
    return simulation.log.events.filter { $0.kind == .delegate }.map {
      $0.description.replacingOccurrences(of: "D.", with: "")
    }
  }

  var complaints: [String] { simulation.faults.map { "\($0.rule): \($0.message)" } }
}

/// A delegate of fields and text views.
final class FormListener: UIResponder, UITextFieldDelegate, UITextViewDelegate {
  /// The questions to which the answer is no.
  var refused: Set<String> = []

  override init() {
    super.init()
    modelName = "D"
  }

  private func allows(_ question: String) -> Bool { !refused.contains(question) }

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { allows("begin") }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { allows("end") }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { allows("change") && string != "!" }

  func textFieldDidChangeSelection(_ textField: UITextField) {}

  func textFieldShouldClear(_ textField: UITextField) -> Bool { allows("clear") }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool { allows("return") }

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { allows("begin") }

  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { allows("end") }

  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    allows("change")
  }

  func textViewDidChangeSelection(_ textView: UITextView) {}
}

/// The notifications of keyboard and texts that are posted while it exists, shortened.
@MainActor
final class FormNotices {
  private(set) var names: [String] = []
  private(set) var frames: [CGRect] = []
  private(set) var durations: [Double] = []
  private var tokens: [any NSObjectProtocol] = []

  /// - Parameter texts: The fields and text views whose notifications are noted.
  init(_ texts: [UIView] = []) {
    for name in [
      UIResponder.keyboardWillShowNotification, UIResponder.keyboardDidShowNotification, UIResponder.keyboardWillHideNotification,
      UIResponder.keyboardDidHideNotification, UIResponder.keyboardWillChangeFrameNotification,
      UIResponder.keyboardDidChangeFrameNotification,
    ] { note(name, of: nil) }
    for name in [
      UITextField.textDidBeginEditingNotification, UITextField.textDidChangeNotification,
      UITextField.textDidEndEditingNotification, UITextView.textDidBeginEditingNotification,
      UITextView.textDidChangeNotification, UITextView.textDidEndEditingNotification,
    ] {
      for text in texts { note(name, of: text) }
    }
  }

  private func note(_ name: Notification.Name, of object: AnyObject?) {
    // Simulations of other tests post at the same time; their frames have other tasks.
    let mine = Simulation.existing
    tokens.append(
      NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { [weak self] notification in
        let name = notification.name.rawValue
        let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? CGRect
        let duration = notification.userInfo?[UIResponder.keyboardAnimationDurationUserInfoKey] as? Double
        MainActor.assumeIsolated {
          guard Simulation.existing === mine else { return }
          self?.names.append(
            name.replacingOccurrences(of: "Notification", with: "").replacingOccurrences(of: "UIKeyboard", with: "")
              .replacingOccurrences(of: "UIText", with: ""))
          if let frame { self?.frames.append(frame) }
          if let duration { self?.durations.append(duration) }
        }
      })
  }

  func takeNames() -> [String] {
    defer { names = [] }
    return names
  }

  func stop() {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
