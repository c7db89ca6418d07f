import ModelCore

/// Every property that proxies record, class by class.
@MainActor
enum ProxiedProperties {
  private nonisolated static let images = [
    UIImage(modelName: "first", size: CGSize(width: 1, height: 1)),
    UIImage(modelName: "second", size: CGSize(width: 1, height: 1), minimumAlpha: 0),
  ]

  private nonisolated static func image(_ isFirst: Bool) -> UIImage { images[isFirst ? 0 : 1] }

  private nonisolated static func color(_ isFirst: Bool) -> UIColor { isFirst ? .red : .green }

  private nonisolated static func offset(_ isFirst: Bool) -> UIOffset { UIOffset(horizontal: isFirst ? 1 : 2, vertical: 3) }

  private nonisolated static func text(_ isFirst: Bool) -> [NSAttributedString.Key: Any] { [.foregroundColor: color(isFirst)] }

  private static func name(_ image: UIImage?) -> String {
    image.map { $0 == images[0] ? "first" : "second" } ?? "nil"
  }

  private static func name(_ color: UIColor?) -> String {
    color.map { $0 == .red ? "first" : "second" } ?? "nil"
  }

  private static func name(_ text: [NSAttributedString.Key: Any]?) -> String { name(text?[.foregroundColor] as? UIColor) }

  private static func name(_ appearance: UIBarAppearance?) -> String { name(appearance?.backgroundColor) }

  private static func appearance<Appearance: UIBarAppearance>(_ isFirst: Bool) -> Appearance {
    let appearance = Appearance(barAppearance: UIBarAppearance())
    appearance.backgroundColor = color(isFirst)
    return appearance
  }

  /// A view by itself, and how it comes into a window.
  private static func shown<View: UIView>(_ view: View) -> (View, @MainActor () -> Void) {
    (view, { UIWindow(frame: .zero).addSubview(view) })
  }

  private nonisolated static func navigation(
    _ name: String, _ set: @escaping @MainActor @Sendable (UINavigationBar, Bool) -> Void,
    _ read: @escaping @MainActor @Sendable (UINavigationBar) -> String
  ) -> ProxiedProperty {
    ProxiedProperty(name, { shown(UINavigationBar()) }, set: set, read: read)
  }

  private nonisolated static func tool(
    _ name: String, _ set: @escaping @MainActor @Sendable (UIToolbar, Bool) -> Void,
    _ read: @escaping @MainActor @Sendable (UIToolbar) -> String
  ) -> ProxiedProperty {
    ProxiedProperty(name, { shown(UIToolbar()) }, set: set, read: read)
  }

  private nonisolated static func tabs(
    _ name: String, _ set: @escaping @MainActor @Sendable (UITabBar, Bool) -> Void,
    _ read: @escaping @MainActor @Sendable (UITabBar) -> String
  ) -> ProxiedProperty {
    ProxiedProperty(name, { shown(UITabBar()) }, set: set, read: read)
  }

  private nonisolated static func search(
    _ name: String, _ set: @escaping @MainActor @Sendable (UISearchBar, Bool) -> Void,
    _ read: @escaping @MainActor @Sendable (UISearchBar) -> String
  ) -> ProxiedProperty {
    ProxiedProperty(name, { shown(UISearchBar()) }, set: set, read: read)
  }

  private nonisolated static func button(
    _ name: String, _ set: @escaping @MainActor @Sendable (UIBarButtonItem, Bool) -> Void,
    _ read: @escaping @MainActor @Sendable (UIBarButtonItem) -> String
  ) -> ProxiedProperty {
    ProxiedProperty(
      name,
      {
        let item = UIBarButtonItem()
        return (
          item,
          {
            let bar = UIToolbar()
            bar.items = [item]
            UIWindow(frame: .zero).addSubview(bar)
          }
        )
      }, set: set, read: read)
  }

