/// VCL-30, 31.
extension UIViewController {
  /// What this controller or its nearest ancestor presents.
  var nearestPresentation: Presentation? { presentation ?? parent?.nearestPresentation }

  /// Through which this controller or an ancestor is presented.
  var nearestPresentedThrough: Presentation? { presentedThrough ?? parent?.nearestPresentedThrough }

  /// The controller that presents when this one is asked to.
  func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    if style.isInContext, definesPresentationContext { return self }
    return parent?.presenter(for: style) ?? self
  }

  /// Whether a full-screen presentation hides this controller's view.
  var isCovered: Bool { presentation?.coversPresenter ?? false }

  /// Whether this controller or one that is shown in it refuses to be dismissed by hand (VCL-29).
  var refusesHands: Bool {
    guard !isModalInPresentation, let view = viewIfLoaded else { return isModalInPresentation }
    return children.contains { $0.viewIfLoaded?.isDescendant(of: view) == true && $0.refusesHands }
  }
}

extension AppearanceState {
  /// Visible, or about to be.
  var isShown: Bool { self == .appeared || self == .appearing }
}
