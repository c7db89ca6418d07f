internal import Pelmet

/// What the three kinds of bar appearance share (`UIBarAppearance`).
func barAppearanceProperties<Root: Theme.BarAppearance>() -> [Property<Root>] {
  [
    Property(
      \.background, "background", since: 13,
      "The preset that the appearance starts from; it resets background and shadow only (APP-8)."),
    Property(
      \.backgroundEffect, "backgroundEffect", none: .noEffect, since: 13, "The blur at the bottom of the background (APP-7)."),
    Property(\.backgroundColor, "backgroundColor", none: .clear, since: 13, "Painted over the effect (APP-7)."),
    Property(\.backgroundImage, "backgroundImage", none: .empty, since: 13, "Painted over the colour (APP-7)."),
    Property(\.backgroundImageContentMode, "backgroundImageContentMode", since: 13, "How the background image fills the bar."),
    Property(
      \.shadowColor, "shadowColor", none: .clear, since: 13,
      "The line below or above the bar; without one there is no line (APP-9)."),
    Property(
      \.shadowImage, "shadowImage", none: .empty, since: 13,
      "Replaces the line; a template image takes the shadow colour (APP-9)."),
    Property(
      \.overrideUserInterfaceStyle, "overrideUserInterfaceStyle", since: 27, "Forces light or dark on what uses this appearance."),
  ]
}
