import Foundation

/// The frame of the view between or under bars (BAR-2).
struct ContentFrame {
  /// What the bars at one edge take away, unless the view extends under them.
  struct Bars {
    /// In points, from the container's edge; 0 where none is shown.
    var inset: CGFloat
    var isTranslucent: Bool

    static let none = Bars(inset: 0, isTranslucent: true)
  }

  /// The view's `edgesForExtendedLayout`.
  var edges: UIRectEdge
  var includesOpaqueBars: Bool
  var top = Bars.none
  var bottom = Bars.none

  /// - Parameter bounds: The container's.
  func frame(in bounds: CGRect) -> CGRect {
    let above = inset(top, .top)
    let below = inset(bottom, .bottom)
    return CGRect(
      x: bounds.minX, y: bounds.minY + above, width: bounds.width, height: max(0, bounds.height - above - below))
  }

  private func inset(_ bars: Bars, _ edge: UIRectEdge) -> CGFloat {
    edges.contains(edge) && (bars.isTranslucent || includesOpaqueBars) ? 0 : bars.inset
  }
}
