/// The back button of a navigation bar.
@MainActor
public struct ModelBackButton {
  /// Nil: the chevron only.
  public let title: String?
}
