/// How long an item stays when a bar has no room for all (LG-8, iOS 27). Nothing is measured here, so that all stay.
public struct UIBarButtonItemVisibilityPriority: Hashable, RawRepresentable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }

  public init(_ rawValue: Int) {
    self.init(rawValue: rawValue)
  }

  public init(higherThan other: UIBarButtonItemVisibilityPriority) {
    self.init(rawValue: other.rawValue + 1)
  }

  public init(lowerThan other: UIBarButtonItemVisibilityPriority) {
    self.init(rawValue: other.rawValue - 1)
  }

  /// The numbers are the model's own; their order is UIKit's.
  public static let low = UIBarButtonItemVisibilityPriority(-1000)
  public static let standard = UIBarButtonItemVisibilityPriority(0)
  public static let high = UIBarButtonItemVisibilityPriority(1000)
}
