/// The view between a window, or the view of a presentation context, and a presented controller's view.
///
/// The margins of sheets are not modelled: a sheet is as large as the view that it covers.
final class PresentationLayer: UIView {
  private weak var presentation: Presentation?

  init(_ presentation: Presentation) {
    self.presentation = presentation
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var inheritedTraits: UITraitCollection {
    let traits = super.inheritedTraits
    return presentation?.hasVerticalBars == false ? traits.withHorizontalBars : traits
  }

  /// Gives the presented view its frame. The app's presentation controller is told before and after instead, and gives frames itself
  /// (TRN-7).
  override func layoutSubviews() {
    guard let controller = presentation?.controller else { return placePresented() }
    controller.containerViewWillLayoutSubviews()
    controller.containerViewDidLayoutSubviews()
  }

  private func placePresented() {
    guard let view = presentation?.presented.viewIfLoaded, view.storedSuperview === self else { return }
    view.frame = bounds
  }
}
