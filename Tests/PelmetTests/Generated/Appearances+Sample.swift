// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

import Pelmet

extension Theme.BarButtonItemAppearance: Sampled {
  static var sample: Self {
    Self(
      normal: .sample,
      highlighted: .sample,
      disabled: .sample,
      focused: .sample)
  }
}

extension Theme.BarButtonItemStateAppearance: Sampled {
  static var sample: Self {
    Self(
      titleTextAttributes: .sample,
      titlePositionAdjustment: .sample,
      backgroundImage: .sample,
      backgroundImagePositionAdjustment: .sample)
  }
}

extension Theme.TabBarItemAppearance: Sampled {
  static var sample: Self {
    Self(
      normal: .sample,
      selected: .sample,
      disabled: .sample,
      focused: .sample)
  }
}

extension Theme.TabBarItemStateAppearance: Sampled {
  static var sample: Self {
    Self(
      titleTextAttributes: .sample,
      titlePositionAdjustment: .sample,
      iconColor: .sample,
      badgePositionAdjustment: .sample,
      badgeBackgroundColor: .sample,
      badgeTextAttributes: .sample,
      badgeTitlePositionAdjustment: .sample)
  }
}

extension Theme.TextAttributes: Sampled {
  static var sample: Self {
    Self(
      foregroundColor: .sample,
      font: .sample,
      kern: .sample,
      baselineOffset: .sample,
      underlineStyle: .sample,
      strikethroughStyle: .sample,
      shadow: .sample)
  }
}
