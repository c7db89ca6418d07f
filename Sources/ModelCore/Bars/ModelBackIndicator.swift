/// The chevron of a navigation bar.
public enum ModelBackIndicator: Equatable {
  case system
  case custom(UIImage, mask: UIImage)
}