  private nonisolated static func tab(
    _ name: String, _ set: @escaping @MainActor @Sendable (UITabBarItem, Bool) -> Void,
    _ read: @escaping @MainActor @Sendable (UITabBarItem) -> String
  ) -> ProxiedProperty {
    ProxiedProperty(
      name,
      {
        let item = UITabBarItem()
        return (
          item,
          {
            let bar = UITabBar()
            let window = UIWindow(frame: .zero)
            window.addSubview(bar)
            bar.items = [item]
          }
        )
      }, set: set, read: read)
  }

  nonisolated static let navigationBar: [ProxiedProperty] = [
    navigation("barStyle", { $0.barStyle = $1 ? .black : .default }, { "\($0.barStyle)" }),
    navigation("isTranslucent", { $0.isTranslucent = $1 }, { "\($0.isTranslucent)" }),
    navigation("prefersLargeTitles", { $0.prefersLargeTitles = $1 }, { "\($0.prefersLargeTitles)" }),
    navigation("barTintColor", { $0.barTintColor = color($1) }, { name($0.barTintColor) }),
    navigation(
      "backgroundImage", { $0.setBackgroundImage(image($1), for: .top, barMetrics: .compact) },
      { name($0.backgroundImage(for: .top, barMetrics: .compact)) }),
    navigation(
      "backgroundImage(barMetrics)", { $0.setBackgroundImage(image($1), for: .compact) },
      { name($0.backgroundImage(for: .compact)) }),
    navigation("shadowImage", { $0.shadowImage = image($1) }, { name($0.shadowImage) }),
    navigation("titleTextAttributes", { $0.titleTextAttributes = text($1) }, { name($0.titleTextAttributes) }),
    navigation("largeTitleTextAttributes", { $0.largeTitleTextAttributes = text($1) }, { name($0.largeTitleTextAttributes) }),
    navigation(
      "titleVerticalPositionAdjustment", { $0.setTitleVerticalPositionAdjustment($1 ? 1 : 2, for: .compact) },
      { "\($0.titleVerticalPositionAdjustment(for: .compact))" }),
    navigation("backIndicatorImage", { $0.backIndicatorImage = image($1) }, { name($0.backIndicatorImage) }),
    navigation(
      "backIndicatorTransitionMaskImage", { $0.backIndicatorTransitionMaskImage = image($1) },
      { name($0.backIndicatorTransitionMaskImage) }),
    navigation("standardAppearance", { $0.standardAppearance = appearance($1) }, { name($0.standardAppearance) }),
    navigation("compactAppearance", { $0.compactAppearance = appearance($1) }, { name($0.compactAppearance) }),
    navigation("scrollEdgeAppearance", { $0.scrollEdgeAppearance = appearance($1) }, { name($0.scrollEdgeAppearance) }),
    navigation(
      "compactScrollEdgeAppearance", { $0.compactScrollEdgeAppearance = appearance($1) }, { name($0.compactScrollEdgeAppearance) }
    ),
  ]

  nonisolated static let toolbar: [ProxiedProperty] = [
    tool("barStyle", { $0.barStyle = $1 ? .black : .default }, { "\($0.barStyle)" }),
    tool("isTranslucent", { $0.isTranslucent = $1 }, { "\($0.isTranslucent)" }),
    tool("barTintColor", { $0.barTintColor = color($1) }, { name($0.barTintColor) }),
    tool(
      "backgroundImage", { $0.setBackgroundImage(image($1), forToolbarPosition: .any, barMetrics: .default) },
      { name($0.backgroundImage(forToolbarPosition: .any, barMetrics: .default)) }),
    tool(
      "shadowImage", { $0.setShadowImage(image($1), forToolbarPosition: .bottom) },
      { name($0.shadowImage(forToolbarPosition: .bottom)) }),
    tool("standardAppearance", { $0.standardAppearance = appearance($1) }, { name($0.standardAppearance) }),
    tool("compactAppearance", { $0.compactAppearance = appearance($1) }, { name($0.compactAppearance) }),
    tool("scrollEdgeAppearance", { $0.scrollEdgeAppearance = appearance($1) }, { name($0.scrollEdgeAppearance) }),
    tool(
      "compactScrollEdgeAppearance", { $0.compactScrollEdgeAppearance = appearance($1) }, { name($0.compactScrollEdgeAppearance) }
    ),
  ]

