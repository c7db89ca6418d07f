extension Theme {
  /// Attributes of a text; what is `nil` is the system's.
  public struct TextAttributes: Sendable, Hashable {
    /// The text.
    public var foregroundColor: Color?
    /// The font.
    @Boxed public var font: Font?
    /// Extra space between characters, in points.
    public var kern: Double?
    /// Moves the text up, in points.
    public var baselineOffset: Double?
    /// The underline.
    public var underlineStyle: UnderlineStyle?
    /// The line through the text.
    public var strikethroughStyle: UnderlineStyle?
    /// A shadow behind the text.
    @Boxed public var shadow: Shadow?

    /// Nothing set.
    public init() {}

    public init(
      foregroundColor: Color? = nil,
      font: Font? = nil,
      kern: Double? = nil,
      baselineOffset: Double? = nil,
      underlineStyle: UnderlineStyle? = nil,
      strikethroughStyle: UnderlineStyle? = nil,
      shadow: Shadow? = nil
    ) {
      self.foregroundColor = foregroundColor
      self.font = font
      self.kern = kern
      self.baselineOffset = baselineOffset
      self.underlineStyle = underlineStyle
      self.strikethroughStyle = strikethroughStyle
      self.shadow = shadow
    }
  }
}
