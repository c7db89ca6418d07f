import ModelCore

extension Defaults {
  static let barItem = Defaults(name: "UIBarItem") {
    let item = UIBarButtonItem()
    return [
      "isEnabled": shown(item.isEnabled),
      "title": shown(item.title),
      "image": shown(item.image),
      "landscapeImagePhone": shown(item.landscapeImagePhone),
      "largeContentSizeImage": shown(item.largeContentSizeImage),
      "imageInsets": shown(item.imageInsets),
      "landscapeImagePhoneInsets": shown(item.landscapeImagePhoneInsets),
      "largeContentSizeImageInsets": shown(item.largeContentSizeImageInsets),
      "tag": shown(item.tag),
      "titleTextAttributes": shown(item.titleTextAttributes(for: .disabled)),
    ]
  }

  /// `isSymbolAnimationEnabled` has no established default in the catalogue; it is tested by itself.
  static let barButtonItem = Defaults(
    name: "UIBarButtonItem",
    read: {
      let item = UIBarButtonItem()
      return [
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
        "tintColor": shown(item.tintColor),
        "backgroundImage": shown(item.backgroundImage(for: .normal, barMetrics: .default)),
        "backgroundImage(style)": shown(item.backgroundImage(for: .normal, style: .done, barMetrics: .default)),
        "backgroundVerticalPositionAdjustment": shown(item.backgroundVerticalPositionAdjustment(for: .default)),
        "titlePositionAdjustment": shown(item.titlePositionAdjustment(for: .default)),
        "backButtonBackgroundImage": shown(item.backButtonBackgroundImage(for: .normal, barMetrics: .default)),
        "backButtonTitlePositionAdjustment": shown(item.backButtonTitlePositionAdjustment(for: .default)),
        "backButtonBackgroundVerticalPositionAdjustment": shown(
          item.backButtonBackgroundVerticalPositionAdjustment(for: .default)),
        "hidesSharedBackground": shown(item.hidesSharedBackground),
        "sharesBackground": shown(item.sharesBackground),
        "identifier": shown(item.identifier),
        "badge": shown(item.badge),
        "isPaddingRemoved": shown(item.isPaddingRemoved),
        "menu": shown(item.menu),
        "visibilityPriority": item.visibilityPriority == .standard ? "standard" : "other",
        "axisBehavior": shown(item.axisBehavior),
      ]
    },
    absent: ["preferredMenuElementOrder", "menuRepresentation", "isSymbolAnimationEnabled"])

  static let tabBarItem = Defaults(
    name: "UITabBarItem",
    read: {
      let item = UITabBarItem()
      return [
        "selectedImage": shown(item.selectedImage),
        "badgeValue": shown(item.badgeValue),
        "titlePositionAdjustment": shown(item.titlePositionAdjustment),
        "badgeColor": shown(item.badgeColor),
        "badgeTextAttributes": shown(item.badgeTextAttributes(for: .normal)),
        "standardAppearance": shown(item.standardAppearance),
        "scrollEdgeAppearance": shown(item.scrollEdgeAppearance),
      ]
    },
    absent: ["finishedSelectedImage", "finishedUnselectedImage"])

  static let navigationItem = Defaults(
    name: "UINavigationItem",
    read: {
      let item = UINavigationItem()
      return [
        "title": shown(item.title),
        "titleView": shown(item.titleView),
        "prompt": shown(item.prompt),
        "backBarButtonItem": shown(item.backBarButtonItem),
        "backButtonTitle": shown(item.backButtonTitle),
        "hidesBackButton": shown(item.hidesBackButton),
        "backButtonDisplayMode": shown(item.backButtonDisplayMode),
        "backAction": shown(item.backAction),
        "leftBarButtonItems": shown(item.leftBarButtonItems),
        "rightBarButtonItems": shown(item.rightBarButtonItems),
        "leadingItemGroups": shown(item.leadingItemGroups),
        "centerItemGroups": shown(item.centerItemGroups),
        "trailingItemGroups": shown(item.trailingItemGroups),
        "pinnedTrailingGroup": shown(item.pinnedTrailingGroup),
        "leftItemsSupplementBackButton": shown(item.leftItemsSupplementBackButton),
        "style": shown(item.style),
        "largeTitleDisplayMode": shown(item.largeTitleDisplayMode),
        "hidesSearchBarWhenScrolling": shown(item.hidesSearchBarWhenScrolling),
        "preferredSearchBarPlacement": shown(item.preferredSearchBarPlacement),
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
        "searchBarPlacementAllowsToolbarIntegration": shown(item.searchBarPlacementAllowsToolbarIntegration),
        "searchBarPlacementAllowsExternalIntegration": shown(item.searchBarPlacementAllowsExternalIntegration),
        "navigationBarMinimization": item.navigationBarMinimization == UIBarMinimization()
          ? "automatic/automatic/automatic" : "other",
        "verticalBarCompressionBehavior": shown(item.verticalBarCompressionBehavior),
      ]
    },
    absent: ["searchController"])

  static let badge = Defaults(name: "UIBarButtonItemBadge") {
    let badge = UIBarButtonItem.Badge.indicator()
    return [
      "backgroundColor": shown(badge.backgroundColor), "foregroundColor": shown(badge.foregroundColor),
      "font": shown(badge.font),
    ]
  }

  static let minimization = Defaults(name: "UIBarMinimization") {
    let minimization = UIBarMinimization()
    return [
      "minimizationBehavior": shown(minimization.minimizationBehavior),
      "safeAreaAdjustment": shown(minimization.safeAreaAdjustment),
      "restorationBehavior": shown(minimization.restorationBehavior),
    ]
  }

  static let scrollEdgeEffect = Defaults(name: "UIScrollEdgeEffect") {
    let effect = UIScrollView().topEdgeEffect
    return ["style": effect.style == .automatic ? "automatic" : "other", "isHidden": shown(effect.isHidden)]
  }
}