  nonisolated static let tabBar: [ProxiedProperty] = [
    tabs("barTintColor", { $0.barTintColor = color($1) }, { name($0.barTintColor) }),
    tabs("unselectedItemTintColor", { $0.unselectedItemTintColor = color($1) }, { name($0.unselectedItemTintColor) }),
    tabs("selectedImageTintColor", { DeprecatedTint.set($0, color($1)) }, { name(DeprecatedTint.read($0)) }),
    tabs("backgroundImage", { $0.backgroundImage = image($1) }, { name($0.backgroundImage) }),
    tabs("selectionIndicatorImage", { $0.selectionIndicatorImage = image($1) }, { name($0.selectionIndicatorImage) }),
    tabs("shadowImage", { $0.shadowImage = image($1) }, { name($0.shadowImage) }),
    tabs("itemPositioning", { $0.itemPositioning = $1 ? .fill : .centered }, { "\($0.itemPositioning)" }),
    tabs("itemWidth", { $0.itemWidth = $1 ? 1 : 2 }, { "\($0.itemWidth)" }),
    tabs("itemSpacing", { $0.itemSpacing = $1 ? 1 : 2 }, { "\($0.itemSpacing)" }),
    tabs("barStyle", { $0.barStyle = $1 ? .black : .default }, { "\($0.barStyle)" }),
    tabs("standardAppearance", { $0.standardAppearance = appearance($1) }, { name($0.standardAppearance) }),
    tabs("scrollEdgeAppearance", { $0.scrollEdgeAppearance = appearance($1) }, { name($0.scrollEdgeAppearance) }),
  ]

  nonisolated static let searchBar: [ProxiedProperty] = [
    search("barTintColor", { $0.barTintColor = color($1) }, { name($0.barTintColor) }),
    search("backgroundImage(any)", { $0.backgroundImage = image($1) }, { name($0.backgroundImage) }),
    search("scopeBarBackgroundImage", { $0.scopeBarBackgroundImage = image($1) }, { name($0.scopeBarBackgroundImage) }),
    search(
      "backgroundImage", { $0.setBackgroundImage(image($1), for: .top, barMetrics: .defaultPrompt) },
      { name($0.backgroundImage(for: .top, barMetrics: .defaultPrompt)) }),
    search(
      "searchFieldBackgroundImage", { $0.setSearchFieldBackgroundImage(image($1), for: .disabled) },
      { name($0.searchFieldBackgroundImage(for: .disabled)) }),
    search("iconImage", { $0.setImage(image($1), for: .clear, state: .normal) }, { name($0.image(for: .clear, state: .normal)) }),
    search(
      "scopeBarButtonBackgroundImage", { $0.setScopeBarButtonBackgroundImage(image($1), for: .selected) },
      { name($0.scopeBarButtonBackgroundImage(for: .selected)) }),
    search(
      "scopeBarButtonDividerImage",
      { $0.setScopeBarButtonDividerImage(image($1), forLeftSegmentState: .normal, rightSegmentState: .selected) },
      { name($0.scopeBarButtonDividerImage(forLeftSegmentState: .normal, rightSegmentState: .selected)) }),
    search(
      "scopeBarButtonTitleTextAttributes", { $0.setScopeBarButtonTitleTextAttributes(text($1), for: .normal) },
      { name($0.scopeBarButtonTitleTextAttributes(for: .normal)) }),
    search(
      "searchFieldBackgroundPositionAdjustment", { $0.searchFieldBackgroundPositionAdjustment = offset($1) },
      { "\($0.searchFieldBackgroundPositionAdjustment)" }),
    search(
      "searchTextPositionAdjustment", { $0.searchTextPositionAdjustment = offset($1) }, { "\($0.searchTextPositionAdjustment)" }),
    search(
      "iconPositionAdjustment", { $0.setPositionAdjustment(offset($1), for: .search) },
      { "\($0.positionAdjustment(for: .search))" }),
  ]

