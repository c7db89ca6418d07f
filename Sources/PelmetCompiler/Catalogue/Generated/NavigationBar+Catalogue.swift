// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

internal import Pelmet

extension Schema {
  static let navigationBarStyle = Schema(
    "Theme.NavigationBarStyle", of: "UINavigationBar",
    fields: [
      Field("barStyle", .cases(Theme.BarStyle.self, "BarStyle")),
      Field("isTranslucent", .value(.boolean)),
      Field("prefersLargeTitles", .value(.boolean)),
      Field("tintColor", .value(.color), none: .color(.noColor)),
      Field("barTintColor", .value(.color), none: .color(.noColor)),
      Field("backgroundImage", .object(.byPositionByMetricsImage), none: .image(.empty)),
      Field("shadowImage", .value(.image), none: .image(.empty)),
      Field("titleTextAttributes", .object(.textAttributes)),
      Field("largeTitleTextAttributes", .object(.textAttributes)),
      Field("titleVerticalPositionAdjustment", .object(.byMetricsDouble)),
      Field("backIndicatorImage", .value(.image), none: .image(.empty)),
      Field("backIndicatorTransitionMaskImage", .value(.image), none: .image(.empty)),
      Field("standardAppearance", .object(.navigationBarAppearance), since: 13),
      Field("compactAppearance", .object(.navigationBarAppearance), since: 13),
      Field("scrollEdgeAppearance", .object(.navigationBarAppearance), since: 13),
      Field("compactScrollEdgeAppearance", .object(.navigationBarAppearance), since: 15),
      Field("preferredBehavioralStyle", .cases(Theme.BehavioralStyle.self, "BehavioralStyle"), since: 16),
      Field("backgroundColor", .value(.color), none: .color(.clear)),
      Field("userInterfaceStyle", .cases(Theme.UserInterfaceStyle.self, "UserInterfaceStyle"), since: 13),
    ])

  static let navigationBarAppearance = Schema(
    "Theme.NavigationBarAppearance", of: "UINavigationBarAppearance", role: .appearance,
    fields: Field.barAppearance + [
      Field("titleTextAttributes", .object(.textAttributes), since: 13),
      Field("titlePositionAdjustment", .value(.offset), since: 13),
      Field("largeTitleTextAttributes", .object(.textAttributes), since: 13),
      Field("subtitleTextAttributes", .object(.textAttributes), since: 26),
      Field("largeSubtitleTextAttributes", .object(.textAttributes), since: 26),
      Field("buttonAppearance", .object(.barButtonItemAppearance), since: 13),
      Field("doneButtonAppearance", .object(.barButtonItemAppearance), since: 13),
      Field("prominentButtonAppearance", .object(.barButtonItemAppearance), since: 13),
      Field("backButtonAppearance", .object(.barButtonItemAppearance), since: 13),
      Field("backIndicatorImage", .value(.image), since: 13, none: .image(.empty)),
      Field("backIndicatorTransitionMaskImage", .value(.image), since: 13, none: .image(.empty)),
    ])
}
