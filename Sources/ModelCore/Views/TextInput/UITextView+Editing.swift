import Foundation

/// The questions and news of a text view while it is edited (FRM-14). For each event the delegate comes first, then the notification.
extension UITextView: EditableText {
  // MARK: Beginning and end

  var isBeginAllowed: Bool {
    heldTextDelegate.call("textViewShouldBeginEditing", modelName) { $0.textViewShouldBeginEditing(self) } ?? true
  }

  func begin() {
    heldTextDelegate.call("textViewDidBeginEditing", modelName) { $0.textViewDidBeginEditing(self) }
    post(Self.textDidBeginEditingNotification)
  }

  var isEndAllowed: Bool {
    heldTextDelegate.call("textViewShouldEndEditing", modelName) { $0.textViewShouldEndEditing(self) } ?? true
  }

  func end() {
    heldTextDelegate.call("textViewDidEndEditing", modelName) { $0.textViewDidEndEditing(self) }
    post(Self.textDidEndEditingNotification)
  }

  // MARK: Changes

  func isChangeAllowed(_ range: NSRange, to text: String) -> Bool {
    let typed = text == "\n" ? "\\n" : text
    return heldTextDelegate.call("shouldChangeTextIn", "\(modelName), replacementText: \(typed)") {
      $0.textView(self, shouldChangeTextIn: range, replacementText: text)
    } ?? true
  }

  /// Changes the text as the user does.
  func change(_ range: NSRange, to text: String) {
    edit { $0.splice(text, at: range) }
    heldTextDelegate.call("textViewDidChange", modelName) { $0.textViewDidChange(self) }
    post(Self.textDidChangeNotification)
  }

  func selectionDidChange() {
    _ = heldTextDelegate.ask("textViewDidChangeSelection", modelName) { $0.textViewDidChangeSelection(self) }
  }

  private func post(_ notification: Notification.Name) {
    NotificationCenter.default.post(name: notification, object: self)
  }
}
