import Foundation

/// The questions and news of a text view while it is edited (FRM-14). For each event the delegate comes first, then the notification.
extension UITextView {
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

  /// Types in place of the selection, where the delegate allows it.
  func type(_ text: String) {
    if isChangeAllowed(edited.selection, to: text) { insertText(text) }
  }

  /// Presses the delete key, where the delegate allows it.
  func pressDelete() {
    guard let range = edited.deletedRange else { return deleteBackward() }
    if isChangeAllowed(range, to: "") { deleteBackward() }
  }

  private func isChangeAllowed(_ range: NSRange, to text: String) -> Bool {
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

  /// Changes the text as the app does.
  func exchange(_ text: String, attributed: NSAttributedString?) { edit { $0.exchange(text, attributed: attributed) } }

  func choose(_ range: NSRange) { edit { $0.choose(range) } }

  /// Changes text or selection, and tells the delegate if the selection moved.
  private func edit(_ change: (inout EditedText) -> Void) {
    let old = edited.selection
    change(&edited)
    guard edited.selection != old else { return }
    SelectionEcho.run(modelName) {
      _ = heldTextDelegate.ask("textViewDidChangeSelection", modelName) { $0.textViewDidChangeSelection(self) }
    }
  }

  private func post(_ notification: Notification.Name) {
    NotificationCenter.default.post(name: notification, object: self)
  }
}
