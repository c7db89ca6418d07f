/// The user who taps controls in content. What cannot be tapped is a fault that says why.
extension Simulation {
  /// Taps a control. A button performs its actions, opens its menu, or toggles (CTL-2, MNU-6); a switch turns (CTL-4); a text field gets
  /// the cursor (FRM-5).
  ///
  /// A control that is disabled, or that a finger does not reach because it is hidden, covered or not on the screen, is a fault.
  public func tap(_ control: UIControl) {
    perform {
      if let obstacle = control.obstacle { return refuse("\(control.modelName) cannot be tapped: \(obstacle)") }
      guard control.isEnabled else {
        return refuse("\(control.modelName) cannot be tapped: it is disabled; set isEnabled")
      }
      if let button = control as? UIButton, button.opensMenuByTap { return _ = button.openMenu() }
      let touched = TouchedView(control)
      touched.begin()
      touched.end()
    }
  }

  /// Taps a text view, which gets the cursor (FRM-14). One that cannot be edited, or that a finger does not reach, is a fault.
  public func tap(_ textView: UITextView) {
    perform {
      if let obstacle = textView.obstacle { return refuse("\(textView.modelName) cannot be tapped: \(obstacle)") }
      guard textView.isEditable else {
        return refuse("\(textView.modelName) takes no text: it is not editable; set isEditable")
      }
      textView.becomeFirstResponder()
    }
  }
}
