// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

internal import Pelmet

extension Schema {
  static let barButtonItemStyle = Schema(
    "Theme.BarButtonItemStyle", of: "UIBarButtonItem",
    fields: [
      Field("tintColor", .value(.color), none: .color(.noColor)),
      Field("titleTextAttributes", .object(.byStateTextAttributes)),
      Field("backgroundImage", .object(.byStateByItemStyleByMetricsImage), none: .image(.empty)),
      Field("backgroundVerticalPositionAdjustment", .object(.byMetricsDouble)),
      Field("titlePositionAdjustment", .object(.byMetricsOffset)),
      Field("backButtonBackgroundImage", .object(.byStateByMetricsImage), none: .image(.empty)),
      Field("backButtonTitlePositionAdjustment", .object(.byMetricsOffset)),
      Field("backButtonBackgroundVerticalPositionAdjustment", .object(.byMetricsDouble)),
      Field("imageInsets", .value(.insets)),
      Field("landscapeImagePhoneInsets", .value(.insets)),
      Field("largeContentSizeImageInsets", .value(.insets)),
      Field("isSymbolAnimationEnabled", .value(.boolean), since: 17),
      Field("hidesSharedBackground", .value(.boolean), since: 26),
      Field("sharesBackground", .value(.boolean), since: 26),
      Field("isPaddingRemoved", .value(.boolean), since: 27),
      Field("badge", .object(.barButtonItemBadge), since: 26),
      Field(
        "visibilityPriority", .cases(Theme.BarButtonItemStyle.VisibilityPriority.self, "BarButtonItemStyle.VisibilityPriority"),
        since: 27),
      Field(
        "axisBehavior", .cases(Theme.BarButtonItemStyle.AxisBehavior.self, "BarButtonItemStyle.AxisBehavior"),
        since: Theme.OSVersion(27, 1)),
    ])

  static let barButtonItemBadge = Schema(
    "Theme.BarButtonItemBadge", of: "UIBarButtonItem.Badge",
    fields: [
      Field("backgroundColor", .value(.color), since: 26, none: .color(.noColor)),
      Field("foregroundColor", .value(.color), since: 26, none: .color(.noColor)),
      Field("font", .value(.font), since: 26),
    ])

  static let tabBarItemStyle = Schema(
    "Theme.TabBarItemStyle", of: "UITabBarItem",
    fields: [
      Field("titleTextAttributes", .object(.byStateTextAttributes)),
      Field("titlePositionAdjustment", .value(.offset)),
      Field("badgeColor", .value(.color), none: .color(.noColor)),
      Field("badgeTextAttributes", .object(.byStateTextAttributes)),
      Field("imageInsets", .value(.insets)),
      Field("landscapeImagePhoneInsets", .value(.insets)),
      Field("largeContentSizeImageInsets", .value(.insets)),
      Field("standardAppearance", .object(.tabBarAppearance), since: 13),
      Field("scrollEdgeAppearance", .object(.tabBarAppearance), since: 15),
    ])

  static let navigationItemStyle = Schema(
    "Theme.NavigationItemStyle", of: "UINavigationItem",
    fields: [
      Field("hidesBackButton", .value(.boolean)),
      Field(
        "backButtonDisplayMode",
        .cases(Theme.NavigationItemStyle.BackButtonDisplayMode.self, "NavigationItemStyle.BackButtonDisplayMode"), since: 14),
      Field("leftItemsSupplementBackButton", .value(.boolean)),
      Field("style", .cases(Theme.NavigationItemStyle.ItemStyle.self, "NavigationItemStyle.ItemStyle"), since: 16),
      Field(
        "largeTitleDisplayMode",
        .cases(Theme.NavigationItemStyle.LargeTitleDisplayMode.self, "NavigationItemStyle.LargeTitleDisplayMode")),
      Field("hidesSearchBarWhenScrolling", .value(.boolean)),
      Field(
        "preferredSearchBarPlacement",
        .cases(Theme.NavigationItemStyle.SearchBarPlacement.self, "NavigationItemStyle.SearchBarPlacement"), since: 16),
      Field("searchBarPlacementAllowsToolbarIntegration", .value(.boolean), since: 26),
      Field("searchBarPlacementAllowsExternalIntegration", .value(.boolean), since: 26),
      Field("navigationBarMinimization", .object(.barMinimization), since: 27),
      Field(
        "verticalBarCompressionBehavior",
        .cases(
          Theme.NavigationItemStyle.VerticalBarCompressionBehavior.self, "NavigationItemStyle.VerticalBarCompressionBehavior"),
        since: Theme.OSVersion(27, 1)),
    ])

  static let barMinimization = Schema(
    "Theme.BarMinimization", of: "UIBarMinimization",
    fields: [
      Field("minimizationBehavior", .cases(Theme.BarMinimization.Behavior.self, "BarMinimization.Behavior"), since: 27),
      Field(
        "safeAreaAdjustment", .cases(Theme.BarMinimization.SafeAreaAdjustment.self, "BarMinimization.SafeAreaAdjustment"),
        since: 27),
      Field(
        "restorationBehavior", .cases(Theme.BarMinimization.RestorationBehavior.self, "BarMinimization.RestorationBehavior"),
        since: 27),
    ])
}
