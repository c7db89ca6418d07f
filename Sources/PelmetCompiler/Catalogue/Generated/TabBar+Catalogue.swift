// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

internal import Pelmet

extension Schema {
  static let tabBarStyle = Schema(
    "Theme.TabBarStyle", of: "UITabBar",
    fields: [
      Field("barStyle", .cases(Theme.BarStyle.self, "BarStyle")),
      Field("isTranslucent", .value(.boolean)),
      Field("tintColor", .value(.color), none: .color(.noColor)),
      Field("barTintColor", .value(.color), none: .color(.noColor)),
      Field("unselectedItemTintColor", .value(.color), none: .color(.noColor)),
      Field("backgroundImage", .value(.image), none: .image(.empty)),
      Field("selectionIndicatorImage", .value(.image), none: .image(.empty)),
      Field("shadowImage", .value(.image), none: .image(.empty)),
      Field("itemPositioning", .cases(Theme.TabBarStyle.ItemPositioning.self, "TabBarStyle.ItemPositioning")),
      Field("itemWidth", .value(.number)),
      Field("itemSpacing", .value(.number)),
      Field("standardAppearance", .object(.tabBarAppearance), since: 13),
      Field("scrollEdgeAppearance", .object(.tabBarAppearance), since: 15),
      Field("backgroundColor", .value(.color), none: .color(.clear)),
      Field("userInterfaceStyle", .cases(Theme.UserInterfaceStyle.self, "UserInterfaceStyle"), since: 13),
    ])

  static let tabBarAppearance = Schema(
    "Theme.TabBarAppearance", of: "UITabBarAppearance", role: .appearance,
    fields: Field.barAppearance + [
      Field("stackedLayoutAppearance", .object(.tabBarItemAppearance), since: 13),
      Field("inlineLayoutAppearance", .object(.tabBarItemAppearance), since: 13),
      Field("compactInlineLayoutAppearance", .object(.tabBarItemAppearance), since: 13),
      Field("selectionIndicatorTintColor", .value(.color), since: 13, none: .color(.clear)),
      Field("selectionIndicatorImage", .value(.image), since: 13, none: .image(.empty)),
      Field("stackedItemPositioning", .cases(Theme.TabBarStyle.ItemPositioning.self, "TabBarStyle.ItemPositioning"), since: 13),
      Field("stackedItemWidth", .value(.number), since: 13),
      Field("stackedItemSpacing", .value(.number), since: 13),
    ])
}
