import Foundation

/// A view that keeps its content in the safe area and fills the strips outside with a mirrored, blurred copy (EXT-1, iOS 26).
open class UIBackgroundExtensionView: UIView {
  /// The content. What is added with `addSubview` instead is copied into the strips with it: put views over it beside this view (EXT-2).
  open var contentView: UIView? {
    didSet {
      guard contentView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let contentView { insertSubview(contentView, at: 0) }
      setNeedsLayout()
    }
  }

  /// Whether the content gets the frame of the safe area; otherwise the app gives it one.
  open var automaticallyPlacesContentView = true {
    didSet { setNeedsLayout() }
  }

  open override func layoutSubviews() {
    guard automaticallyPlacesContentView else { return }
    let insets = safeAreaInsets
    contentView?.frame = CGRect(
      x: bounds.minX + insets.left, y: bounds.minY + insets.top, width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
  }

  override var followsSafeArea: Bool { true }

  /// The edges at which a copy of the content fills a strip: those that the content does not reach (EXT-1).
  public var modelFilledEdges: UIRectEdge {
    guard let frame = contentView?.frame else { return [] }
    var edges: UIRectEdge = []
    if frame.minY > bounds.minY { edges.insert(.top) }
    if frame.minX > bounds.minX { edges.insert(.left) }
    if frame.maxY < bounds.maxY { edges.insert(.bottom) }
    if frame.maxX < bounds.maxX { edges.insert(.right) }
    return edges
  }

  /// The views that appear in the copies: the content, and what was added as a subview by mistake (EXT-2).
  public var modelCopiedViews: [UIView] { contentView == nil ? [] : subviews }
}
