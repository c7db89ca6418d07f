/// A switch, which a tap turns on and off (CTL-4).
open class UISwitch: UIControl {
  /// Whether the switch is on. Setting it sends nothing.
  open var isOn = false

  /// Turns the switch, at once because animations complete immediately, and sends nothing.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  /// The colour while the switch is on; kept, and not drawn.
  open var onTintColor: UIColor?

  open var thumbTintColor: UIColor?

  open var title: String?

  override func tapped(with event: UIEvent?) {
    isOn.toggle()
    sendActions(for: .valueChanged)
  }
}
