public import Foundation

/// A font, known by its description: no text is measured. Equal by value.
public final class UIFont: NSObject, Sendable {
  package let values: FontValues

  package init(_ values: FontValues) {
    self.values = values
    super.init()
  }

  /// Creates a font of a family or of a full name: the system's, or one of ``InfoPlist/fonts``. Returns `nil` for any other (LCH-16).
  public init?(name fontName: String, size fontSize: CGFloat) {
    guard InstalledFonts.contain(fontName) else { return nil }
    values = FontValues(family: fontName, pointSize: fontSize)
    super.init()
  }

  /// - Parameter pointSize: In points; 0 keeps the descriptor's own.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    var values = descriptor.values
    if pointSize > 0 { values.pointSize = pointSize }
    self.values = values
    super.init()
  }

  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontValues(pointSize: fontSize, weight: weight))
  }

  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(FontValues(pointSize: fontSize, weight: weight, design: .monospaced))
  }

  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(FontValues(pointSize: fontSize, symbolicTraits: .traitItalic))
  }

  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a text style at the text size of these traits, or of the current ones.
  public class func preferredFont(forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    UIFont(.preferred(style, in: traitCollection ?? .current))
  }

  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(values) }

  /// In points.
  public var pointSize: CGFloat { values.pointSize }

  /// The family or full name that the font was created with; empty for a system font.
  public var familyName: String { values.family ?? "" }

  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(descriptor: fontDescriptor, size: fontSize)
  }

  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.values == values
  }

  public override var hash: Int { values.hashValue }

  /// The weight of the strokes, -1...1.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }

  /// A style of text for a use, such as headlines, whose size follows the user's preference.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    public static let extraLargeTitle2 = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle2")
    public static let extraLargeTitle = TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
  }
}

/// The values of a `UIFont` or a `UIFontDescriptor`.
package struct FontValues: Hashable, Sendable {
  /// A family or full name; `nil` for the system font.
  package var family: String?
  /// In points.
  package var pointSize: CGFloat
  package var weight = UIFont.Weight.regular
  package var design = UIFontDescriptor.SystemDesign.default
  package var symbolicTraits: UIFontDescriptor.SymbolicTraits = []
  /// The text style that the font belongs to, or that scaled its size.
  package var textStyle: UIFont.TextStyle?

  /// The font of a text style at the text size of the traits.
  static func preferred(_ style: UIFont.TextStyle, in traitCollection: UITraitCollection) -> FontValues {
    FontValues(
      pointSize: TextStyleSizes.pointSize(of: style, in: traitCollection.preferredContentSizeCategory),
      weight: style == .headline ? .semibold : .regular, textStyle: style)
  }
}
