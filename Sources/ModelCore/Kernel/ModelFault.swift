/// A mistake that UIKit answers with an exception or a complaint.
public struct ModelFault: Hashable, Sendable {
  /// The id of the violated rule, such as `ITM-11`.
  public let rule: String

  /// What was done, and what would have been right.
  public let message: String
}
