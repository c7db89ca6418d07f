import Foundation

extension UIView {
  /// Why a finger does not reach the view, in words for a fault; `nil` if it does.
  ///
  /// A view counts as covered if one in front takes the touches in its middle. A view without a size, as one has that waits for constraints,
  /// is in nobody's way and in no place that others could cover (CTL-8).
  var obstacle: String? {
    if let presented = nearestController?.coveringPresentation { return "\(presented.modelName) is presented over it" }
    guard let window else {
      return isAtKeyboard ? hiddenBy : "it is in no window; add it to a view that is on the screen"
    }
    guard window.isOnScreen else { return "its window \(window.modelName) is not on the screen" }
    if let reason = hiddenBy ?? coveredBy.map({ "it is covered by \($0.modelName)" }) { return reason }
    return isUnderKeyboard(in: window) ? "the keyboard is over it; scroll, or call hideKeyboard()" : nil
  }

  /// Whether the view is in what the app shows at the keyboard, or in its place (FRM-13).
  private var isAtKeyboard: Bool {
    guard let keyboard = CurrentSimulation.simulation?.keyboard, keyboard.frame != nil else { return false }
    return [keyboard.accessoryView, keyboard.inputView].contains { $0.map(isDescendant(of:)) ?? false }
  }

  /// Whether the middle of the view is under the keyboard. In a window that does not fill the screen that is not known.
  private func isUnderKeyboard(in window: UIWindow) -> Bool {
    guard !bounds.isEmpty, let simulation = CurrentSimulation.simulation, let keyboard = simulation.keyboard.frame,
      window.frame == CGRect(origin: .zero, size: simulation.surroundings.screenSize)
    else { return false }
    return keyboard.contains(convert(middle, to: window))
  }

  private var middle: CGPoint { CGPoint(x: bounds.midX, y: bounds.midY) }

  /// The property of this view or of one above it that keeps touches away (CTL-1).
  private var hiddenBy: String? {
    ViewPath.nearest(from: self) { view in
      let subject = view === self ? "it" : "\(view.modelName), in which it is,"
      if view.isHidden { return "\(subject) is hidden" }
      if view.alpha < 0.01 { return "\(subject) is transparent; its alpha is \(view.alpha)" }
      return view.isUserInteractionEnabled ? nil : "\(subject) takes no touches; set isUserInteractionEnabled"
    }
  }

  /// The view in front that takes the touches in the middle of this one. What is presented is in layers of the window, and not among them.
  private var coveredBy: UIView? {
    guard !bounds.isEmpty else { return nil }
    return ViewPath.nearest(from: self) { view in
      guard let superview = view.superview, !(superview is UIWindow) else { return nil }
      let siblings = superview.subviews
      guard let place = siblings.index(ofObject: view) else { return nil }
      return siblings[(place + 1)...].last { $0.takesTouches(at: convert(middle, to: $0)) }
    }
  }

  private func takesTouches(at point: CGPoint) -> Bool {
    !isHidden && alpha >= 0.01 && isUserInteractionEnabled && bounds.contains(point)
  }
}
