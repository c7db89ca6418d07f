/// The heights of a bar for which a legacy property can have values of their own (LEG-3, NAV-15).
public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
  case defaultPrompt = 101
  case compactPrompt = 102

  @available(*, deprecated, renamed: "compact")
  public static var landscapePhone: UIBarMetrics { .compact }

  @available(*, deprecated, renamed: "compactPrompt")
  public static var landscapePhonePrompt: UIBarMetrics { .compactPrompt }

  /// The metrics whose values stand in, nearest first, when these have none.
  var fallbacks: [UIBarMetrics] {
    switch self {
    case .default: []
    case .compact, .defaultPrompt: [.default]
    case .compactPrompt: [.compact, .default]
    }
  }
}
