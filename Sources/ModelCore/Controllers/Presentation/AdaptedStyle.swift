/// The style of a presentation where there is little room (VCL-28).
extension UIViewController {
  /// The style after adaptation. Before iOS 13, sheets and popovers fill the screen at compact width, unless the delegate wants another style;
  /// later the model leaves both as they are, unless the delegate wants another style for a popover.
  func styleInRoom(over presenter: UIViewController) -> UIModalPresentationStyle {
    let style = modalPresentationStyle.readBack
    let fills = CurrentSimulation.device.systemVersion < 13
    let traits = presenter.traitCollection
    guard style == .popover || style.isSheet && fills, traits.horizontalSizeClass == .compact else { return style }
    switch styleOfDelegate(in: traits) {
    case nil: return fills ? .fullScreen : style
    case .some(.none): return style
    case .some(let other): return other.readBack
    }
  }

  /// The answer of the delegate; `nil` if it gives none.
  private func styleOfDelegate(in traits: UITraitCollection) -> UIModalPresentationStyle? {
    guard let controller = ownPresentationController else { return nil }
    let delegate = controller.heldDelegate
    return delegate.answer("adaptivePresentationStyleWithTraits") {
      $0.adaptivePresentationStyle(for: controller, traitCollection: traits)
    } ?? delegate.answer("adaptivePresentationStyle") { $0.adaptivePresentationStyle(for: controller) }
  }
}
