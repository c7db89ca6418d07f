internal import Pelmet

extension Theme.TextAttributes: Catalogued {
  static let title = "text attributes"
  static let summary = "Attributes of a text; what is `nil` is the system's."
  static let properties: [Property<Self>] = [
    Property(\.foregroundColor, "foregroundColor", none: .clear, "The text."),
    Property(\.font, "font", "The font."),
    Property(\.kern, "kern", "Extra space between characters, in points."),
    Property(\.baselineOffset, "baselineOffset", "Moves the text up, in points."),
    Property(\.underlineStyle, "underlineStyle", "The underline."),
    Property(\.strikethroughStyle, "strikethroughStyle", "The line through the text."),
    Property(\.shadow, "shadow", none: .noShadow, "A shadow behind the text."),
  ]
}
