#if !canImport(QuartzCore)
  public import Foundation

  /// A layer of a colour gradient; kept, and not drawn (DRW-1).
  open class CAGradientLayer: CALayer {
    /// Of `CGColor`, from the start on.
    open var colors: [Any]?

    /// The places of the colours, 0...1; `nil` for equal distances.
    open var locations: [NSNumber]?

    /// In the unit square.
    open var startPoint = CGPoint(x: 0.5, y: 0)

    open var endPoint = CGPoint(x: 0.5, y: 1)

    open var type = CAGradientLayerType.axial
  }

  /// The way of a gradient.
  public struct CAGradientLayerType: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let axial = CAGradientLayerType(rawValue: "axial")
    public static let radial = CAGradientLayerType(rawValue: "radial")
    public static let conic = CAGradientLayerType(rawValue: "conic")
  }

  /// A layer of a path; kept, and not drawn (DRW-1).
  open class CAShapeLayer: CALayer {
    open var path: CGPath?

    open var fillColor: CGColor? = CGColor(gray: 0, alpha: 1)

    open var fillRule = CAShapeLayerFillRule.nonZero

    open var strokeColor: CGColor?

    /// The part of the line that is drawn, 0...1.
    open var strokeStart: CGFloat = 0

    open var strokeEnd: CGFloat = 1

    /// In points.
    open var lineWidth: CGFloat = 1

    open var lineCap = CAShapeLayerLineCap.butt

    open var lineJoin = CAShapeLayerLineJoin.miter

    open var miterLimit: CGFloat = 10

    /// Lengths of lines and gaps, in points.
    open var lineDashPattern: [NSNumber]?

    open var lineDashPhase: CGFloat = 0
  }

  /// The inside of a path that crosses itself.
  public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
  }

  /// The ends of a line.
  public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    public static let square = CAShapeLayerLineCap(rawValue: "square")
  }

  /// The corners of a line.
  public struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
  }
#endif
