#if !canImport(CoreGraphics)
  public import Foundation

  /// A colour with values, from Core Graphics, which Linux does not have (DRW-2): that of a `UIColor` for the traits of one moment. It does not
  /// follow light and dark.
  public final class CGColor: Hashable, Sendable {
    let color: UIColor

    init(_ color: UIColor) {
      self.color = color
    }

    /// Creates a colour of the standard RGB space; components are 0...1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
      self.init(UIColor(red: red, green: green, blue: blue, alpha: alpha))
    }

    /// Creates a grey; components are 0...1.
    public convenience init(gray: CGFloat, alpha: CGFloat) {
      self.init(UIColor(white: gray, alpha: alpha))
    }

    /// 0...1; 1 for a colour of an asset catalogue, whose values are unknown.
    public var alpha: CGFloat { color.modelComponents(.current)?.alpha ?? 1 }

    /// Red, green, blue and alpha, or of a grey its white and alpha, 0...1; `nil` for a colour of an asset catalogue.
    public var components: [CGFloat]? {
      color.modelComponents(.current).map { $0.space == .gray ? [$0.red, $0.alpha] : [$0.red, $0.green, $0.blue, $0.alpha] }
    }

    /// The number of components, with alpha.
    public var numberOfComponents: Int { components?.count ?? 4 }

    public func copy(alpha: CGFloat) -> CGColor? { CGColor(color.withAlphaComponent(alpha)) }

    public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.color == rhs.color }

    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
  }

  extension UIColor {
    /// The colour for the current traits. A layer that has it does not follow light and dark (DRW-2).
    public var cgColor: CGColor { CGColor(resolvedColor(with: .current)) }

    /// Creates the colour that a layer has.
    public convenience init(cgColor: CGColor) {
      self.init(source: cgColor.color.source)
    }
  }
#endif
