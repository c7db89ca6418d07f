import Foundation

/// The place of a container's bars while they stand upright at an edge (VBR-1, VBR-15, VBR-17).
extension UIViewController {
  /// The edge at which the bars of this container stand, or `unspecified` for horizontal bars.
  var standingBarEdge: UIVerticalBarEdge {
    guard CurrentSimulation.device.hasVerticalBars else { return .unspecified }
    let edge = (viewIfLoaded?.traitCollection ?? traitCollection).verticalBarEdge
    guard edge != .unspecified else { return .unspecified }
    switch splitColumn {
    case .secondary: return edge
    case .other: return .unspecified
    case nil: return column(at: edge) == .zero ? .unspecified : edge
    }
  }

  /// The part of the view that the column of standing bars covers. The column is at the edge of the window or of what is presented, which
  /// the view of a container in another may not reach.
  func column(at edge: UIVerticalBarEdge) -> UIEdgeInsets {
    guard edge != .unspecified else { return .zero }
    var width = columnWidth
    if let view = viewIfLoaded, let root = outermostContainer.viewIfLoaded, root !== view, view.isDescendant(of: root) {
      let (frame, column) = (view.convert(view.bounds, to: root), columnFrame(at: edge, in: root))
      width = max(0, min(frame.maxX, column.maxX) - max(frame.minX, column.minX))
    }
    return UIEdgeInsets(top: 0, left: edge == .leading ? width : 0, bottom: 0, right: edge == .trailing ? width : 0)
  }

  /// The frame of the column in the view of the outermost container.
  func columnFrame(at edge: UIVerticalBarEdge, in root: UIView) -> CGRect {
    let (bounds, width) = (root.bounds, columnWidth)
    return CGRect(x: edge == .leading ? bounds.minX : bounds.maxX - width, y: bounds.minY, width: width, height: bounds.height)
  }

  /// Narrower in a sheet (VBR-17, VBR-18), in points.
  private var columnWidth: CGFloat {
    outermostContainer.presentedThrough?.isSheetOrPopover ?? false ? 76 : Display.columnWidth
  }

  /// The column of a split view controller in which the controller is; nil outside of all. In any other than the secondary one, bars stay
  /// horizontal (VBR-15).
  private var splitColumn: SplitColumn? {
    var controller = self
    var column: SplitColumn?
    while let container = controller.enclosingContainer {
      if let split = container as? UISplitViewController, !split.isCollapsed {
        guard split.arrangement.columns[.secondary] === controller else { return .other }
        column = .secondary
      }
      controller = container
    }
    return column
  }
}

/// A column of a split view controller, as its bars know it.
private enum SplitColumn {
  case secondary, other
}

extension UINavigationController {
  /// The bar that holds the items that stay horizontal (VBR-8).
  var hasHorizontalBar: Bool { !isNavigationBarHidden }

  /// The items of the toolbar that no bar shows, because the toolbar stands and there is no horizontal bar for what does not (VBR-8).
  package var vanishedItems: [UIBarButtonItem] {
    guard standingBarEdge != .unspecified, !hasHorizontalBar, !isToolbarHidden else { return [] }
    return (toolbar.items ?? []).filter { !$0.isSpace && !$0.isHidden && $0.standingAxis == .horizontal }
  }
}
