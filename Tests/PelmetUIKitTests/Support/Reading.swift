import Foundation
import ModelCore

/// The state of an object that an app or the user can see. A value that was never set and one that was reset are the same.
@MainActor
func reading(_ object: AnyObject) -> Snapshot {
  var values: [String: Any?]
  switch object {
  case let window as UIWindow: values = read(window)
  case let bar as UINavigationBar: values = read(bar)
  case let bar as UIToolbar: values = read(bar)
  case let bar as UITabBar: values = read(bar)
  case let bar as UISearchBar: values = read(bar)
  case let item as UIBarButtonItem: values = read(item)
  case let item as UITabBarItem: values = read(item)
  case let item as UINavigationItem: values = read(item)
  case let view as UIScrollView: values = read(view)
  case let controller as UINavigationController: values = read(controller)
  case let controller as UITabBarController: values = read(controller)
  case let controller as UIViewController: values = read(controller)
  default: values = [:]
  }
  values["class"] = "\(type(of: object))"
  return Snapshot(values: values)
}

private let states: [UIControl.State] = [.normal, .highlighted, .disabled, .selected, .focused]
private let metrics: [UIBarMetrics] = [.default, .compact, .defaultPrompt, .compactPrompt]
private let positions: [UIBarPosition] = [.any, .bottom, .top, .topAttached]

/// A value for each case of an axis.
private func each<Case>(_ cases: [Case], _ value: (Case) -> Any?) -> Any? {
  Dictionary(uniqueKeysWithValues: cases.enumerated().compactMap { index, name in value(name).map { ("\(index)", $0) } })
}

@MainActor
private func read(_ view: UIView) -> [String: Any?] {
  ["tintColor": view.tintColor, "backgroundColor": view.backgroundColor, "userInterfaceStyle": view.overrideUserInterfaceStyle]
}

@MainActor
private func read(_ bar: UINavigationBar) -> [String: Any?] {
  let model = bar.modelBar
  return read(bar as UIView).merging([
    "barStyle": bar.barStyle, "isTranslucent": bar.isTranslucent, "prefersLargeTitles": bar.prefersLargeTitles,
    "barTintColor": bar.barTintColor, "shadowImage": bar.shadowImage, "titleTextAttributes": bar.titleTextAttributes,
    "backgroundImage": each(positions) { position in each(metrics) { bar.backgroundImage(for: position, barMetrics: $0) } },
    "titleVerticalPositionAdjustment": each(metrics) { bar.titleVerticalPositionAdjustment(for: $0) },
    "largeTitleTextAttributes": bar.largeTitleTextAttributes, "backIndicatorImage": bar.backIndicatorImage,
    "backIndicatorTransitionMaskImage": bar.backIndicatorTransitionMaskImage, "standardAppearance": bar.standardAppearance,
    "compactAppearance": bar.compactAppearance, "scrollEdgeAppearance": bar.scrollEdgeAppearance,
    "compactScrollEdgeAppearance": bar.compactScrollEdgeAppearance, "preferredBehavioralStyle": bar.preferredBehavioralStyle,
    "look": model.look, "titleText": model.titleText, "largeTitleText": model.largeTitleText, "indicator": model.backIndicator,
  ]) { $1 }
}

@MainActor
private func read(_ bar: UIToolbar) -> [String: Any?] {
  read(bar as UIView).merging([
    "barStyle": bar.barStyle, "isTranslucent": bar.isTranslucent, "barTintColor": bar.barTintColor,
    "backgroundImage": each(positions) { position in
      each(metrics) { bar.backgroundImage(forToolbarPosition: position, barMetrics: $0) }
    },
    "shadowImage": each(positions) { bar.shadowImage(forToolbarPosition: $0) }, "standardAppearance": bar.standardAppearance,
    "compactAppearance": bar.compactAppearance, "scrollEdgeAppearance": bar.scrollEdgeAppearance,
    "compactScrollEdgeAppearance": bar.compactScrollEdgeAppearance, "look": bar.modelBar.look,
  ]) { $1 }
}

