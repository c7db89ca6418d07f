#if canImport(ModelCore)
  import ModelCore
#else
  import UIKit
#endif

extension Defaults {
  static let bars = navigationBar + toolbar + tabBar + searchBar

  private static let navigationBar: [Probe] = [
    Probe("UINavigationBar.barStyle") { text(UINavigationBar().barStyle) },
    Probe("UINavigationBar.isTranslucent", rules: ["BAR-6"]) { text(UINavigationBar().isTranslucent) },
    Probe("UINavigationBar.barTintColor") { text(UINavigationBar().barTintColor) },
    Probe("UINavigationBar.prefersLargeTitles", rules: ["NAV-12"]) { text(UINavigationBar().prefersLargeTitles) },
    Probe("UINavigationBar.topItem") { presence(UINavigationBar().topItem) },
    Probe("UINavigationBar.backItem") { presence(UINavigationBar().backItem) },
    Probe("UINavigationBar.shadowImage") { presence(UINavigationBar().shadowImage) },
    Probe("UINavigationBar.titleTextAttributes") {
      text(UINavigationBar().titleTextAttributes.map(\.count))
    },
    Probe("UINavigationBar.largeTitleTextAttributes") {
      text(UINavigationBar().largeTitleTextAttributes.map(\.count))
    },
    Probe("UINavigationBar.backIndicatorImage") { presence(UINavigationBar().backIndicatorImage) },
    Probe("UINavigationBar.backIndicatorTransitionMaskImage") {
      presence(UINavigationBar().backIndicatorTransitionMaskImage)
    },
    Probe("UINavigationBar.compactAppearance") { presence(UINavigationBar().compactAppearance) },
    Probe("UINavigationBar.scrollEdgeAppearance") { presence(UINavigationBar().scrollEdgeAppearance) },
    Probe("UINavigationBar.compactScrollEdgeAppearance") {
      presence(UINavigationBar().compactScrollEdgeAppearance)
    },
    Probe("UINavigationBar.backgroundImage(for: .default)") {
      presence(UINavigationBar().backgroundImage(for: .default))
    },
    Probe("UINavigationBar.titleVerticalPositionAdjustment(for: .default)") {
      text(UINavigationBar().titleVerticalPositionAdjustment(for: .default))
    },
  ]

  private static let toolbar: [Probe] = [
    Probe("UIToolbar.barStyle") { text(UIToolbar().barStyle) },
    Probe("UIToolbar.isTranslucent", rules: ["BAR-6"]) { text(UIToolbar().isTranslucent) },
    Probe("UIToolbar.barTintColor") { text(UIToolbar().barTintColor) },
    Probe("UIToolbar.items") { text(UIToolbar().items.map(\.count)) },
    Probe("UIToolbar.compactAppearance") { presence(UIToolbar().compactAppearance) },
    Probe("UIToolbar.scrollEdgeAppearance") { presence(UIToolbar().scrollEdgeAppearance) },
    Probe("UIToolbar.compactScrollEdgeAppearance") { presence(UIToolbar().compactScrollEdgeAppearance) },
    Probe("UIToolbar.backgroundImage(forToolbarPosition: .any)") {
      presence(UIToolbar().backgroundImage(forToolbarPosition: .any, barMetrics: .default))
    },
    Probe("UIToolbar.shadowImage(forToolbarPosition: .any)") {
      presence(UIToolbar().shadowImage(forToolbarPosition: .any))
    },
  ]

  private static let tabBar: [Probe] = [
    Probe("UITabBar.barStyle") { text(UITabBar().barStyle) },
    Probe("UITabBar.isTranslucent", rules: ["TAB-10"]) { text(UITabBar().isTranslucent) },
    Probe("UITabBar.barTintColor", rules: ["TAB-10"]) { text(UITabBar().barTintColor) },
    Probe("UITabBar.unselectedItemTintColor", rules: ["TAB-10"]) { text(UITabBar().unselectedItemTintColor) },
    Probe("UITabBar.items", rules: ["TAB-7"]) { text(UITabBar().items.map(\.count)) },
    Probe("UITabBar.selectedItem", rules: ["TAB-7"]) { presence(UITabBar().selectedItem) },
    Probe("UITabBar.backgroundImage", rules: ["TAB-10"]) { presence(UITabBar().backgroundImage) },
    Probe("UITabBar.shadowImage", rules: ["TAB-10"]) { presence(UITabBar().shadowImage) },
    Probe("UITabBar.selectionIndicatorImage", rules: ["TAB-10"]) { presence(UITabBar().selectionIndicatorImage) },
    Probe("UITabBar.itemPositioning", rules: ["TAB-9"]) { text(UITabBar().itemPositioning) },
    Probe("UITabBar.itemWidth", rules: ["TAB-9"]) { text(UITabBar().itemWidth) },
    Probe("UITabBar.itemSpacing", rules: ["TAB-9"]) { text(UITabBar().itemSpacing) },
    Probe("UITabBar.scrollEdgeAppearance") { presence(UITabBar().scrollEdgeAppearance) },
  ]

  private static let searchBar: [Probe] = [
    Probe("UISearchBar.barStyle") { text(UISearchBar().barStyle) },
    Probe("UISearchBar.isTranslucent") { text(UISearchBar().isTranslucent) },
    Probe("UISearchBar.barTintColor") { text(UISearchBar().barTintColor) },
    Probe("UISearchBar.searchBarStyle") { text(UISearchBar().searchBarStyle) },
    Probe("UISearchBar.placeholder") { text(UISearchBar().placeholder) },
    Probe("UISearchBar.keyboardAppearance") { text(UISearchBar().keyboardAppearance) },
    Probe("UISearchBar.backgroundImage") { presence(UISearchBar().backgroundImage) },
    Probe("UISearchBar.scopeBarBackgroundImage") { presence(UISearchBar().scopeBarBackgroundImage) },
  ]
}
