public import Foundation

/// The user at the keyboard. Keys go to the first responder, which a tap on a text field makes it. Where a key cannot be pressed, a fault
/// says why.
extension Simulation {
  /// The responder to which the keys go; `nil` if there is none in the window in front (FRM-1).
  public var firstResponder: UIResponder? { window.flatMap { firstResponders.current(in: $0) } }

  /// The frame of the keyboard on the screen in points, with what the app shows in its place and above it (FRM-11); `nil` while it is hidden.
  public var keyboardFrame: CGRect? { keyboard.frame }

  /// Types a text, character by character, in place of the selection (FRM-6, FRM-14). A line break presses Return (FRM-8).
  ///
  ///     simulation.tap(nameField)
  ///     simulation.typeText("Ada")
  ///
  /// A field that is hidden can have the cursor, as fields for one-time codes have; it takes what is typed.
  public func typeText(_ text: String) {
    perform {
      for character in text {
        guard let responder = reachedResponder(to: "type \"\(text)\"") else { return }
        character.isNewline ? pressReturn(in: responder) : type(String(character), into: responder)
      }
    }
  }

  /// Presses Return (FRM-8). In a text view it begins another line (FRM-14).
  public func pressReturn() {
    perform {
      guard let responder = reachedResponder(to: "press Return") else { return }
      pressReturn(in: responder)
    }
  }

  /// Presses the key that deletes the selection, or the character before the cursor (FRM-6).
  public func pressDelete() {
    perform {
      guard let responder = reachedResponder(to: "press Delete") else { return }
      if let text = responder as? any EditableText { text.pressDelete() } else { responder.deleteBackward() }
    }
  }

  /// Taps the button in a text field that clears its text (FRM-9). A field that does not show it is a fault.
  public func tapClearButton(of textField: UITextField) {
    perform {
      let name = textField.modelName
      if let obstacle = textField.obstacle { return refuse("\(name) cannot be cleared: \(obstacle)") }
      guard textField.hasClearButton else {
        return refuse(
          "\(name) has no clear button now; it has one while there is a text, if clearButtonMode is .always, .whileEditing or .unlessEditing"
        )
      }
      textField.tapClearButton()
    }
  }

  private func type(_ text: String, into responder: any UIResponder & UIKeyInput) {
    if let edited = responder as? any EditableText { edited.type(text) } else { responder.insertText(text) }
  }

  private func pressReturn(in responder: any UIResponder & UIKeyInput) {
    guard !responder.enablesReturnKeyAutomatically || responder.hasText else {
      return refuse("Return is disabled while \(responder.modelName) has no text; it sets enablesReturnKeyAutomatically")
    }
    if let field = responder as? UITextField { return field.pressReturn() }
    type("\n", into: responder)
  }

  /// The first responder, if it takes keys now; otherwise a fault.
  private func reachedResponder(to purpose: String) -> (any UIResponder & UIKeyInput)? {
    guard let responder = firstResponder else {
      refuse("there is no first responder to \(purpose) in; tap a text field first")
      return nil
    }
    guard let input = responder as? any UIResponder & UIKeyInput else {
      refuse("the first responder \(responder.modelName) takes no text; tap a text field first")
      return nil
    }
    if let obstacle = obstacle(of: input) {
      refuse("cannot \(purpose) in \(input.modelName): \(obstacle)")
      return nil
    }
    return input
  }

  /// Why a first responder takes no keys.
  private func obstacle(of responder: UIResponder) -> String? {
    if let presented = responder.placeInWindow?.nearestController?.coveringPresentation {
      return "\(presented.modelName) is presented over it"
    }
    if (responder as? UIControl)?.isEnabled == false { return "it is disabled; set isEnabled" }
    if (responder as? UITextView)?.isEditable == false { return "it is not editable; set isEditable" }
    return nil
  }
}
