import JudgedProperties
import ModelCore
import PelmetTestSupport
import Testing

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

  /// Of a value of any type, as the properties of the judge have it.
  private static func text(of value: Any?) -> String {
    switch value {
    case let color as UIColor: name(color)
    case let image as UIImage: "\(image.content)"
    case let text as [NSAttributedString.Key: Any]: name(text)
    case let appearance as UIBarAppearance: name(appearance.backgroundColor)
    case let value?: "\(value)"
    case nil: "nil"
    }
  }

  /// The properties of a class that proxies record, as the judge says: those that are read by their names, and those written below.
  private nonisolated static func judged<Target: UIAppearance>(
    _ owner: String, _ make: @escaping @MainActor @Sendable () -> (Target, @MainActor () -> Void),
    of properties: @escaping @MainActor @Sendable @autoclosure () -> [JudgedProperty<Target>], besides others: [ProxiedProperty]
  ) -> [ProxiedProperty] {
    let recorded = (try? UIKitJudge.type(owner))?.properties.filter { $0.appearanceProxy == true }.map(\.name) ?? []
    let named = recorded.filter { name in !others.contains { $0.name == name } }
    return others
      + named.map { name in
        ProxiedProperty(name, make) {
          guard let property = properties().first(where: { $0.name == name }) else { return _ = Issue.record("no \(name)") }
          property.set($0, $1)
        } read: { target in
          text(of: properties().first { $0.name == name }?.read(target))
        }
      }
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

  private nonisolated static let buttonItem: @MainActor @Sendable () -> (UIBarButtonItem, @MainActor () -> Void) = {
    let item = UIBarButtonItem()
    return (
      item,
      {
        let bar = UIToolbar()
        bar.items = [item]
        UIWindow(frame: .zero).addSubview(bar)
      }
    )
  }

  private nonisolated static func button(
    _ name: String, _ set: @escaping @MainActor @Sendable (UIBarButtonItem, Bool) -> Void,
    _ read: @escaping @MainActor @Sendable (UIBarButtonItem) -> String
  ) -> ProxiedProperty {
    ProxiedProperty(name, buttonItem, set: set, read: read)
  }

  private nonisolated static let tabItem: @MainActor @Sendable () -> (UITabBarItem, @MainActor () -> Void) = {
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
  }

  private nonisolated static func tab(
    _ name: String, _ set: @escaping @MainActor @Sendable (UITabBarItem, Bool) -> Void,
    _ read: @escaping @MainActor @Sendable (UITabBarItem) -> String
  ) -> ProxiedProperty {
    ProxiedProperty(name, tabItem, set: set, read: read)
  }

  nonisolated static let navigationBar = judged(
    "UINavigationBar", { shown(UINavigationBar()) }, of: JudgedProperty.all,
    besides: [
      navigation(
        "backgroundImage", { $0.setBackgroundImage(image($1), for: .top, barMetrics: .compact) },
        { name($0.backgroundImage(for: .top, barMetrics: .compact)) }),
      navigation(
        "backgroundImage(barMetrics)", { $0.setBackgroundImage(image($1), for: .compact) },
        { name($0.backgroundImage(for: .compact)) }),
      navigation(
        "titleVerticalPositionAdjustment", { $0.setTitleVerticalPositionAdjustment($1 ? 1 : 2, for: .compact) },
        { "\($0.titleVerticalPositionAdjustment(for: .compact))" }),
    ])

  nonisolated static let toolbar = judged(
    "UIToolbar", { shown(UIToolbar()) }, of: JudgedProperty.all,
    besides: [
      tool(
        "backgroundImage", { $0.setBackgroundImage(image($1), forToolbarPosition: .any, barMetrics: .default) },
        { name($0.backgroundImage(forToolbarPosition: .any, barMetrics: .default)) }),
      tool(
        "shadowImage", { $0.setShadowImage(image($1), forToolbarPosition: .bottom) },
        { name($0.shadowImage(forToolbarPosition: .bottom)) }),
    ])

  nonisolated static let tabBar = judged(
    "UITabBar", { shown(UITabBar()) }, of: JudgedProperty.all,
    besides: [
      tabs("selectedImageTintColor", { DeprecatedTint.set($0, color($1)) }, { name(DeprecatedTint.read($0)) })
    ])

  nonisolated static let searchBar = judged(
    "UISearchBar", { shown(UISearchBar()) }, of: JudgedProperty.all,
    besides: [
      search("backgroundImage(any)", { $0.backgroundImage = image($1) }, { name($0.backgroundImage) }),
      search(
        "backgroundImage", { $0.setBackgroundImage(image($1), for: .top, barMetrics: .defaultPrompt) },
        { name($0.backgroundImage(for: .top, barMetrics: .defaultPrompt)) }),
      search(
        "searchFieldBackgroundImage", { $0.setSearchFieldBackgroundImage(image($1), for: .disabled) },
        { name($0.searchFieldBackgroundImage(for: .disabled)) }),
      search(
        "iconImage", { $0.setImage(image($1), for: .clear, state: .normal) }, { name($0.image(for: .clear, state: .normal)) }),
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
        "iconPositionAdjustment", { $0.setPositionAdjustment(offset($1), for: .search) },
        { "\($0.positionAdjustment(for: .search))" }),
    ])

  nonisolated static let barButtonItem = judged(
    "UIBarButtonItem", buttonItem, of: JudgedProperty.all,
    besides: [
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
    ])

  nonisolated static let barItem: [ProxiedProperty] = [
    button(
      "titleTextAttributes", { $0.setTitleTextAttributes(text($1), for: .disabled) },
      { name($0.titleTextAttributes(for: .disabled)) })
  ]

  nonisolated static let tabBarItem = judged(
    "UITabBarItem", tabItem, of: JudgedProperty.all,
    besides: [
      tab(
        "badgeTextAttributes", { $0.setBadgeTextAttributes(text($1), for: .selected) },
        { name($0.badgeTextAttributes(for: .selected)) })
    ])

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
