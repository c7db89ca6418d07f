extension Theme {
  /// The properties of a font. A property that is `nil` is the system's for the place in which the font is used.
  public struct Font: Sendable, Hashable {
    /// The text style; the font scales with the reader's text size.
    public var textStyle: TextStyle?
    /// The size in points.
    public var size: Double?
    /// The name of a family or font; `nil` is the system font.
    public var family: String?
    public var weight: FontWeight?
    public var design: FontDesign?
    public var italic: Bool?
    /// The text style with which `size` scales.
    public var relativeTo: TextStyle?
    /// The size in points beyond which the font does not grow.
    public var maximumSize: Double?

    public init(
      textStyle: TextStyle? = nil, size: Double? = nil, family: String? = nil, weight: FontWeight? = nil,
      design: FontDesign? = nil,
      italic: Bool? = nil, relativeTo: TextStyle? = nil, maximumSize: Double? = nil
    ) {
      self.textStyle = textStyle
      self.size = size
      self.family = family
      self.weight = weight
      self.design = design
      self.italic = italic
      self.relativeTo = relativeTo
      self.maximumSize = maximumSize
    }

    /// See ``Boxed``.
    @usableFromInline package final class Box: ValueBox {
      @usableFromInline package let value: Font

      @usableFromInline package init(_ value: Font) { self.value = value }
    }
  }

  /// A font weight on the scale of OpenType and CSS, 1…1000, on which the names of `UIFont.Weight` are points.
  public struct FontWeight: Sendable, Hashable {
    public var value: Double

    public init(_ value: Double) {
      self.value = value
    }

    public static let ultraLight = FontWeight(100)
    public static let thin = FontWeight(200)
    public static let light = FontWeight(300)
    public static let regular = FontWeight(400)
    public static let medium = FontWeight(500)
    public static let semibold = FontWeight(600)
    public static let bold = FontWeight(700)
    public static let heavy = FontWeight(800)
    public static let black = FontWeight(900)

    /// The weights that `UIFont.Weight` names, lightest first.
    package static let named: [(name: String, weight: FontWeight)] = [
      ("ultraLight", ultraLight), ("thin", thin), ("light", light), ("regular", regular), ("medium", medium),
      ("semibold", semibold), ("bold", bold), ("heavy", heavy), ("black", black),
    ]
  }

  /// A text style, as in `UIFont.TextStyle`.
  public enum TextStyle: String, Sendable, Hashable, CaseIterable {
    case extraLargeTitle, extraLargeTitle2, largeTitle, title1, title2, title3, headline, subheadline, body, callout
    case footnote, caption1, caption2
  }

  /// A design of the system font, as in `UIFontDescriptor.SystemDesign`.
  public enum FontDesign: String, Sendable, Hashable, CaseIterable {
    case `default`, rounded, serif, monospaced
  }
}
