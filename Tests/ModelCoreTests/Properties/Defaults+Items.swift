import JudgedProperties
import ModelCore

extension Defaults {
  static let barItem = Defaults("UIBarItem", of: JudgedProperty.all) {
    UIBarButtonItem() as UIBarItem
  } others: { item in
    [
      "isEnabled": shown(item.isEnabled),
      "title": shown(item.title),
      "image": shown(item.image),
      "landscapeImagePhone": shown(item.landscapeImagePhone),
      "largeContentSizeImage": shown(item.largeContentSizeImage),
      "tag": shown(item.tag),
      "titleTextAttributes": shown(item.titleTextAttributes(for: .disabled)),
    ]
  }

  /// `isSymbolAnimationEnabled` has no established default in the catalogue; it is tested by itself.
  static let barButtonItem = Defaults(
    "UIBarButtonItem", of: JudgedProperty.all,
    absent: ["preferredMenuElementOrder", "menuRepresentation", "isSymbolAnimationEnabled"]
  ) {
    UIBarButtonItem()
  } others: { item in
    [
      "style": shown(item.style),
      "width": shown(item.width),
      "possibleTitles": shown(item.possibleTitles),
      "customView": shown(item.customView),
      "action": shown(item.action),
      "target": shown(item.target),
      "primaryAction": shown(item.primaryAction),
      "changesSelectionAsPrimaryAction": shown(item.changesSelectionAsPrimaryAction),
      "isSelected": shown(item.isSelected),
      "isHidden": shown(item.isHidden),
      "backgroundImage": shown(item.backgroundImage(for: .normal, barMetrics: .default)),
      "backgroundImage(style)": shown(item.backgroundImage(for: .normal, style: .done, barMetrics: .default)),
      "backgroundVerticalPositionAdjustment": shown(item.backgroundVerticalPositionAdjustment(for: .default)),
      "titlePositionAdjustment": shown(item.titlePositionAdjustment(for: .default)),
      "backButtonBackgroundImage": shown(item.backButtonBackgroundImage(for: .normal, barMetrics: .default)),
      "backButtonTitlePositionAdjustment": shown(item.backButtonTitlePositionAdjustment(for: .default)),
      "backButtonBackgroundVerticalPositionAdjustment": shown(item.backButtonBackgroundVerticalPositionAdjustment(for: .default)),
      "identifier": shown(item.identifier),
      "badge": shown(item.badge),
      "menu": shown(item.menu),
    ]
  }

  static let tabBarItem = Defaults(
    "UITabBarItem", of: JudgedProperty.all, absent: ["finishedSelectedImage", "finishedUnselectedImage"]
  ) {
    UITabBarItem()
  } others: { item in
    [
      "selectedImage": shown(item.selectedImage),
      "badgeValue": shown(item.badgeValue),
      "badgeTextAttributes": shown(item.badgeTextAttributes(for: .normal)),
    ]
  }

  static let navigationItem = Defaults("UINavigationItem", of: JudgedProperty.all, absent: ["searchController"]) {
    UINavigationItem()
  } others: { item in
    [
      "title": shown(item.title),
      "titleView": shown(item.titleView),
      "prompt": shown(item.prompt),
      "backBarButtonItem": shown(item.backBarButtonItem),
      "backButtonTitle": shown(item.backButtonTitle),
      "backAction": shown(item.backAction),
      "leftBarButtonItems": shown(item.leftBarButtonItems),
      "rightBarButtonItems": shown(item.rightBarButtonItems),
      "leadingItemGroups": shown(item.leadingItemGroups),
      "centerItemGroups": shown(item.centerItemGroups),
      "trailingItemGroups": shown(item.trailingItemGroups),
      "pinnedTrailingGroup": shown(item.pinnedTrailingGroup),
      "standardAppearance": shown(item.standardAppearance),
      "compactAppearance": shown(item.compactAppearance),
      "scrollEdgeAppearance": shown(item.scrollEdgeAppearance),
      "compactScrollEdgeAppearance": shown(item.compactScrollEdgeAppearance),
      "attributedTitle": shown(item.attributedTitle),
      "subtitle": shown(item.subtitle),
      "attributedSubtitle": shown(item.attributedSubtitle),
      "subtitleView": shown(item.subtitleView),
      "largeTitle": shown(item.largeTitle),
      "largeSubtitle": shown(item.largeSubtitle),
      "largeAttributedSubtitle": shown(item.largeAttributedSubtitle),
      "largeSubtitleView": shown(item.largeSubtitleView),
      "navigationBarMinimization": item.navigationBarMinimization == UIBarMinimization()
        ? "automatic/automatic/automatic" : "other",
    ]
  }

  static let badge = Defaults("UIBarButtonItemBadge", of: JudgedProperty.all) {
    UIBarButtonItem.Badge.indicator()
  }

  static let minimization = Defaults("UIBarMinimization", of: JudgedProperty.all) {
    UIBarMinimization()
  }

  static let scrollEdgeEffect = Defaults("UIScrollEdgeEffect", of: JudgedProperty.all) {
    UIScrollView().topEdgeEffect
  }
}
