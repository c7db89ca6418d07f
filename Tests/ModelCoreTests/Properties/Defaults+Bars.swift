@testable import ModelCore

extension Defaults {
  static let navigationBar = Defaults(name: "UINavigationBar") {
    let bar = UINavigationBar()
    return [
      "barStyle": shown(bar.barStyle),
      "isTranslucent": shown(bar.isTranslucent),
      "prefersLargeTitles": shown(bar.prefersLargeTitles),
      "tintColor": systemName(bar.tintColor),
      "barTintColor": shown(bar.barTintColor),
      "backgroundImage": shown(bar.backgroundImage(for: .top, barMetrics: .compact)),
      "backgroundImage(barMetrics)": shown(bar.backgroundImage(for: .default)),
      "shadowImage": shown(bar.shadowImage),
      "titleTextAttributes": shown(bar.titleTextAttributes),
      "largeTitleTextAttributes": shown(bar.largeTitleTextAttributes),
      "titleVerticalPositionAdjustment": shown(bar.titleVerticalPositionAdjustment(for: .default)),
      "backIndicatorImage": shown(bar.backIndicatorImage),
      "backIndicatorTransitionMaskImage": shown(bar.backIndicatorTransitionMaskImage),
      "standardAppearance": look(bar.standardAppearance),
      "compactAppearance": shown(bar.compactAppearance),
      "scrollEdgeAppearance": shown(bar.scrollEdgeAppearance),
      "compactScrollEdgeAppearance": shown(bar.compactScrollEdgeAppearance),
      "preferredBehavioralStyle": shown(bar.preferredBehavioralStyle),
      "items": shown(bar.items),
    ]
  }

  static let toolbar = Defaults(name: "UIToolbar") {
    let bar = UIToolbar()
    return [
      "barStyle": shown(bar.barStyle),
      "isTranslucent": shown(bar.isTranslucent),
      "tintColor": systemName(bar.tintColor),
      "barTintColor": shown(bar.barTintColor),
      "backgroundImage": shown(bar.backgroundImage(forToolbarPosition: .bottom, barMetrics: .default)),
      "shadowImage": shown(bar.shadowImage(forToolbarPosition: .any)),
      "standardAppearance": look(bar.standardAppearance),
      "compactAppearance": shown(bar.compactAppearance),
      "scrollEdgeAppearance": shown(bar.scrollEdgeAppearance),
      "compactScrollEdgeAppearance": shown(bar.compactScrollEdgeAppearance),
      "items": shown(bar.items),
    ]
  }

  static let tabBar = Defaults(name: "UITabBar") {
    let bar = UITabBar()
    let deprecated: any DeprecatedTabBarProperties = bar
    return [
      "tintColor": systemName(bar.tintColor),
      "barTintColor": shown(bar.barTintColor),
      "unselectedItemTintColor": shown(bar.unselectedItemTintColor),
      "selectedImageTintColor": shown(deprecated.selectedImageTintColor),
      "backgroundImage": shown(bar.backgroundImage),
      "selectionIndicatorImage": shown(bar.selectionIndicatorImage),
      "shadowImage": shown(bar.shadowImage),
      "itemPositioning": shown(bar.itemPositioning),
      "itemWidth": shown(bar.itemWidth),
      "itemSpacing": shown(bar.itemSpacing),
      "barStyle": shown(bar.barStyle),
      "isTranslucent": shown(bar.isTranslucent),
      "standardAppearance": look(bar.standardAppearance),
      "scrollEdgeAppearance": shown(bar.scrollEdgeAppearance),
      "items": shown(bar.items),
      "selectedItem": shown(bar.selectedItem),
    ]
  }

  static let searchBar = Defaults(name: "UISearchBar") {
    let bar = UISearchBar()
    return [
      "barStyle": shown(bar.barStyle),
      "tintColor": systemName(bar.tintColor),
      "barTintColor": shown(bar.barTintColor),
      "searchBarStyle": shown(bar.searchBarStyle),
      "isTranslucent": shown(bar.isTranslucent),
      "backgroundImage(any)": shown(bar.backgroundImage),
      "scopeBarBackgroundImage": shown(bar.scopeBarBackgroundImage),
      "backgroundImage": shown(bar.backgroundImage(for: .top, barMetrics: .defaultPrompt)),
      "searchFieldBackgroundImage": shown(bar.searchFieldBackgroundImage(for: .disabled)),
      "iconImage": shown(bar.image(for: .clear, state: .normal)),
      "scopeBarButtonBackgroundImage": shown(bar.scopeBarButtonBackgroundImage(for: .selected)),
      "scopeBarButtonDividerImage": shown(
        bar.scopeBarButtonDividerImage(forLeftSegmentState: .normal, rightSegmentState: .selected)),
      "scopeBarButtonTitleTextAttributes": shown(bar.scopeBarButtonTitleTextAttributes(for: .normal)),
      "searchFieldBackgroundPositionAdjustment": shown(bar.searchFieldBackgroundPositionAdjustment),
      "searchTextPositionAdjustment": shown(bar.searchTextPositionAdjustment),
      "iconPositionAdjustment": shown(bar.positionAdjustment(for: .search)),
    ]
  }

  /// A system colour's own name.
  static func systemName(_ color: UIColor?) -> String {
    if case .system(let name)? = color?.source { return name }
    return color == SystemLook.current.barShadow ? "barShadow" : shown(color)
  }

  /// Whether a bar's standard appearance is as a new one.
  @MainActor
  private static func look<Appearance: UIBarAppearance>(_ appearance: Appearance) -> String {
    let fresh = Appearance(barAppearance: UIBarAppearance())
    let isDefault = appearance.backgroundEffect == fresh.backgroundEffect && appearance.shadowColor == fresh.shadowColor
    return isDefault && appearance.backgroundColor == nil ? "default look" : "\(appearance)"
  }
}

/// Reads deprecated properties without a warning.
@MainActor
private protocol DeprecatedTabBarProperties {
  var selectedImageTintColor: UIColor? { get }
}

extension UITabBar: DeprecatedTabBarProperties {}
