// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

internal import Pelmet

extension Schema {
  static let toolbarStyle = Schema(
    "Theme.ToolbarStyle", of: "UIToolbar",
    fields: [
      Field("barStyle", .cases(Theme.BarStyle.self, "BarStyle")),
      Field("isTranslucent", .value(.boolean)),
      Field("tintColor", .value(.color), none: .color(.noColor)),
      Field("barTintColor", .value(.color), none: .color(.noColor)),
      Field("backgroundImage", .object(.byPositionByMetricsImage), none: .image(.empty)),
      Field("shadowImage", .object(.byPositionImage), none: .image(.empty)),
      Field("standardAppearance", .object(.toolbarAppearance), since: 13),
      Field("compactAppearance", .object(.toolbarAppearance), since: 13),
      Field("scrollEdgeAppearance", .object(.toolbarAppearance), since: 15),
      Field("compactScrollEdgeAppearance", .object(.toolbarAppearance), since: 15),
      Field("backgroundColor", .value(.color), none: .color(.clear)),
      Field("userInterfaceStyle", .cases(Theme.UserInterfaceStyle.self, "UserInterfaceStyle"), since: 13),
    ])

  static let toolbarAppearance = Schema(
    "Theme.ToolbarAppearance", of: "UIToolbarAppearance", role: .appearance,
    fields: Field.barAppearance + [
      Field("buttonAppearance", .object(.barButtonItemAppearance), since: 13),
      Field("doneButtonAppearance", .object(.barButtonItemAppearance), since: 13),
      Field("prominentButtonAppearance", .object(.barButtonItemAppearance), since: 26),
    ])
}
