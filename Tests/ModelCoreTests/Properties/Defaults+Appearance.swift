import ModelCore

extension Defaults {
  static let barAppearance = Defaults(name: "UIBarAppearance") {
    let appearance = UIBarAppearance()
    return [
      "idiom": shown(appearance.idiom),
      "backgroundEffect": shown(appearance.backgroundEffect?.style),
      "backgroundColor": shown(appearance.backgroundColor),
      "backgroundImage": shown(appearance.backgroundImage),
      "backgroundImageContentMode": shown(appearance.backgroundImageContentMode),
      "shadowColor": systemName(appearance.shadowColor),
      "shadowImage": shown(appearance.shadowImage),
      "overrideUserInterfaceStyle": shown(appearance.overrideUserInterfaceStyle),
    ]
  }

  static let navigationBarAppearance = Defaults(name: "UINavigationBarAppearance") {
    let appearance = UINavigationBarAppearance()
    return [
      "titleTextAttributes": shown(appearance.titleTextAttributes),
      "titlePositionAdjustment": shown(appearance.titlePositionAdjustment),
      "largeTitleTextAttributes": shown(appearance.largeTitleTextAttributes),
      "buttonAppearance": shown(appearance.buttonAppearance.style),
      "doneButtonAppearance": shown(appearance.doneButtonAppearance.style),
      "prominentButtonAppearance": shown(appearance.prominentButtonAppearance.style),
      "backButtonAppearance": shown(appearance.backButtonAppearance.style),
      "backIndicatorImage": symbol(appearance.backIndicatorImage),
      "backIndicatorTransitionMaskImage": symbol(appearance.backIndicatorTransitionMaskImage),
      "subtitleTextAttributes": shown(appearance.subtitleTextAttributes),
      "largeSubtitleTextAttributes": shown(appearance.largeSubtitleTextAttributes),
    ]
  }

  static let toolbarAppearance = Defaults(name: "UIToolbarAppearance") {
    let appearance = UIToolbarAppearance()
    return [
      "buttonAppearance": shown(appearance.buttonAppearance.style),
      "doneButtonAppearance": shown(appearance.doneButtonAppearance.style),
      "prominentButtonAppearance": shown(appearance.prominentButtonAppearance.style),
    ]
  }

  static let tabBarAppearance = Defaults(name: "UITabBarAppearance") {
    let appearance = UITabBarAppearance()
    return [
      "stackedLayoutAppearance": shown(appearance.stackedLayoutAppearance.style),
      "inlineLayoutAppearance": shown(appearance.inlineLayoutAppearance.style),
      "compactInlineLayoutAppearance": shown(appearance.compactInlineLayoutAppearance.style),
      "selectionIndicatorTintColor": shown(appearance.selectionIndicatorTintColor),
      "selectionIndicatorImage": shown(appearance.selectionIndicatorImage),
      "stackedItemPositioning": shown(appearance.stackedItemPositioning),
      "stackedItemWidth": shown(appearance.stackedItemWidth),
      "stackedItemSpacing": shown(appearance.stackedItemSpacing),
    ]
  }

  static let barButtonItemAppearance = Defaults(name: "UIBarButtonItemAppearance") {
    let appearance = UIBarButtonItemAppearance()
    return [
      "normal": shown(appearance.normal.titleTextAttributes),
      "highlighted": shown(appearance.highlighted.titleTextAttributes),
      "disabled": shown(appearance.disabled.titleTextAttributes),
      "focused": shown(appearance.focused.titleTextAttributes),
    ]
  }

  static let barButtonItemStateAppearance = Defaults(name: "UIBarButtonItemStateAppearance") {
    let state = UIBarButtonItemAppearance().normal
    return [
      "titleTextAttributes": shown(state.titleTextAttributes),
      "titlePositionAdjustment": shown(state.titlePositionAdjustment),
      "backgroundImage": shown(state.backgroundImage),
      "backgroundImagePositionAdjustment": shown(state.backgroundImagePositionAdjustment),
    ]
  }

  static let tabBarItemAppearance = Defaults(name: "UITabBarItemAppearance") {
    let appearance = UITabBarItemAppearance()
    return [
      "normal": shown(appearance.normal.titleTextAttributes),
      "selected": shown(appearance.selected.titleTextAttributes),
      "disabled": shown(appearance.disabled.titleTextAttributes),
      "focused": shown(appearance.focused.titleTextAttributes),
    ]
  }

  static let tabBarItemStateAppearance = Defaults(name: "UITabBarItemStateAppearance") {
    let state = UITabBarItemAppearance().normal
    return [
      "titleTextAttributes": shown(state.titleTextAttributes),
      "titlePositionAdjustment": shown(state.titlePositionAdjustment),
      "iconColor": shown(state.iconColor),
      "badgePositionAdjustment": shown(state.badgePositionAdjustment),
      "badgeBackgroundColor": shown(state.badgeBackgroundColor),
      "badgeTextAttributes": shown(state.badgeTextAttributes),
      "badgeTitlePositionAdjustment": shown(state.badgeTitlePositionAdjustment),
    ]
  }

  private static func symbol(_ image: UIImage) -> String {
    if case .symbol(let name, _) = image.content { name } else { shown(image) }
  }
}
