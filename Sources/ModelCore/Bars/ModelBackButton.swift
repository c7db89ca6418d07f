/// The back button of a navigation bar.
public struct ModelBackButton: Sendable {
  /// Nil: the chevron only.
  public let title: String?
}
