#if canImport(ModelCore)
  import ModelCore
#else
  import UIKit
#endif

extension Defaults {
  static let items = navigationItem + barButtonItem + tabBarItem

  private static let navigationItem: [Probe] = [
    Probe("UINavigationItem.title", rules: ["ITM-1"]) { text(UINavigationItem(title: "Title").title) },
    Probe("UINavigationItem.titleView", rules: ["ITM-1"]) { presence(UINavigationItem(title: "").titleView) },
    Probe("UINavigationItem.prompt") { text(UINavigationItem(title: "").prompt) },
    Probe("UINavigationItem.backBarButtonItem") { presence(UINavigationItem(title: "").backBarButtonItem) },
    Probe("UINavigationItem.hidesBackButton", rules: ["ITM-2"]) { text(UINavigationItem(title: "").hidesBackButton) },
    Probe("UINavigationItem.leftItemsSupplementBackButton", rules: ["ITM-2"]) {
      text(UINavigationItem(title: "").leftItemsSupplementBackButton)
    },
    Probe("UINavigationItem.leftBarButtonItem", rules: ["ITM-2"]) { presence(UINavigationItem(title: "").leftBarButtonItem) },
    Probe("UINavigationItem.rightBarButtonItem") { presence(UINavigationItem(title: "").rightBarButtonItem) },
    Probe("UINavigationItem.largeTitleDisplayMode") {
      text(UINavigationItem(title: "").largeTitleDisplayMode)
    },
    Probe("UINavigationItem.backButtonDisplayMode") { text(UINavigationItem(title: "").backButtonDisplayMode) },
    Probe("UINavigationItem.style") { text(UINavigationItem(title: "").style) },
    Probe("UINavigationItem.standardAppearance") { presence(UINavigationItem(title: "").standardAppearance) },
    Probe("UINavigationItem.scrollEdgeAppearance") {
      presence(UINavigationItem(title: "").scrollEdgeAppearance)
    },
  ]

  private static let barButtonItem: [Probe] = [
    Probe("UIBarButtonItem.style") { text(UIBarButtonItem().style) },
    Probe("UIBarButtonItem.width") { text(UIBarButtonItem().width) },
    Probe("UIBarButtonItem.customView") { presence(UIBarButtonItem().customView) },
    Probe("UIBarButtonItem.isEnabled") { text(UIBarButtonItem().isEnabled) },
    Probe("UIBarButtonItem.tag") { text(UIBarButtonItem().tag) },
    Probe("UIBarButtonItem.tintColor") { text(UIBarButtonItem().tintColor) },
    Probe("UIBarButtonItem.titleTextAttributes(for: .normal)") {
      text(UIBarButtonItem().titleTextAttributes(for: .normal).map(\.count))
    },
    Probe("UIBarButtonItem.backgroundVerticalPositionAdjustment(for: .default)") {
      text(UIBarButtonItem().backgroundVerticalPositionAdjustment(for: .default))
    },
  ]

  private static let tabBarItem: [Probe] = [
    Probe("UITabBarItem.title", rules: ["TAB-8"]) { text(UITabBarItem().title) },
    Probe("UITabBarItem.badgeValue") { text(UITabBarItem().badgeValue) },
    Probe("UITabBarItem.badgeColor") { text(UITabBarItem().badgeColor) },
    Probe("UITabBarItem.image", rules: ["TAB-8"]) { presence(UITabBarItem().image) },
    Probe("UITabBarItem.selectedImage", rules: ["TAB-8"]) { presence(UITabBarItem().selectedImage) },
    Probe("UITabBarItem.titlePositionAdjustment", rules: ["TAB-8"]) { text(UITabBarItem().titlePositionAdjustment.vertical) },
  ]
}
