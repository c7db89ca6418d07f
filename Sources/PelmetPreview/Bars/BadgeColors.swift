internal import ModelCore

/// The colours of a tab bar item's badge.
struct BadgeColors {
  let background: UIColor
  let text: UIColor

  init(_ badge: ModelTabBadge) {
    (background, text) = (badge.backgroundColor, badge.textColor)
  }

  private init(background: UIColor, text: UIColor) { (self.background, self.text) = (background, text) }

  /// With the colours of the app resolved.
  func written(for traits: UITraitCollection) -> BadgeColors {
    BadgeColors(background: background.written(for: traits), text: text.written(for: traits))
  }
}
