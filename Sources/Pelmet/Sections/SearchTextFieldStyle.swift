extension Theme {
  /// The text field inside a search bar. `nil` leaves UIKit untouched.
  public struct SearchTextFieldStyle: Sendable, Hashable {
    /// Background of the field.
    public var backgroundColor: Color?
    /// Typed text.
    public var textColor: Color?
    /// Typed text.
    @Boxed public var font: Font?
    /// Insertion point and selection.
    public var tintColor: Color?
    /// Placeholder text.
    public var placeholderColor: Color?
    /// The magnifying glass.
    public var iconColor: Color?

    /// Nothing set.
    public init() {}

    public init(
      backgroundColor: Color? = nil,
      textColor: Color? = nil,
      font: Font? = nil,
      tintColor: Color? = nil,
      placeholderColor: Color? = nil,
      iconColor: Color? = nil
    ) {
      self.backgroundColor = backgroundColor
      self.textColor = textColor
      self.font = font
      self.tintColor = tintColor
      self.placeholderColor = placeholderColor
      self.iconColor = iconColor
    }
  }
}
