/// The columns that come and go at one time, from their first callback to their last.
///
/// No rule has an order for them. The model's is that of a stack: who leaves is told before who comes (VCL-19).
@MainActor
final class ColumnTransition {
  private let leaving: [UIViewController]
  private let arriving: [UIViewController]
  private let container: UIView
  private var hasBegun = false
  private var isOver = false

  init(leaving: [UIViewController], arriving: [UIViewController], in container: UIView) {
    self.leaving = leaving
    self.arriving = arriving
    self.container = container
  }

  func begin(animated: Bool) {
    hasBegun = true
    for controller in leaving { controller.begin(appearing: false, animated: animated) }
    for controller in arriving { controller.begin(appearing: true, animated: animated) }
  }

  /// What somebody else turned round meanwhile is theirs to end.
  func end() {
    guard !isOver else { return }
    isOver = true
    for controller in leaving {
      if let view = controller.viewIfLoaded, view.superview === container { view.removeFromSuperview() }
      if hasBegun, controller.appearance == .disappearing { controller.endAppearance() }
    }
    guard hasBegun else { return }
    for controller in arriving where controller.appearance == .appearing {
      // A callback replaced it before it was there.
      if controller.viewIfLoaded?.window == nil { controller.begin(appearing: false, animated: false) }
      controller.endAppearance()
    }
  }
}
