extension Theme {
  /// A layer of the shadow of a box, in points. An elevation is an array of them, the first on top.
  ///
  /// Design tools and CSS give `blur` as the width of the whole blurred edge; `shadowRadius` of a `CALayer` is half of it, ``radius``.
  public struct BoxShadow: Sendable, Hashable {
    public var color: Color
    /// Positive moves right, as in `shadowOffset`.
    public var x: Double
    /// Positive moves down.
    public var y: Double
    public var blur: Double
    /// The growth of the box on each side before it is blurred.
    public var spread: Double
    /// Whether the shadow is cast into the box.
    public var isInset: Bool

    public init(_ color: Color, x: Double = 0, y: Double = 0, blur: Double = 0, spread: Double = 0, isInset: Bool = false) {
      self.color = color
      self.x = x
      self.y = y
      self.blur = blur
      self.spread = spread
      self.isInset = isInset
    }

    /// The radius of `CALayer` and SwiftUI: half of ``blur``.
    public var radius: Double { blur / 2 }

    /// The layer as a shadow behind text, which has no spread.
    public var textShadow: Shadow { Shadow(color: color, offset: Offset(horizontal: x, vertical: y), blurRadius: blur) }
  }

  /// A line around a box.
  public struct Border: Sendable, Hashable {
    public var color: Color
    /// In points.
    public var width: Double
    public var style: StrokeStyle

    public init(_ color: Color, width: Double, style: StrokeStyle = .solid) {
      self.color = color
      self.width = width
      self.style = style
    }
  }

  /// The pattern of a line: the styles of CSS, or dashes.
  public enum StrokeStyle: Sendable, Hashable {
    case solid, dashed, dotted, double, groove, ridge, outset, inset
    /// Lengths of dashes and gaps in points, as in `lineDashPattern`.
    case dashes([Double], cap: LineCap)
  }

  /// The end of a line, as in `CGLineCap`.
  public enum LineCap: String, Sendable, Hashable, CaseIterable {
    case butt, round, square
  }

  /// Colours at positions from 0 to 1, without a direction: whoever draws the gradient chooses it.
  public struct Gradient: Sendable, Hashable {
    public var stops: [Image.Stop]

    public init(_ stops: [Image.Stop]) {
      self.stops = stops
    }

    /// An image of the gradient, which stretches over the area that it fills.
    public func image(_ direction: Image.Direction = .down) -> Image { Image(.gradient(stops, direction: direction)) }
  }
}
