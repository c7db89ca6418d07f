/// What a button of a bar is, which fixes the appearance that applies to it (APP-11).
package enum BarButtonRole { case plain, prominent, back }

extension UINavigationBarAppearance {
  /// The title colour of a button. What a back button's appearance leaves out is drawn from `buttonAppearance` (APP-11).
  package func buttonState(_ role: BarButtonRole, _ state: UIControl.State) -> ModelItemState {
    switch role {
    case .plain: return buttonAppearance.modelState(state)
    case .prominent: return prominentButtonAppearance.modelState(state)
    case .back:
      let own = backButtonAppearance.modelState(state)
      return own.titleColor == nil ? buttonAppearance.modelState(state) : own
    }
  }
}

extension UIToolbarAppearance {
  /// The title colour of a button (APP-11).
  package func buttonState(_ role: BarButtonRole, _ state: UIControl.State) -> ModelItemState {
    (role == .prominent ? prominentButtonAppearance : buttonAppearance).modelState(state)
  }
}

extension UIBarButtonItem {
  /// APP-11.
  package var role: BarButtonRole { style == .done ? .prominent : .plain }
}