@MainActor
private func read(_ bar: UITabBar) -> [String: Any?] {
  read(bar as UIView).merging([
    "barStyle": bar.barStyle, "isTranslucent": bar.isTranslucent, "barTintColor": bar.barTintColor,
    "unselectedItemTintColor": bar.unselectedItemTintColor, "backgroundImage": bar.backgroundImage,
    "selectionIndicatorImage": bar.selectionIndicatorImage, "shadowImage": bar.shadowImage,
    "itemPositioning": bar.itemPositioning,
    "itemWidth": bar.itemWidth, "itemSpacing": bar.itemSpacing, "standardAppearance": bar.standardAppearance,
    "scrollEdgeAppearance": bar.scrollEdgeAppearance, "look": bar.modelBar.look,
  ]) { $1 }
}

@MainActor
private func read(_ bar: UISearchBar) -> [String: Any?] {
  let icons: [UISearchBar.Icon] = [.search, .clear, .bookmark, .resultsList]
  let field = bar.searchTextField
  return read(bar as UIView).merging([
    "barStyle": bar.barStyle, "isTranslucent": bar.isTranslucent, "barTintColor": bar.barTintColor,
    "searchBarStyle": bar.searchBarStyle, "keyboardAppearance": bar.keyboardAppearance,
    "backgroundImage": each(positions) { position in each(metrics) { bar.backgroundImage(for: position, barMetrics: $0) } },
    "scopeBarBackgroundImage": bar.scopeBarBackgroundImage,
    "searchFieldBackgroundImage": each(states) { bar.searchFieldBackgroundImage(for: $0) },
    "iconImage": each(icons) { icon in each(states) { bar.image(for: icon, state: $0) } },
    "scopeBarButtonBackgroundImage": each(states) { bar.scopeBarButtonBackgroundImage(for: $0) },
    "scopeBarButtonDividerImage": each(states) { left in
      each(states) { bar.scopeBarButtonDividerImage(forLeftSegmentState: left, rightSegmentState: $0) }
    },
    "scopeBarButtonTitleTextAttributes": each(states) { bar.scopeBarButtonTitleTextAttributes(for: $0) },
    "searchFieldBackgroundPositionAdjustment": bar.searchFieldBackgroundPositionAdjustment,
    "searchTextPositionAdjustment": bar.searchTextPositionAdjustment,
    "iconPositionAdjustment": each(icons) { bar.positionAdjustment(for: $0) },
    "field": field.backgroundColor, "fieldTint": field.tintColor, "textColor": field.textColor, "font": field.font,
    "placeholder": field.attributedPlaceholder, "icon": field.leftView?.tintColor,
  ]) { $1 }
}

@MainActor
private func read(_ item: UIBarItem) -> [String: Any?] {
  [
    "titleTextAttributes": each(states) { item.titleTextAttributes(for: $0) }, "imageInsets": item.imageInsets,
    "landscapeImagePhoneInsets": item.landscapeImagePhoneInsets, "largeContentSizeImageInsets": item.largeContentSizeImageInsets,
  ]
}

@MainActor
private func read(_ item: UIBarButtonItem) -> [String: Any?] {
  read(item as UIBarItem).merging([
    "tintColor": item.tintColor,
    "backgroundImage": each(states) { state in
      each(metrics) { item.backgroundImage(for: state, style: item.style, barMetrics: $0) }
    },
    "backgroundVerticalPositionAdjustment": each(metrics) { item.backgroundVerticalPositionAdjustment(for: $0) },
    "titlePositionAdjustment": each(metrics) { item.titlePositionAdjustment(for: $0) },
    "backButtonBackgroundImage": each(states) { state in
      each(metrics) { item.backButtonBackgroundImage(for: state, barMetrics: $0) }
    },
    "backButtonTitlePositionAdjustment": each(metrics) { item.backButtonTitlePositionAdjustment(for: $0) },
    "backButtonBackgroundVerticalPositionAdjustment": each(metrics) {
      item.backButtonBackgroundVerticalPositionAdjustment(for: $0)
    },
    "isSymbolAnimationEnabled": item.isSymbolAnimationEnabled, "hidesSharedBackground": item.hidesSharedBackground,
    "sharesBackground": item.sharesBackground, "isPaddingRemoved": item.isPaddingRemoved,
    "visibilityPriority": item.visibilityPriority.rawValue, "axisBehavior": item.axisBehavior,
    "badgeBackground": item.badge?.backgroundColor, "badgeForeground": item.badge?.foregroundColor, "badgeFont": item.badge?.font,
  ]) { $1 }
}

