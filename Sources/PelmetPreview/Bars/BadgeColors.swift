internal import ModelCore

/// The colours of a tab bar item's badge.
struct BadgeColors {
  let background: UIColor
  let text: UIColor

  init(_ badge: ModelTabBadge) {
    (background, text) = (badge.backgroundColor, badge.textColor)
  }
}
