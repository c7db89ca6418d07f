import Foundation

/// The view between a window, or the view of a presentation context, and a presented controller's view.
///
/// How much sheets leave free is not modelled: they are as large as what they cover.
final class PresentationLayer: UIView {
  override func layoutSubviews() {
    for view in subviews { view.frame = bounds }
  }
}
