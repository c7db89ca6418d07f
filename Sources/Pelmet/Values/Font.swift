extension Theme {
  /// A font by what matters of it. What is `nil` is the system's for the place in which the font is used.
  public struct Font: Sendable, Hashable {
    /// A text style; the font scales with the reader's text size.
    public var textStyle: TextStyle?
    /// In points.
    public var size: Double?
    /// A family or font name; `nil` is the system font.
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
  }
}
