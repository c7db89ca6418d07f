public import Foundation

/// Decides on editing of a text field, and hears of it (ALR-11). All methods are optional.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether the cursor may enter the field.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Whether the cursor may leave the field.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  func textFieldDidEndEditing(_ textField: UITextField)

  /// Whether typing may change the text.
  /// - Parameters:
  ///   - range: The part that is replaced, in UTF-16 units.
  ///   - string: The text that takes its place.
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    runDefault()
    return true
  }

  public func textFieldDidBeginEditing(_ textField: UITextField) {
    runDefault()
  }

  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    runDefault()
    return true
  }

  public func textFieldDidEndEditing(_ textField: UITextField) {
    runDefault()
  }

  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool {
    runDefault()
    return true
  }

  private func runDefault() {
    OptionalMethods.runDefault(for: self) { $0 is any UITextFieldDelegate.Type }
  }
}
