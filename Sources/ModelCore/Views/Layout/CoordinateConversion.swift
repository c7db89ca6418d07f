import Foundation

/// The conversion from the coordinates of one view to those of another; `nil` is the root of their hierarchy.
@MainActor
struct CoordinateConversion {
  /// The origin of the first view's coordinates in those of the second.
  private let offset: CGPoint

  init(from: UIView?, to: UIView?) {
    let start = from.map(Self.origin) ?? .zero
    let end = to.map(Self.origin) ?? .zero
    offset = CGPoint(x: start.x - end.x, y: start.y - end.y)
  }

  func convert(_ point: CGPoint) -> CGPoint {
    CGPoint(x: point.x + offset.x, y: point.y + offset.y)
  }

  func convert(_ rect: CGRect) -> CGRect {
    CGRect(origin: convert(rect.origin), size: rect.size)
  }

  /// The origin of a view's coordinates in those of its root.
  static func origin(of view: UIView) -> CGPoint {
    var origin = CGPoint.zero
    var view = view
    while let superview = view.storedSuperview {
      origin.x += view.frame.minX - view.boundsOrigin.x
      origin.y += view.frame.minY - view.boundsOrigin.y
      view = superview
    }
    return origin
  }
}
