/// The chevron of a navigation bar.
public enum ModelBackIndicator: Equatable, Sendable {
  case system
  case custom(UIImage, mask: UIImage)
}
