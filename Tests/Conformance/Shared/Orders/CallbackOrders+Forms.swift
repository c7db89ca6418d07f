#if canImport(ModelCore)
  import ModelCore
#else
  import UIKit
#endif

extension CallbackOrders {
  private static let formRules: [String: String] = .all("FRM-5", "textFieldShouldBeginEditing", "textFieldDidBeginEditing")
    .or(.all("FRM-6", "shouldChangeCharactersIn", "textFieldDidChangeSelection"))
    .or(.all("FRM-7", "textFieldShouldEndEditing", "textFieldDidEndEditing"))

  /// Two fields on a page, with a delegate D; the cursor is in Email.
  static func form(
    _ name: String, _ step: String,
    _ act: @escaping @MainActor (_ stage: Stage, _ email: UITextField, _ password: UITextField) -> Void
  ) -> Scenario {
    Scenario(name, rules: formRules) { stage in
      let page = stage.page("A")
      let fields = ["Email", "Password"].map { name in
        let field = UITextField(frame: .zero)
        field.placeholder = name
        Platform.name(field, name)
        return field
      }
      let delegate = stage.keep(RecordedFieldDelegate("D", stage.recorder))
      return [
        .before {
          stage.show(page)
          for field in fields {
            field.delegate = delegate
            page.view.addSubview(field)
          }
          fields[0].becomeFirstResponder()
        }, Step(step) { act(stage, fields[0], fields[1]) },
      ]
    }
  }

  static let forms = [
    form("the cursor moves to another field", "password.becomeFirstResponder()") { _, _, password in
      password.becomeFirstResponder()
    },
    form("a field resigns", "email.resignFirstResponder()") { _, email, _ in email.resignFirstResponder() },
  ]
}

/// A delegate of text fields that notes what it hears.
final class RecordedFieldDelegate: RecordedDelegate, UITextFieldDelegate {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    heard("textFieldShouldBeginEditing(\(textField.placeholder ?? ""))")
    return true
  }

  func textFieldDidBeginEditing(_ textField: UITextField) {
    heard("textFieldDidBeginEditing(\(textField.placeholder ?? ""))")
  }

  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    heard("textFieldShouldEndEditing(\(textField.placeholder ?? ""))")
    return true
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    heard("textFieldDidEndEditing(\(textField.placeholder ?? ""))")
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    heard("shouldChangeCharactersIn(\(textField.placeholder ?? ""), replacementString: \(string))")
    return true
  }

  func textFieldDidChangeSelection(_ textField: UITextField) {
    heard("textFieldDidChangeSelection(\(textField.placeholder ?? ""))")
  }
}
