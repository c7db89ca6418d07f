import Foundation

/// The place of a container's bars while they stand upright at an edge (VBR-1, VBR-15, VBR-17).
extension UIViewController {
  /// The edge at which the bars of this container stand, or `unspecified` for horizontal bars.
  var standingBarEdge: UIVerticalBarEdge {
    guard CurrentSimulation.device.hasVerticalBars else { return .unspecified }
    let edge = (viewIfLoaded?.traitCollection ?? traitCollection).verticalBarEdge
    return edge != .unspecified && isInHorizontalColumn ? .unspecified : edge
  }

  /// The part of the view that the column of standing bars covers: narrower in a sheet (VBR-17, VBR-18).
  func column(at edge: UIVerticalBarEdge) -> UIEdgeInsets {
    guard edge != .unspecified else { return .zero }
    let isInSheet = outermostContainer.presentedThrough?.isSheetOrPopover ?? false
    let width = isInSheet ? 76 : Display.columnWidth
    return UIEdgeInsets(top: 0, left: edge == .leading ? width : 0, bottom: 0, right: edge == .trailing ? width : 0)
  }

  /// Whether the controller is in a column of a split view controller other than the secondary one: its bars stay horizontal (VBR-15).
  private var isInHorizontalColumn: Bool {
    var controller = self
    while let container = controller.enclosingContainer {
      if let split = container as? UISplitViewController, !split.isCollapsed,
        split.arrangement.columns[.secondary] !== controller
      {
        return true
      }
      controller = container
    }
    return false
  }
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
