public import Foundation

/// The look of a tab bar item in one state.
@MainActor
open class UITabBarItemStateAppearance: NSObject {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  open var titlePositionAdjustment = UIOffset.zero

  open var iconColor: UIColor?

  open var badgePositionAdjustment = UIOffset.zero

  open var badgeBackgroundColor: UIColor?

  open var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]

  open var badgeTitlePositionAdjustment = UIOffset.zero

  func adopt(_ other: UITabBarItemStateAppearance) {
    titleTextAttributes = other.titleTextAttributes
    titlePositionAdjustment = other.titlePositionAdjustment
    iconColor = other.iconColor
    badgePositionAdjustment = other.badgePositionAdjustment
    badgeBackgroundColor = other.badgeBackgroundColor
    badgeTextAttributes = other.badgeTextAttributes
    badgeTitlePositionAdjustment = other.badgeTitlePositionAdjustment
  }
}
