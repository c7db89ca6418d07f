import Foundation

/// The bar that a text field is a part of, such as a search bar: it is asked before the field's delegate, and told after it.
@MainActor
protocol TextFieldHost: AnyObject {
  /// The view by whose place it is known in which window the field is, where it is in none itself.
  var placeInWindow: UIView? { get }

  func fieldShouldBegin() -> Bool
  func fieldDidBegin()
  func fieldShouldEnd() -> Bool
  func fieldDidEnd()
  func fieldShouldChange(_ range: NSRange, to text: String) -> Bool
  func fieldDidChange()

  /// Hears of the Return key.
  /// - Returns: Whether it has a use for it, so that the field has none.
  func fieldReturns() -> Bool
}

/// The questions and news of a field while it is edited. For each event the delegate comes first, then the actions of the control, then the
/// notification.
extension UITextField: EditableText {
  // MARK: Beginning and end (FRM-5, FRM-7)

  var isBeginAllowed: Bool {
    guard host?.fieldShouldBegin() ?? true else { return false }
    return heldDelegate.call("textFieldShouldBeginEditing", modelName) { $0.textFieldShouldBeginEditing(self) } ?? true
  }

  func begin() {
    if clearsOnBeginEditing, hasText, isClearingAllowed { clear() }
    heldDelegate.call("textFieldDidBeginEditing", modelName) { $0.textFieldDidBeginEditing(self) }
    tell(.editingDidBegin, Self.textDidBeginEditingNotification)
    host?.fieldDidBegin()
  }

  var isEndAllowed: Bool {
    guard host?.fieldShouldEnd() ?? true else { return false }
    return heldDelegate.call("textFieldShouldEndEditing", modelName) { $0.textFieldShouldEndEditing(self) } ?? true
  }

  /// A delegate that has the method with a reason does not hear the other one.
  func end() {
    if !tellReason() { heldDelegate.call("textFieldDidEndEditing", modelName) { $0.textFieldDidEndEditing(self) } }
    tell(.editingDidEnd, Self.textDidEndEditingNotification)
    host?.fieldDidEnd()
  }

  /// - Returns: Whether the delegate has the method with a reason.
  private func tellReason() -> Bool {
    guard CurrentSimulation.device.systemVersion >= 10 else { return false }
    let answer: Void? = heldDelegate.ask("textFieldDidEndEditing", "\(modelName), reason: committed") {
      $0.textFieldDidEndEditing(self, reason: .committed)
    }
    return answer != nil
  }

  // MARK: Changes (FRM-6)

  func isChangeAllowed(_ range: NSRange, to text: String) -> Bool {
    guard host?.fieldShouldChange(range, to: text) ?? true else { return false }
    return heldDelegate.call("shouldChangeCharactersIn", "\(modelName), replacementString: \(text)") {
      $0.textField(self, shouldChangeCharactersIn: range, replacementString: text)
    } ?? true
  }

  /// Changes the text as the user does.
  func change(_ range: NSRange, to text: String) {
    edit { $0.splice(text, at: range) }
    tell(.editingChanged, Self.textDidChangeNotification)
    host?.fieldDidChange()
  }

  /// The delegate hears of a selection while the field is edited.
  func selectionDidChange() {
    guard isEditing, CurrentSimulation.device.systemVersion >= 13 else { return }
    _ = heldDelegate.ask("textFieldDidChangeSelection", modelName) { $0.textFieldDidChangeSelection(self) }
  }

  // MARK: Buttons (FRM-8, FRM-9)

  /// Presses Return, where the delegate allows it. A field with an action for that is no longer first afterwards.
  func pressReturn() {
    if host?.fieldReturns() ?? false { return }
    let isAllowed = heldDelegate.call("textFieldShouldReturn", modelName) { $0.textFieldShouldReturn(self) } ?? true
    guard isAllowed, isFirstResponder else { return }
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: .editingDidEndOnExit)
    sendActions(for: .primaryActionTriggered)
    if ends { resignFirstResponder() }
  }

  /// Whether the button that clears the text is visible.
  var hasClearButton: Bool {
    guard hasText else { return false }
    switch clearButtonMode {
    case .never: return false
    case .whileEditing: return isEditing
    case .unlessEditing: return !isEditing
    case .always: return true
    }
  }

  /// Taps the button that clears the text, where the delegate allows it.
  func tapClearButton() {
    guard isClearingAllowed else { return }
    clear()
  }

  private var isClearingAllowed: Bool {
    heldDelegate.call("textFieldShouldClear", modelName) { $0.textFieldShouldClear(self) } ?? true
  }

  private func clear() { change(NSRange(location: 0, length: edited.length), to: "") }

  private func tell(_ event: UIControl.Event, _ notification: Notification.Name) {
    sendActions(for: event)
    NotificationCenter.default.post(name: notification, object: self)
  }
}
