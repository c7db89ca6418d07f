/// The view between a window, or the view of a presentation context, and a presented controller's view.
///
/// The margins and heights of sheets are not modelled: a sheet is as large as the view that it covers.
final class PresentationLayer: UIView {
  private weak var presentation: Presentation?

  init(_ presentation: Presentation) {
    self.presentation = presentation
    super.init(frame: .zero)
    isFitted = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override var inheritedTraits: UITraitCollection {
    let inherited = super.inheritedTraits
    return presentation?.traits(in: inherited) ?? inherited
  }

  override var traitEnvironments: [any TraitHolder] {
    (presentation?.presented.ownPresentationController).map { [$0, self] } ?? [self]
  }

  /// Gives the presented view its frame, and a sheet its heights. The app's presentation controller gives frames itself, before or after
  /// (TRN-7).
  override func layoutSubviews() {
    guard let presentation else { return }
    presentation.controller?.containerViewWillLayoutSubviews()
    fit()
    if presentation.style.isSheet {
      presentation.presented.sheetPresentationController?.heights.resolve(in: SheetSurroundings(in: self))
    }
    presentation.controller?.containerViewDidLayoutSubviews()
  }

  /// Makes the presented view as large as this one, unless the app's presentation controller decides on frames.
  func fit() {
    guard presentation?.controller == nil, let view = presentation?.presented.viewIfLoaded, view.storedSuperview === self else {
      return
    }
    view.isFitted = true
    view.frame = bounds
  }

  /// Whether the window knows that it has to fit this layer.
  private var isUnfitted = false

  /// Makes the layer as large as its window, and the presented view as large as the layer.
  func fit(to bounds: CGRect, of window: UIView) {
    if superview === window {
      isUnfitted = true
      frame = bounds
      fit()
    }
    isUnfitted = false
  }

  override func fittedFrameDidChange() { needsFit() }

  override func needsFit() {
    guard !isUnfitted, let window = hierarchyWindow else { return }
    isUnfitted = true
    window.unfittedLayers.append(self)
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    isUnfitted = false
    needsFit()
  }

  /// Asks the detents of a sheet for their heights again, which may depend on traits (SHT-2).
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsLayout()
  }
}
