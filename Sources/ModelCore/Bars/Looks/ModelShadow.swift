/// The line between a bar and the content.
public enum ModelShadow: Equatable, Sendable {
  case none
  /// The default hairline in its default colour.
  case system
  /// The default hairline in a colour (APP-9).
  case color(UIColor)
  case image(UIImage, tint: UIColor?)
}
