public import Foundation

/// Decides on editing of a text field, and hears of it (FRM-5 to FRM-9). All methods are optional.
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether the cursor may enter the field.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Whether the cursor may leave the field. Not asked where it must (FRM-4).
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  func textFieldDidEndEditing(_ textField: UITextField)

  /// Called in place of the method without a reason (FRM-7). Since iOS 10.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)

  /// Whether typing may change the text.
  /// - Parameters:
  ///   - range: The part that is replaced, in UTF-16 units.
  ///   - string: The text that takes its place.
  func textField(_ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String) -> Bool

  /// Called when cursor or selection moved while the field is edited. Since iOS 13.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Whether the button that clears the text may do so, or the beginning of editing.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Whether Return does what it does by default (FRM-8).
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { answer(true) }

  public func textFieldDidBeginEditing(_ textField: UITextField) { answer(()) }

  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { answer(true) }

  public func textFieldDidEndEditing(_ textField: UITextField) { answer(()) }

  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) { answer(()) }

  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { answer(true) }

  public func textFieldDidChangeSelection(_ textField: UITextField) { answer(()) }

  public func textFieldShouldClear(_ textField: UITextField) -> Bool { answer(true) }

  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { answer(true) }

  private func answer<Answer>(_ answer: Answer) -> Answer {
    OptionalMethods.runDefault(for: self) { $0 is any UITextFieldDelegate.Type }
    return answer
  }
}
