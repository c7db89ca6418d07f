#if canImport(ModelCore)
  import ModelCore
#else
  import UIKit
#endif

extension Defaults {
  static let appearances = presets + navigation + tabs

  /// The three presets, as far as their parts are objects or not.
  private static let presets =
    preset("default", configuredWithDefault) + preset("opaque", configuredOpaque) + preset("transparent", configuredTransparent)

  private static func preset(_ name: String, _ make: @escaping @MainActor @Sendable () -> UINavigationBarAppearance) -> [Probe] {
    [
      Probe("UINavigationBarAppearance.backgroundEffect (\(name))", rules: ["APP-8"]) { presence(make().backgroundEffect) },
      Probe("UINavigationBarAppearance.backgroundColor (\(name))", rules: ["APP-8"]) { presence(make().backgroundColor) },
      Probe("UINavigationBarAppearance.backgroundImage (\(name))", rules: ["APP-8"]) { presence(make().backgroundImage) },
      Probe("UINavigationBarAppearance.shadowColor (\(name))", rules: ["APP-8", "APP-9"]) { presence(make().shadowColor) },
      Probe("UINavigationBarAppearance.shadowImage (\(name))", rules: ["APP-8", "APP-9"]) { presence(make().shadowImage) },
    ]
  }

  @MainActor private static func configuredWithDefault() -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithDefaultBackground()
    return appearance
  }

  @MainActor private static func configuredOpaque() -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithOpaqueBackground()
    return appearance
  }

  @MainActor private static func configuredTransparent() -> UINavigationBarAppearance {
    let appearance = UINavigationBarAppearance()
    appearance.configureWithTransparentBackground()
    return appearance
  }

  private static let navigation: [Probe] = [
    Probe("UINavigationBarAppearance.backgroundImageContentMode", rules: ["APP-7"]) {
      text(UINavigationBarAppearance().backgroundImageContentMode)
    },
    Probe("UINavigationBarAppearance.titlePositionAdjustment") {
      text(UINavigationBarAppearance().titlePositionAdjustment.vertical)
    },
    Probe("UINavigationBarAppearance.buttonAppearance.normal.titlePositionAdjustment") {
      text(UINavigationBarAppearance().buttonAppearance.normal.titlePositionAdjustment.vertical)
    },
    Probe("UINavigationBarAppearance.buttonAppearance.normal.backgroundImage") {
      presence(UINavigationBarAppearance().buttonAppearance.normal.backgroundImage)
    },
  ]

  private static let tabs: [Probe] = [
    Probe("UITabBarAppearance.selectionIndicatorTintColor") {
      text(UITabBarAppearance().selectionIndicatorTintColor)
    },
    Probe("UITabBarAppearance.selectionIndicatorImage") {
      presence(UITabBarAppearance().selectionIndicatorImage)
    },
    Probe("UITabBarAppearance.stackedItemPositioning") { text(UITabBarAppearance().stackedItemPositioning) },
    Probe("UITabBarAppearance.stackedItemWidth") { text(UITabBarAppearance().stackedItemWidth) },
    Probe("UITabBarAppearance.stackedItemSpacing") { text(UITabBarAppearance().stackedItemSpacing) },
    Probe("UITabBarAppearance.stackedLayoutAppearance.normal.iconColor") {
      text(UITabBarAppearance().stackedLayoutAppearance.normal.iconColor)
    },
  ]
}
