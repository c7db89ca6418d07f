import Foundation

/// Where a `UIImage` comes from.
package enum ImageContent: Hashable, Sendable {
  case empty
  /// A stand-in of a test; the least alpha of its pixels, 0...1.
  case model(String, minimumAlpha: CGFloat)
  case asset(AssetName)
  case symbol(String, SymbolValues)
  /// A colour; the corner radius is in points.
  case fill(UIColor, cornerRadius: CGFloat)
  case gradient([GradientStop], ModelGradientDirection)
}

/// A name in the asset catalogue of a bundle.
package struct AssetName: Hashable, Sendable {
  package let name: String

  /// The bundle's folder; nil is the app's.
  package let bundlePath: String?
}

/// What a symbol configuration specifies; size in points.
package struct SymbolValues: Hashable, Sendable {
  package var pointSize: CGFloat?
  package var weight = UIImage.SymbolWeight.unspecified
  package var scale = UIImage.SymbolScale.unspecified

  func overridden(by other: SymbolValues) -> SymbolValues {
    SymbolValues(
      pointSize: other.pointSize ?? pointSize, weight: other.weight == .unspecified ? weight : other.weight,
      scale: other.scale == .unspecified ? scale : other.scale)
  }
}

/// A colour at a place of a gradient, 0...1.
package struct GradientStop: Hashable, Sendable {
  package let color: UIColor
  package let location: CGFloat
}

/// The way in which a gradient runs, in the layout of the bar.
public enum ModelGradientDirection: Hashable, Sendable { case vertical, horizontal }

/// How an image is to be drawn.
package struct ImageTreatment: Hashable, Sendable {
  package var renderingMode = UIImage.RenderingMode.automatic
  package var tintColor: UIColor?
  package var capInsets = UIEdgeInsets.zero
  package var resizingMode = UIImage.ResizingMode.tile
}
