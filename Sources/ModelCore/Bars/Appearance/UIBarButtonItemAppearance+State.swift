extension UIBarButtonItemAppearance {
  /// APP-12: highlighted and disabled come from normal, focused from highlighted.
  public func modelState(_ state: UIControl.State) -> ModelItemState {
    ModelItemState(synthesis(state).map { ($0, attributes: appearance(for: $0).titleTextAttributes) })
  }

  /// What is drawn behind an item in a state, its own or that of the state that stands in (APP-12).
  func modelBackgroundImage(_ state: UIControl.State) -> UIImage? {
    synthesis(state).lazy.compactMap { self.appearance(for: $0).backgroundImage }.first
  }

  /// The states in which an item in `state` looks for its values, nearest first.
  private func synthesis(_ state: UIControl.State) -> [UIControl.State] {
    switch state {
    case .highlighted: [.highlighted, .normal]
    case .disabled: [.disabled, .normal]
    case .focused: [.focused, .highlighted, .normal]
    default: [.normal]
    }
  }

  private func appearance(for state: UIControl.State) -> UIBarButtonItemStateAppearance {
    switch state {
    case .highlighted: highlighted
    case .disabled: disabled
    case .focused: focused
    default: normal
    }
  }
}
