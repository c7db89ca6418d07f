import Foundation

/// What a `UIFont` or a `UIFontDescriptor` says.
package struct FontValues: Hashable, Sendable {
  /// A family or full name; nil is the system font.
  package var family: String?
  /// In points.
  package var pointSize: CGFloat
  package var weight = UIFont.Weight.regular
  package var design = UIFontDescriptor.SystemDesign.default
  package var symbolicTraits: UIFontDescriptor.SymbolicTraits = []
  /// The text style whose font this is, or with which its size was scaled.
  package var textStyle: UIFont.TextStyle?

  /// The font of a text style at the text size of the traits.
  static func preferred(_ style: UIFont.TextStyle, in traitCollection: UITraitCollection) -> FontValues {
    FontValues(
      pointSize: TextStyleSizes.pointSize(of: style, in: traitCollection.preferredContentSizeCategory),
      weight: style == .headline ? .semibold : .regular, textStyle: style)
  }
}
