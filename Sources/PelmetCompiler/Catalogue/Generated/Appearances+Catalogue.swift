// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

internal import Pelmet

extension Field {
  /// The properties that the appearances of navigation bars, toolbars and tab bars share (`UIBarAppearance`).
  static let barAppearance: [Field] = [
    Field("background", .cases(Theme.BackgroundPreset.self, "BackgroundPreset"), since: 13),
    Field(
      "backgroundEffect", .cases(Theme.BlurEffect.self, "BlurEffect"), since: 13, none: .name(Theme.BlurEffect.noEffect.rawValue)
    ),
    Field("backgroundColor", .value(.color), since: 13, none: .color(.clear)),
    Field("backgroundImage", .value(.image), since: 13, none: .image(.empty)),
    Field("backgroundImageContentMode", .cases(Theme.ContentMode.self, "ContentMode"), since: 13),
    Field("shadowColor", .value(.color), since: 13, none: .color(.clear)),
    Field("shadowImage", .value(.image), since: 13, none: .image(.empty)),
    Field("overrideUserInterfaceStyle", .cases(Theme.UserInterfaceStyle.self, "UserInterfaceStyle"), since: 27),
  ]
}

extension Schema {
  static let barButtonItemAppearance = Schema(
    "Theme.BarButtonItemAppearance", of: "UIBarButtonItemAppearance", role: .appearance,
    fields: [
      Field("normal", .object(.barButtonItemStateAppearance), since: 13),
      Field("highlighted", .object(.barButtonItemStateAppearance), since: 13),
      Field("disabled", .object(.barButtonItemStateAppearance), since: 13),
      Field("focused", .object(.barButtonItemStateAppearance), since: 13),
    ])

  static let barButtonItemStateAppearance = Schema(
    "Theme.BarButtonItemStateAppearance", of: "UIBarButtonItemStateAppearance", role: .appearance,
    fields: [
      Field("titleTextAttributes", .object(.textAttributes), since: 13),
      Field("titlePositionAdjustment", .value(.offset), since: 13),
      Field("backgroundImage", .value(.image), since: 13, none: .image(.empty)),
      Field("backgroundImagePositionAdjustment", .value(.offset), since: 13),
    ])

  static let tabBarItemAppearance = Schema(
    "Theme.TabBarItemAppearance", of: "UITabBarItemAppearance", role: .appearance,
    fields: [
      Field("normal", .object(.tabBarItemStateAppearance), since: 13),
      Field("selected", .object(.tabBarItemStateAppearance), since: 13),
      Field("disabled", .object(.tabBarItemStateAppearance), since: 13),
      Field("focused", .object(.tabBarItemStateAppearance), since: 13),
    ])

  static let tabBarItemStateAppearance = Schema(
    "Theme.TabBarItemStateAppearance", of: "UITabBarItemStateAppearance", role: .appearance,
    fields: [
      Field("titleTextAttributes", .object(.textAttributes), since: 13),
      Field("titlePositionAdjustment", .value(.offset), since: 13),
      Field("iconColor", .value(.color), since: 13, none: .color(.noColor)),
      Field("badgePositionAdjustment", .value(.offset), since: 13),
      Field("badgeBackgroundColor", .value(.color), since: 13, none: .color(.clear)),
      Field("badgeTextAttributes", .object(.textAttributes), since: 13),
      Field("badgeTitlePositionAdjustment", .value(.offset), since: 13),
    ])

  static let textAttributes = Schema(
    "Theme.TextAttributes", of: "text attributes",
    fields: [
      Field("foregroundColor", .value(.color), none: .color(.clear)),
      Field("font", .value(.font)),
      Field("kern", .value(.number)),
      Field("baselineOffset", .value(.number)),
      Field("underlineStyle", .value(.underlineStyle)),
      Field("strikethroughStyle", .value(.underlineStyle)),
      Field("shadow", .value(.shadow), none: .shadow(.noShadow)),
    ])
}
