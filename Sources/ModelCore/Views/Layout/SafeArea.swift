import Foundation

/// The insets of a view's safe area (BAR-3).
///
/// They follow from geometry: bars over the superview cover the part of a view that extends under them, whatever the row of the layout
/// table (BAR-2). A home indicator covers nothing where its height is not established.
@MainActor
enum SafeArea {
  /// The insets, with those that the view's controllers add.
  static func insets(of view: UIView) -> UIEdgeInsets { complete(covered(view), of: view) }

  /// The insets that come from the views and bars around the view.
  static func covered(_ view: UIView) -> UIEdgeInsets {
    var path: [UIView] = []
    var root = view
    while let superview = root.storedSuperview {
      path.append(root)
      root = superview
    }
    var (insets, superview) = (ofRoot(root), root)
    while let view = path.popLast() {
      insets = covered(view, in: superview, complete(insets, of: superview))
      superview = view
    }
    return insets
  }

  private static func ofRoot(_ root: UIView) -> UIEdgeInsets {
    guard let window = root as? UIWindow else { return .zero }
    return UIEdgeInsets(top: window.coveredTop, left: 0, bottom: CurrentSimulation.device.homeIndicatorHeight, right: 0)
  }

  /// The insets of a view with those that its controller adds.
  private static func complete(_ covered: UIEdgeInsets, of view: UIView) -> UIEdgeInsets {
    view.controller.map { covered + $0.additionalSafeAreaInsets } ?? covered
  }

  /// - Parameter outer: The insets of the superview.
  private static func covered(_ view: UIView, in superview: UIView, _ outer: UIEdgeInsets) -> UIEdgeInsets {
    var outer = outer
    if let container = view.controller?.containment.parent, let containerView = container.loadedView,
      view.isDescendant(of: containerView)
    {
      outer = outer.union(inner(container.coveredByBars(), of: containerView, in: superview))
    }
    return reach(of: outer, into: view.frame, of: superview.bounds)
  }

  /// The part of `view` that a container's bars cover. It is in the container's view or is that view.
  private static func inner(_ covered: UIEdgeInsets, of containerView: UIView, in view: UIView) -> UIEdgeInsets {
    guard containerView !== view else { return covered }
    return reach(of: covered, into: view.convert(view.bounds, to: containerView), of: containerView.bounds)
  }

  /// Requests layout of the views below `root` whose content is placed by the safe area, after that has changed, and then tells their
  /// controllers (VCL-36).
  static func didChange(below root: UIView) {
    var waiting = [root]
    var changed: [UIView] = []
    while let view = waiting.popLast() {
      if view.followsSafeArea { view.setNeedsLayout() }
      // The others are told in their first layout.
      if view.isLaidOut, view.controller != nil { changed.append(view) }
      waiting += view.storedSubviews
    }
    for view in changed { view.controller?.sendSafeAreaInsets() }
  }

  private static func reach(of insets: UIEdgeInsets, into frame: CGRect, of bounds: CGRect) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(0, bounds.minY + insets.top - frame.minY), left: max(0, bounds.minX + insets.left - frame.minX),
      bottom: max(0, frame.maxY - (bounds.maxY - insets.bottom)), right: max(0, frame.maxX - (bounds.maxX - insets.right)))
  }
}

extension UIEdgeInsets {
  /// The larger inset on each edge.
  func union(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
  }
}
