import Foundation

/// The frame of a view under bars (BAR-2).
struct ContentFrame {
  /// What bars cover along one edge.
  struct Covered {
    /// From the edge of the container to the far side of the bar, the status bar included, in points.
    var extent: CGFloat
    /// Of the bar that is nearest to the content.
    var isTranslucent: Bool
  }

  /// In the container's coordinates.
  let bounds: CGRect
  /// `edgesForExtendedLayout` of the controller.
  let edges: UIRectEdge
  /// `extendedLayoutIncludesOpaqueBars` of the controller.
  let includesOpaqueBars: Bool
  /// Nil: no bar is visible there.
  var top: Covered?
  /// Nil: no bar is visible there.
  var bottom: Covered?

  /// Begins below the bars, or at the edge where the view extends under them.
  var frame: CGRect {
    let minY = bounds.minY + inset(top, .top)
    let maxY = bounds.maxY - inset(bottom, .bottom)
    return CGRect(x: bounds.minX, y: minY, width: bounds.width, height: max(0, maxY - minY))
  }

  private func inset(_ covered: Covered?, _ edge: UIRectEdge) -> CGFloat {
    guard let covered else { return 0 }
    let extends = edges.contains(edge) && (covered.isTranslucent || includesOpaqueBars)
    return extends ? 0 : covered.extent
  }
}

extension ContentFrame {
  /// Of a controller's view.
  @MainActor
  init(of controller: UIViewController, in bounds: CGRect, top: Covered? = nil, bottom: Covered? = nil) {
    self.init(
      bounds: bounds, edges: controller.edgesForExtendedLayout,
      includesOpaqueBars: controller.extendedLayoutIncludesOpaqueBars, top: top, bottom: bottom)
  }
}
