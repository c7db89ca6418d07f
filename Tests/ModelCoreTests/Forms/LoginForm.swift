import ModelCore

// begin: form
/// Asks for an address and a password.
final class LoginViewController: UIViewController, UITextFieldDelegate {
  let emailField = UITextField(frame: .zero)
  let passwordField = UITextField(frame: .zero)
  let logInButton = UIButton(type: .system)
  var logIn: (_ email: String, _ password: String) -> Void = { _, _ in }

  override func viewDidLoad() {
    super.viewDidLoad()
    emailField.keyboardType = .emailAddress
    emailField.returnKeyType = .next
    passwordField.isSecureTextEntry = true
    passwordField.returnKeyType = .go
    for field in [emailField, passwordField] {
      field.delegate = self
      field.addAction(UIAction { [unowned self] _ in updateButton() }, for: .editingChanged)
      view.addSubview(field)
    }
    logInButton.addAction(UIAction { [unowned self] _ in submit() }, for: .touchUpInside)
    view.addSubview(logInButton)
    updateButton()
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    if textField === emailField { passwordField.becomeFirstResponder() } else { submit() }
    return true
  }

  private func updateButton() {
    logInButton.isEnabled = emailField.hasText && passwordField.hasText
  }

  private func submit() {
    guard logInButton.isEnabled else { return }
    view.endEditing(true)
    logIn(emailField.text ?? "", passwordField.text ?? "")
  }
}
// end: form
