import JudgedProperties
import ModelCore

extension Defaults {
  static let barAppearance = Defaults("UIBarAppearance", of: JudgedProperty.all) {
    UIBarAppearance()
  } others: { appearance in
    [
      "idiom": shown(appearance.idiom)
    ]
  }

  static let navigationBarAppearance = Defaults("UINavigationBarAppearance", of: JudgedProperty.all) {
    UINavigationBarAppearance()
  } others: { appearance in
    [
      "backIndicatorImage": symbol(appearance.backIndicatorImage),
      "backIndicatorTransitionMaskImage": symbol(appearance.backIndicatorTransitionMaskImage),
    ]
  }

  static let toolbarAppearance = Defaults("UIToolbarAppearance", of: JudgedProperty.all) {
    UIToolbarAppearance()
  }

  static let tabBarAppearance = Defaults("UITabBarAppearance", of: JudgedProperty.all) {
    UITabBarAppearance()
  }

  static let barButtonItemAppearance = Defaults("UIBarButtonItemAppearance", of: [JudgedProperty<UIBarButtonItemAppearance>]()) {
    UIBarButtonItemAppearance()
  } others: { appearance in
    [
      "normal": shown(appearance.normal.titleTextAttributes),
      "highlighted": shown(appearance.highlighted.titleTextAttributes),
      "disabled": shown(appearance.disabled.titleTextAttributes),
      "focused": shown(appearance.focused.titleTextAttributes),
    ]
  }

  static let barButtonItemStateAppearance = Defaults("UIBarButtonItemStateAppearance", of: JudgedProperty.all) {
    UIBarButtonItemAppearance().normal
  }

  static let tabBarItemAppearance = Defaults("UITabBarItemAppearance", of: [JudgedProperty<UITabBarItemAppearance>]()) {
    UITabBarItemAppearance()
  } others: { appearance in
    [
      "normal": shown(appearance.normal.titleTextAttributes),
      "selected": shown(appearance.selected.titleTextAttributes),
      "disabled": shown(appearance.disabled.titleTextAttributes),
      "focused": shown(appearance.focused.titleTextAttributes),
    ]
  }

  static let tabBarItemStateAppearance = Defaults("UITabBarItemStateAppearance", of: JudgedProperty.all) {
    UITabBarItemAppearance().normal
  }

  @MainActor private static func symbol(_ image: UIImage) -> String {
    if case .symbol(let name, _) = image.content { name } else { shown(image) }
  }
}
