import JudgedProperties
import ModelCore

extension Defaults {
  static let navigationBar = Defaults("UINavigationBar", of: JudgedProperty.all) {
    UINavigationBar()
  } others: { bar in
    [
      "tintColor": shown(bar.tintColor),
      "backgroundImage": shown(bar.backgroundImage(for: .top, barMetrics: .compact)),
      "backgroundImage(barMetrics)": shown(bar.backgroundImage(for: .default)),
      "titleVerticalPositionAdjustment": shown(bar.titleVerticalPositionAdjustment(for: .default)),
      "items": shown(bar.items),
    ]
  }

  static let toolbar = Defaults("UIToolbar", of: JudgedProperty.all) {
    UIToolbar()
  } others: { bar in
    [
      "tintColor": shown(bar.tintColor),
      "backgroundImage": shown(bar.backgroundImage(forToolbarPosition: .bottom, barMetrics: .default)),
      "shadowImage": shown(bar.shadowImage(forToolbarPosition: .any)),
      "items": shown(bar.items),
    ]
  }

  static let tabBar = Defaults("UITabBar", of: JudgedProperty.all) {
    UITabBar()
  } others: { bar in
    let deprecated: any DeprecatedTabBarProperties = bar
    return [
      "tintColor": shown(bar.tintColor),
      "selectedImageTintColor": shown(deprecated.selectedImageTintColor),
      "items": shown(bar.items),
      "selectedItem": shown(bar.selectedItem),
    ]
  }

  static let searchBar = Defaults("UISearchBar", of: JudgedProperty.all) {
    UISearchBar()
  } others: { bar in
    [
      "tintColor": shown(bar.tintColor),
      "backgroundImage(any)": shown(bar.backgroundImage),
      "backgroundImage": shown(bar.backgroundImage(for: .top, barMetrics: .defaultPrompt)),
      "searchFieldBackgroundImage": shown(bar.searchFieldBackgroundImage(for: .disabled)),
      "iconImage": shown(bar.image(for: .clear, state: .normal)),
      "scopeBarButtonBackgroundImage": shown(bar.scopeBarButtonBackgroundImage(for: .selected)),
      "scopeBarButtonDividerImage": shown(
        bar.scopeBarButtonDividerImage(forLeftSegmentState: .normal, rightSegmentState: .selected)),
      "scopeBarButtonTitleTextAttributes": shown(bar.scopeBarButtonTitleTextAttributes(for: .normal)),
      "iconPositionAdjustment": shown(bar.positionAdjustment(for: .search)),
    ]
  }
}

/// Reads deprecated properties without a warning.
@MainActor
private protocol DeprecatedTabBarProperties {
  var selectedImageTintColor: UIColor? { get }
}

extension UITabBar: DeprecatedTabBarProperties {}