@MainActor
private func read(_ item: UITabBarItem) -> [String: Any?] {
  read(item as UIBarItem).merging([
    "titlePositionAdjustment": item.titlePositionAdjustment, "badgeColor": item.badgeColor,
    "badgeTextAttributes": each(states) { item.badgeTextAttributes(for: $0) }, "standardAppearance": item.standardAppearance,
    "scrollEdgeAppearance": item.scrollEdgeAppearance,
  ]) { $1 }
}

@MainActor
private func read(_ item: UINavigationItem) -> [String: Any?] {
  [
    "hidesBackButton": item.hidesBackButton, "backButtonDisplayMode": item.backButtonDisplayMode,
    "leftItemsSupplementBackButton": item.leftItemsSupplementBackButton, "style": item.style,
    "largeTitleDisplayMode": item.largeTitleDisplayMode, "hidesSearchBarWhenScrolling": item.hidesSearchBarWhenScrolling,
    "preferredSearchBarPlacement": item.preferredSearchBarPlacement,
    "searchBarPlacementAllowsToolbarIntegration": item.searchBarPlacementAllowsToolbarIntegration,
    "searchBarPlacementAllowsExternalIntegration": item.searchBarPlacementAllowsExternalIntegration,
    "standardAppearance": item.standardAppearance, "compactAppearance": item.compactAppearance,
    "scrollEdgeAppearance": item.scrollEdgeAppearance, "compactScrollEdgeAppearance": item.compactScrollEdgeAppearance,
    "minimization": item.navigationBarMinimization.minimizationBehavior,
    "minimizationSafeArea": item.navigationBarMinimization.safeAreaAdjustment,
    "minimizationRestoration": item.navigationBarMinimization.restorationBehavior,
    "verticalBarCompressionBehavior": item.verticalBarCompressionBehavior,
  ]
}

@MainActor
private func read(_ view: UIScrollView) -> [String: Any?] {
  [
    "topStyle": "\(view.topEdgeEffect.style)", "topIsHidden": view.topEdgeEffect.isHidden,
    "leftStyle": "\(view.leftEdgeEffect.style)", "leftIsHidden": view.leftEdgeEffect.isHidden,
    "bottomStyle": "\(view.bottomEdgeEffect.style)", "bottomIsHidden": view.bottomEdgeEffect.isHidden,
    "rightStyle": "\(view.rightEdgeEffect.style)", "rightIsHidden": view.rightEdgeEffect.isHidden,
  ]
}

@MainActor
private func read(_ controller: UIViewController) -> [String: Any?] {
  [
    "edgesForExtendedLayout": controller.edgesForExtendedLayout.rawValue,
    "extendedLayoutIncludesOpaqueBars": controller.extendedLayoutIncludesOpaqueBars,
    "modalPresentationStyle": controller.modalPresentationStyle,
    "modalPresentationCapturesStatusBarAppearance": controller.modalPresentationCapturesStatusBarAppearance,
    "isModalInPresentation": controller.isModalInPresentation,
    "definesPresentationContext": controller.definesPresentationContext,
    "hidesBottomBarWhenPushed": controller.hidesBottomBarWhenPushed,
    "overrideUserInterfaceStyle": controller.overrideUserInterfaceStyle,
  ]
}

@MainActor
private func read(_ controller: UINavigationController) -> [String: Any?] {
  [
    "isNavigationBarHidden": controller.isNavigationBarHidden, "isToolbarHidden": controller.isToolbarHidden,
    "hidesBarsWhenKeyboardAppears": controller.hidesBarsWhenKeyboardAppears, "hidesBarsOnSwipe": controller.hidesBarsOnSwipe,
    "hidesBarsWhenVerticallyCompact": controller.hidesBarsWhenVerticallyCompact, "hidesBarsOnTap": controller.hidesBarsOnTap,
  ]
}

@MainActor
private func read(_ controller: UITabBarController) -> [String: Any?] {
  [
    "mode": controller.mode, "isTabBarHidden": controller.isTabBarHidden,
    "tabBarMinimizeBehavior": controller.tabBarMinimizeBehavior,
    "prominentTabIdentifier": controller.prominentTabIdentifier, "sidebarLayout": controller.sidebar.preferredLayout,
    "sidebarPlacement": controller.sidebar.preferredPlacement,
  ]
}
