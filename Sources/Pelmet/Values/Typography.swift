extension Theme {
  /// A text style of a design: a font with the distances between its letters and lines.
  ///
  ///     label.font = Tokens.text.headline.uiFont(scaledLike: .headline)  // with PelmetUIKit
  ///
  /// A property that is `nil` is the font's own.
  public struct Typography: Sendable, Hashable {
    /// Names of families or fonts, of which the first that is installed is used; without any, the system font.
    public var families: [String]
    /// The size in points.
    public var size: Double?
    public var weight: FontWeight?
    public var isItalic: Bool
    /// In points, added to the advance of each character.
    public var letterSpacing: Double?
    /// The distance between two baselines as a multiple of the size.
    public var lineHeight: Double?

    public init(
      families: [String] = [], size: Double? = nil, weight: FontWeight? = nil, isItalic: Bool = false,
      letterSpacing: Double? = nil, lineHeight: Double? = nil
    ) {
      self.families = families
      self.size = size
      self.weight = weight
      self.isItalic = isItalic
      self.letterSpacing = letterSpacing
      self.lineHeight = lineHeight
    }

    /// The font, as a theme has it: with the first of the families.
    public var font: Font {
      Font(size: size, family: families.first, weight: weight, italic: isItalic ? true : nil)
    }
  }
}
