import Foundation

/// The definition of a `UIImage`: a name, or a description.
package enum ImageContent: Hashable, Sendable {
  case empty
  /// A placeholder for a picture, with the lowest alpha of its pixels, 0...1.
  case model(String, minimumAlpha: CGFloat)
  case asset(AssetName)
  case symbol(String, SymbolValues)
  /// A colour; the corner radius is in points.
  case fill(UIColor, cornerRadius: CGFloat)
  case gradient([ModelGradientStop], ModelGradientDirection)
}

/// A name in the asset catalogue of a bundle.
package struct AssetName: Hashable, Sendable {
  package let name: String

  /// The bundle's folder; `nil` for the app's own bundle.
  package let bundlePath: String?
}

/// The values of a symbol configuration; the size is in points.
package struct SymbolValues: Hashable, Sendable {
  package var pointSize: CGFloat?
  package var weight = UIImage.SymbolWeight.unspecified
  package var scale = UIImage.SymbolScale.unspecified
  /// The text style whose size the symbol has.
  package var textStyle: UIFont.TextStyle?
  /// The colours of its parts: one for a hierarchy, several for a palette; `nil` for one colour.
  package var colors: SymbolColors?

  func overridden(by other: SymbolValues) -> SymbolValues {
    SymbolValues(
      pointSize: other.pointSize ?? pointSize, weight: other.weight == .unspecified ? weight : other.weight,
      scale: other.scale == .unspecified ? scale : other.scale, textStyle: other.textStyle ?? textStyle,
      colors: other.colors ?? colors)
  }
}

/// The colours of a symbol's parts.
package enum SymbolColors: Hashable, Sendable {
  case hierarchical(UIColor)
  case palette([UIColor])
  case monochrome
  case multicolor
}

/// A colour at a location of a gradient.
public struct ModelGradientStop: Hashable, Sendable {
  public let color: UIColor
  /// 0...1.
  public let location: CGFloat

  public init(_ color: UIColor, at location: CGFloat) {
    self.color = color
    self.location = location
  }
}

/// The direction of a gradient in the bar.
public enum ModelGradientDirection: Hashable, Sendable { case vertical, horizontal }

/// The way an image is drawn: rendering mode, tint and caps.
package struct ImageTreatment: Hashable, Sendable {
  package var renderingMode = UIImage.RenderingMode.automatic
  package var tintColor: UIColor?
  package var capInsets = UIEdgeInsets.zero
  package var resizingMode = UIImage.ResizingMode.tile
}
