/// The back button of a navigation bar.
public struct ModelBackButton: Sendable {
  /// Nil: the chevron only.
  public let title: String?

  /// A legacy background takes the chevron's place (PRX-8).
  public let showsChevron: Bool
}