  nonisolated static let barButtonItem: [ProxiedProperty] = [
    button(
      "backgroundImage", { $0.setBackgroundImage(image($1), for: .normal, barMetrics: .default) },
      { name($0.backgroundImage(for: .normal, barMetrics: .default)) }),
    button(
      "backgroundImage(style)", { $0.setBackgroundImage(image($1), for: .normal, style: .plain, barMetrics: .default) },
      { name($0.backgroundImage(for: .normal, style: .plain, barMetrics: .default)) }),
    button(
      "backgroundVerticalPositionAdjustment", { $0.setBackgroundVerticalPositionAdjustment($1 ? 1 : 2, for: .default) },
      { "\($0.backgroundVerticalPositionAdjustment(for: .default))" }),
    button(
      "titlePositionAdjustment", { $0.setTitlePositionAdjustment(offset($1), for: .default) },
      { "\($0.titlePositionAdjustment(for: .default))" }),
    button(
      "backButtonBackgroundImage", { $0.setBackButtonBackgroundImage(image($1), for: .disabled, barMetrics: .default) },
      { name($0.backButtonBackgroundImage(for: .disabled, barMetrics: .default)) }),
    button(
      "backButtonTitlePositionAdjustment", { $0.setBackButtonTitlePositionAdjustment(offset($1), for: .default) },
      { "\($0.backButtonTitlePositionAdjustment(for: .default))" }),
    button(
      "backButtonBackgroundVerticalPositionAdjustment",
      { $0.setBackButtonBackgroundVerticalPositionAdjustment($1 ? 1 : 2, for: .compact) },
      { "\($0.backButtonBackgroundVerticalPositionAdjustment(for: .compact))" }),
  ]

  nonisolated static let barItem: [ProxiedProperty] = [
    button(
      "titleTextAttributes", { $0.setTitleTextAttributes(text($1), for: .disabled) },
      { name($0.titleTextAttributes(for: .disabled)) })
  ]

  nonisolated static let tabBarItem: [ProxiedProperty] = [
    tab("titlePositionAdjustment", { $0.titlePositionAdjustment = offset($1) }, { "\($0.titlePositionAdjustment)" }),
    tab("badgeColor", { $0.badgeColor = color($1) }, { name($0.badgeColor) }),
    tab(
      "badgeTextAttributes", { $0.setBadgeTextAttributes(text($1), for: .selected) },
      { name($0.badgeTextAttributes(for: .selected)) }),
    tab("standardAppearance", { $0.standardAppearance = appearance($1) }, { name($0.standardAppearance) }),
    tab("scrollEdgeAppearance", { $0.scrollEdgeAppearance = appearance($1) }, { name($0.scrollEdgeAppearance) }),
  ]

  nonisolated static let all: [(className: String, properties: [ProxiedProperty])] = [
    ("UINavigationBar", navigationBar), ("UIToolbar", toolbar), ("UITabBar", tabBar), ("UISearchBar", searchBar),
    ("UIBarItem", barItem), ("UIBarButtonItem", barButtonItem), ("UITabBarItem", tabBarItem),
  ]
}

/// Uses a deprecated property without a warning.
@MainActor
enum DeprecatedTint {
  static func set(_ bar: any WithDeprecatedTint, _ color: UIColor) { bar.selectedImageTintColor = color }

  static func read(_ bar: any WithDeprecatedTint) -> UIColor? { bar.selectedImageTintColor }
}

@MainActor
protocol WithDeprecatedTint: AnyObject {
  var selectedImageTintColor: UIColor? { get set }
}

extension UITabBar: WithDeprecatedTint {}
