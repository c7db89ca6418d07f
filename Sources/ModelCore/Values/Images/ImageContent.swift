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
