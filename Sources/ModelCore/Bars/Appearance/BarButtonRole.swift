/// What a button of a bar is, which fixes the appearance that applies to it (APP-11).
package enum BarButtonRole { case plain, prominent, back }

extension UINavigationBarAppearance {
  /// What a button of this role looks like (APP-11).
  func buttonAppearance(for role: BarButtonRole) -> UIBarButtonItemAppearance {
    switch role {
    case .plain: buttonAppearance
    case .prominent: prominentButtonAppearance
    case .back: backButtonAppearance
    }
  }

  /// The title colour of a button. What a back button's appearance leaves out is drawn from `buttonAppearance` (APP-11).
  package func buttonState(_ role: BarButtonRole, _ state: UIControl.State) -> ModelItemState {
    let own = buttonAppearance(for: role).modelState(state)
    return role == .back && own.titleColor == nil ? buttonAppearance.modelState(state) : own
  }
}

extension UIToolbarAppearance {
  /// What a button of this role looks like (APP-11).
  func buttonAppearance(for role: BarButtonRole) -> UIBarButtonItemAppearance {
    role == .prominent ? prominentButtonAppearance : buttonAppearance
  }

  /// The title colour of a button (APP-11).
  package func buttonState(_ role: BarButtonRole, _ state: UIControl.State) -> ModelItemState {
    buttonAppearance(for: role).modelState(state)
  }
}

extension UIBarButtonItem {
  /// APP-11.
  package var role: BarButtonRole { style == .done ? .prominent : .plain }
}
