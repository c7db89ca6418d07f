public import Foundation

#if !canImport(CoreGraphics)
  /// A part of a path.
  enum PathElement: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadratic(CGPoint, control: CGPoint)
    case cubic(CGPoint, control1: CGPoint, control2: CGPoint)
    case close

    /// The points of the element, those that control a curve among them.
    var points: [CGPoint] {
      switch self {
      case .move(let point), .line(let point): [point]
      case .quadratic(let point, let control): [point, control]
      case .cubic(let point, let control1, let control2): [point, control1, control2]
      case .close: []
      }
    }
  }

  /// The line of a shape, from Core Graphics, which Linux does not have. It is kept, and not drawn.
  public final class CGPath: Hashable, Sendable {
    let elements: [PathElement]

    init(_ elements: [PathElement]) {
      self.elements = elements
    }

    /// Creates a rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
      let path = UIBezierPath(rect: rect)
      if let transform { path.apply(transform.pointee) }
      self.init(path.elements)
    }

    public var isEmpty: Bool { elements.isEmpty }

    /// The smallest rectangle around all points, those that control curves among them; the null rectangle for an empty path.
    public var boundingBox: CGRect { CGRect(around: elements.flatMap(\.points)) }

    public static func == (lhs: CGPath, rhs: CGPath) -> Bool { lhs.elements == rhs.elements }

    public func hash(into hasher: inout Hasher) { hasher.combine(elements) }
  }

  extension PathElement {
    func applying(_ transform: CGAffineTransform) -> PathElement {
      switch self {
      case .move(let point): .move(point.applying(transform))
      case .line(let point): .line(point.applying(transform))
      case .quadratic(let point, let control): .quadratic(point.applying(transform), control: control.applying(transform))
      case .cubic(let point, let control1, let control2):
        .cubic(
          point.applying(transform), control1: control1.applying(transform), control2: control2.applying(transform))
      case .close: .close
      }
    }
  }
#endif
