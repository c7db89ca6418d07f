// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

internal import Pelmet

extension Schema {
  static let searchBarStyle = Schema(
    "Theme.SearchBarStyle", of: "UISearchBar",
    fields: [
      Field("barStyle", .cases(Theme.BarStyle.self, "BarStyle")),
      Field("isTranslucent", .value(.boolean)),
      Field("tintColor", .value(.color), none: .color(.noColor)),
      Field("barTintColor", .value(.color), none: .color(.noColor)),
      Field("searchBarStyle", .cases(Theme.SearchBarStyle.Style.self, "SearchBarStyle.Style")),
      Field("keyboardAppearance", .cases(Theme.KeyboardAppearance.self, "KeyboardAppearance")),
      Field("backgroundImage", .object(.byPositionByMetricsImage), none: .image(.empty)),
      Field("scopeBarBackgroundImage", .value(.image), none: .image(.empty)),
      Field("searchFieldBackgroundImage", .object(.byStateImage), none: .image(.empty)),
      Field("iconImage", .object(.byIconByStateImage), none: .image(.empty)),
      Field("scopeBarButtonBackgroundImage", .object(.byStateImage), none: .image(.empty)),
      Field("scopeBarButtonDividerImage", .object(.byStateByStateImage), none: .image(.empty)),
      Field("scopeBarButtonTitleTextAttributes", .object(.byStateTextAttributes)),
      Field("searchFieldBackgroundPositionAdjustment", .value(.offset)),
      Field("searchTextPositionAdjustment", .value(.offset)),
      Field("iconPositionAdjustment", .object(.byIconOffset)),
      Field("searchTextField", .object(.searchTextFieldStyle), since: 13),
      Field("cancelButton", .object(.cancelButtonStyle)),
    ])

  static let searchTextFieldStyle = Schema(
    "Theme.SearchTextFieldStyle", of: "UISearchTextField",
    fields: [
      Field("backgroundColor", .value(.color), none: .color(.clear)),
      Field("textColor", .value(.color), none: .color(.noColor)),
      Field("font", .value(.font)),
      Field("tintColor", .value(.color), none: .color(.noColor)),
      Field("placeholderColor", .value(.color)),
      Field("iconColor", .value(.color)),
    ])

  static let cancelButtonStyle = Schema(
    "Theme.CancelButtonStyle", of: "UIBarButtonItem in UISearchBar",
    fields: [
      Field("tintColor", .value(.color), none: .color(.noColor)),
      Field("titleTextAttributes", .object(.byStateTextAttributes)),
    ])
}
