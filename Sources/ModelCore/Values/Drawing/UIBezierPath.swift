#if !canImport(CoreGraphics)
  public import Foundation

  /// A shape of lines and curves (DRW-3). It is kept: its bounds, its current point and its elements follow from what the app adds, and
  /// nothing is drawn, so that there are no `fill()` and `stroke()`.
  open class UIBezierPath: NSObject {
    private(set) var elements: [PathElement] = []

    /// The place at which the last part began, to which closing it returns.
    private var start: CGPoint?
    private var end: CGPoint?

    public override init() {
      super.init()
    }

    /// Creates a rectangle, clockwise from its top left corner.
    public convenience init(rect: CGRect) {
      self.init()
      move(to: CGPoint(x: rect.minX, y: rect.minY))
      addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
      addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
      addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
      close()
    }

    /// Creates the ellipse that fills a rectangle.
    public convenience init(ovalIn rect: CGRect) {
      self.init(
        arcCenter: .zero, radius: 1, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
      close()
      apply(CGAffineTransform(a: rect.width / 2, b: 0, c: 0, d: rect.height / 2, tx: rect.midX, ty: rect.midY))
    }

    /// Creates a rectangle with round corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
      self.init(
        roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: cornerRadius, height: cornerRadius))
    }

    /// Creates a rectangle of which some corners are round: quarters of ellipses. UIKit's corners are a little smoother.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
      self.init()
      let radii = CGSize(width: min(cornerRadii.width, rect.width / 2), height: min(cornerRadii.height, rect.height / 2))
      // Clockwise from the top left: the corner and the way along its sides.
      let turns: [(UIRectCorner, CGPoint, into: CGVector2, out: CGVector2)] = [
        (.topLeft, CGPoint(x: rect.minX, y: rect.minY), (0, 1), (1, 0)),
        (.topRight, CGPoint(x: rect.maxX, y: rect.minY), (-1, 0), (0, 1)),
        (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), (0, -1), (-1, 0)),
        (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), (1, 0), (0, -1)),
      ]
      for (corner, place, into, out) in turns {
        let isRound = corners.contains(corner) && radii.width > 0 && radii.height > 0
        let first = isRound ? place.moved(into, by: radii) : place
        if elements.isEmpty { move(to: first) } else { addLine(to: first) }
        guard isRound else { continue }
        let inner = CGSize(width: radii.width * (1 - Self.circle), height: radii.height * (1 - Self.circle))
        let (control1, control2) = (place.moved(into, by: inner), place.moved(out, by: inner))
        addCurve(to: place.moved(out, by: radii), controlPoint1: control1, controlPoint2: control2)
      }
      close()
    }

    /// Creates an arc. Angles are in radians from the right, clockwise on the screen.
    public convenience init(
      arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
      self.init()
      addArc(withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    public convenience init(cgPath: CGPath) {
      self.init()
      for element in cgPath.elements { add(element) }
    }

    // MARK: Parts

    open func move(to point: CGPoint) { add(.move(point)) }

    open func addLine(to point: CGPoint) { add(.line(point)) }

    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { add(.quadratic(endPoint, control: controlPoint)) }

    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
      add(.cubic(endPoint, control1: controlPoint1, control2: controlPoint2))
    }

    /// Adds an arc, with a line to its beginning from where the path is.
    open func addArc(withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
      var sweep = endAngle - startAngle
      let turn = 2 * CGFloat.pi
      if abs(sweep) >= turn {
        sweep = clockwise ? turn : -turn
      } else if clockwise, sweep < 0 {
        sweep += turn
      } else if !clockwise, sweep > 0 {
        sweep -= turn
      }
      let count = max(1, Int((abs(sweep) / (.pi / 2)).rounded(.up)))
      let step = sweep / CGFloat(count)
      let handle = 4 / 3 * CGFloat(tan(Double(step / 4))) * radius
      func point(_ angle: CGFloat, _ along: CGFloat = 0) -> CGPoint {
        let (sine, cosine) = (CGFloat(sin(Double(angle))), CGFloat(cos(Double(angle))))
        return CGPoint(x: center.x + radius * cosine - along * sine, y: center.y + radius * sine + along * cosine)
      }
      add(end == nil ? .move(point(startAngle)) : .line(point(startAngle)))
      for index in 0..<count {
        let (from, to) = (startAngle + step * CGFloat(index), startAngle + step * CGFloat(index + 1))
        addCurve(to: point(to), controlPoint1: point(from, handle), controlPoint2: point(to, -handle))
      }
    }

    /// Returns to the beginning of the last part.
    open func close() { if end != nil { add(.close) } }

    open func removeAllPoints() { (elements, start, end) = ([], nil, nil) }

    open func append(_ bezierPath: UIBezierPath) {
      for element in bezierPath.elements { add(element) }
    }

    open func apply(_ transform: CGAffineTransform) {
      elements = elements.map { $0.applying(transform) }
      start = start?.applying(transform)
      end = end?.applying(transform)
    }

    private func add(_ element: PathElement) {
      elements.append(element)
      if case .move(let point) = element { start = point }
      end = element.points.first ?? start
    }

    /// The distance of control points that makes a curve nearly a quarter of a circle.
    private static let circle: CGFloat = 0.5522847498

    // MARK: What there is

    open var isEmpty: Bool { elements.isEmpty }

    /// The smallest rectangle around all points, those that control curves among them, which may lie outside of what is drawn.
    open var bounds: CGRect { isEmpty ? .zero : CGRect(around: elements.flatMap(\.points)) }

    /// The end of the path; zero for an empty one.
    open var currentPoint: CGPoint { end ?? .zero }

    open var cgPath: CGPath {
      get { CGPath(elements) }
      set {
        removeAllPoints()
        for element in newValue.elements { add(element) }
      }
    }

    // MARK: Lines, which are kept

    /// In points.
    open var lineWidth: CGFloat = 1

    open var miterLimit: CGFloat = 10

    open var flatness: CGFloat = 0.6

    open var usesEvenOddFillRule = false
  }

  /// A direction along the axes.
  private typealias CGVector2 = (x: CGFloat, y: CGFloat)

  extension CGPoint {
    fileprivate func moved(_ direction: CGVector2, by distance: CGSize) -> CGPoint {
      CGPoint(x: x + direction.x * distance.width, y: y + direction.y * distance.height)
    }
  }

  /// Corners of a rectangle.
  public struct UIRectCorner: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let topLeft = UIRectCorner(rawValue: 1)
    public static let topRight = UIRectCorner(rawValue: 2)
    public static let bottomLeft = UIRectCorner(rawValue: 4)
    public static let bottomRight = UIRectCorner(rawValue: 8)
    public static let allCorners = UIRectCorner(rawValue: .max)
  }
#endif
