public import Foundation

/// The part of `UIView` about its looks, its size by content, keys and touches, apart from the hierarchy and its layout. Only `UIView`
/// inherits it.
@preconcurrency @MainActor
open class ModelViewBase: UIResponder {
  /// This object as the view that it is.
  private var view: UIView {
    guard let view = self as? UIView else { preconditionFailure("\(type(of: self)) inherits ModelViewBase; inherit UIView") }
    return view
  }

  // MARK: Looks

  /// The way content fits into the bounds. It is kept, and not drawn.
  open var contentMode = UIView.ContentMode.scaleToFill

  /// Whether the view covers all that is behind it, for drawing. It is kept, and not drawn.
  open var isOpaque = true

  #if !canImport(QuartzCore)
    /// A change of the view's place, size or angle around its middle. It is kept, and not drawn: `frame`, of which UIKit says that it is
    /// undefined with a transform, and conversions between views stay those without it (DRW-4).
    open var transform = CGAffineTransform.identity

    /// The class of the layer that the view makes.
    open class var layerClass: AnyClass { CALayer.self }

    /// The drawing of the view (DRW-1).
    open var layer: CALayer {
      if let ownLayer { return ownLayer }
      let layer = (type(of: self).layerClass as? CALayer.Type ?? CALayer.self).init()
      layer.view = view
      ownLayer = layer
      return layer
    }

    private var ownLayer: CALayer?
  #endif

  // MARK: Size and margins

  /// The middle of the frame, in the superview's coordinates.
  open var center: CGPoint {
    get { CGPoint(x: view.frame.midX, y: view.frame.midY) }
    set {
      let size = view.frame.size
      view.frame = CGRect(x: newValue.x - size.width / 2, y: newValue.y - size.height / 2, width: size.width, height: size.height)
    }
  }

  /// The size of a dimension that content does not have.
  public class var noIntrinsicMetric: CGFloat { -1 }

  /// The size that the content asks for: none, unless a class overrides it (DRW-5). No layout asks for it.
  open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }

  /// Tells that ``intrinsicContentSize`` has changed: the superview is laid out in the next layout pass (DRW-5).
  open func invalidateIntrinsicContentSize() { view.superview?.setNeedsLayout() }

  /// The size in which the view fits best: the one that it has, unless a class overrides it (DRW-5). Texts are not measured.
  open func sizeThatFits(_ size: CGSize) -> CGSize { view.bounds.size }

  /// Gives the view the size of ``sizeThatFits(_:)``, without moving its origin (DRW-5).
  open func sizeToFit() { view.frame.size = sizeThatFits(view.bounds.size) }

  /// Tells the view and the controller whose root view it is that the margins are others (VCL-36).
  func layoutMarginsChanged(from old: UIEdgeInsets) {
    guard view.layoutMargins != old else { return }
    layoutMarginsDidChange()
    view.controller?.viewLayoutMarginsDidChange()
  }

  /// Called after ``UIView/layoutMargins`` has changed (VCL-36).
  open func layoutMarginsDidChange() {}

  /// The size that fits best: that of ``sizeThatFits(_:)``, because constraints are not solved (CTL-8).
  open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { sizeThatFits(targetSize) }

  /// The size that fits best: that of ``sizeThatFits(_:)``, because constraints are not solved (CTL-8).
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    sizeThatFits(targetSize)
  }

  /// Whether margins of the superview apply to this view, too. It is kept, and changes nothing.
  open var preservesSuperviewLayoutMargins = false

  // MARK: Gestures (ACT-12)

  private var recognizers: [UIGestureRecognizer] = []

  open var gestureRecognizers: [UIGestureRecognizer]? {
    get { recognizers.isEmpty ? nil : recognizers }
    set {
      for recognizer in recognizers { removeGestureRecognizer(recognizer) }
      for recognizer in newValue ?? [] { addGestureRecognizer(recognizer) }
    }
  }

  /// Adds a recognizer, which leaves the view that it was on before.
  open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    recognizers.append(gestureRecognizer)
    gestureRecognizer.view = view
  }

  open func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard recognizers.hasObject(gestureRecognizer) else { return }
    gestureRecognizer.view = nil
    let before = recognizers
    recognizers.removeObject(gestureRecognizer)
    withExtendedLifetime(before) {}
  }

  /// Whether a gesture on this view may begin; true, unless a class overrides it (ACT-12).
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }

  // MARK: Keys

  /// Takes the first responder out of this view, or out of one in it (FRM-4).
  /// - Parameter force: Whether it is not asked.
  /// - Returns: Whether one was here, and is first no longer.
  @discardableResult
  open func endEditing(_ force: Bool) -> Bool {
    CurrentSimulation.simulation?.firstResponders.leave(view, isForced: force) ?? false
  }

  override var placeInWindow: UIView? { view }

  /// Called on a window when the keyboard appears there.
  func keyboardAppears() {}

  // MARK: Touches

  /// The view in front at a point, this one or one below: `nil` outside, in a hidden or nearly transparent view, and in one that takes no
  /// touches (DRW-6). Verbs of a simulation name what they touch, and do not ask it.
  /// - Parameter point: In this view's coordinates.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard view.isUserInteractionEnabled, !view.isHidden, view.alpha >= 0.01 else { return nil }
    guard self.point(inside: point, with: event) else { return nil }
    for subview in view.subviews.reversed() {
      if let hit = subview.hitTest(view.convert(point, to: subview), with: event) { return hit }
    }
    return view
  }

  /// Whether a point is in the bounds, or where a class wants touches (DRW-6).
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { view.bounds.contains(point) }
}
