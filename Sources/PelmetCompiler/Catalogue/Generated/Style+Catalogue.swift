// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

internal import Pelmet

extension Schema {
  static let style = Schema(
    "Theme.Style", of: "a theme",
    fields: [
      Field("userInterfaceStyle", .cases(Theme.UserInterfaceStyle.self, "UserInterfaceStyle")),
      Field("window", .object(.windowStyle)),
      Field("content", .object(.contentStyle)),
      Field("navigationBar", .object(.navigationBarStyle)),
      Field("toolbar", .object(.toolbarStyle)),
      Field("tabBar", .object(.tabBarStyle)),
      Field("barButtonItem", .object(.barButtonItemStyle)),
      Field("tabBarItem", .object(.tabBarItemStyle)),
      Field("searchBar", .object(.searchBarStyle)),
      Field("statusBar", .object(.statusBarStyle)),
      Field("navigationItem", .object(.navigationItemStyle)),
      Field("viewController", .object(.viewControllerStyle)),
      Field("navigationController", .object(.navigationControllerStyle)),
      Field("tabBarController", .object(.tabBarControllerStyle)),
    ])

  static let windowStyle = Schema(
    "Theme.WindowStyle", of: "UIWindow",
    fields: [
      Field("tintColor", .value(.color), none: .color(.noColor)),
      Field("backgroundColor", .value(.color), none: .color(.clear)),
      Field("windowingControlStyle", .cases(Theme.WindowStyle.ControlStyle.self, "WindowStyle.ControlStyle"), since: 26),
    ])

  static let contentStyle = Schema(
    "Theme.ContentStyle", of: "UIView (page)",
    fields: [
      Field("backgroundColor", .value(.contentBackground)),
      Field("scrollEdge", .object(.scrollEdges), since: 26),
    ])

  static let scrollEdges = Schema(
    "Theme.ScrollEdges", of: "UIScrollView (edge effects)",
    fields: [
      Field("top", .object(.scrollEdgeEffect), since: 26),
      Field("left", .object(.scrollEdgeEffect), since: 26),
      Field("bottom", .object(.scrollEdgeEffect), since: 26),
      Field("right", .object(.scrollEdgeEffect), since: 26),
    ])

  static let scrollEdgeEffect = Schema(
    "Theme.ScrollEdgeEffect", of: "UIScrollEdgeEffect",
    fields: [
      Field("style", .cases(Theme.ScrollEdgeEffect.Style.self, "ScrollEdgeEffect.Style"), since: 26),
      Field("isHidden", .value(.boolean), since: 26),
    ])

  static let statusBarStyle = Schema(
    "Theme.StatusBarStyle", of: "UIViewController (status bar)",
    fields: [
      Field("style", .cases(Theme.StatusBarStyle.Style.self, "StatusBarStyle.Style")),
      Field("isHidden", .value(.boolean)),
      Field("updateAnimation", .cases(Theme.StatusBarAnimation.self, "StatusBarAnimation")),
    ])
}
