/// The user who taps controls in content.
extension Simulation {
  /// Taps a control. A button performs its actions, opens its menu, or toggles (CTL-2, MNU-6); a switch turns (CTL-4). A control that is
  /// disabled, or that a finger does not reach, does nothing.
  public func tap(_ control: UIControl) {
    perform {
      guard control.isEnabled, control.isTouchable else { return }
      if let button = control as? UIButton, button.opensMenuByTap { return _ = button.openMenu() }
      control.tapped()
    }
  }
}
