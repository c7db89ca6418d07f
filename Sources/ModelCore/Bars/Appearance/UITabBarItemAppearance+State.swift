extension UITabBarItemAppearance {
  /// APP-12: what a state does not set comes from normal.
  public func modelState(_ state: UIControl.State) -> ModelItemState {
    ModelItemState([
      (state, attributes: appearance(for: state).titleTextAttributes), (.normal, attributes: normal.titleTextAttributes),
    ])
  }

  /// The explicit icon colour of a state, else of normal (APP-12); nil is the system's.
  public func modelIconColor(_ state: UIControl.State) -> UIColor? {
    appearance(for: state).iconColor ?? normal.iconColor
  }

  private func appearance(for state: UIControl.State) -> UITabBarItemStateAppearance {
    switch state {
    case .selected: selected
    case .disabled: disabled
    case .focused: focused
    default: normal
    }
  }
}
